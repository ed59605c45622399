"""What the server and its clients say to each other.

``schema.py`` makes a JSON schema of it, texts below fields included, and ``web/protocol.py`` the page's types.
"""
