"""The command line as ``python -m islario``."""

from islario.cli import main

if __name__ == "__main__":
    main()
