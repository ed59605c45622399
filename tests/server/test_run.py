"""Starting the server: says where, takes another port if the usual one is taken, stops cleanly."""

import http.client
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from islario.core.reasons import IslarioError
from islario.server.run import PORT, data_folder, own_address, take_port
from tests.server.running import SECONDS, Server


def test_a_port_that_is_taken_is_refused_by_name() -> None:
    with take_port("127.0.0.1", None) as taken, pytest.raises(IslarioError, match=str(taken.getsockname()[1])):
        take_port("127.0.0.1", taken.getsockname()[1])


def test_an_address_that_this_machine_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(IslarioError, match=r"203\.0\.113\.7"):
        take_port("203.0.113.7", None)


def test_others_are_told_an_address_of_this_machine() -> None:
    with take_port(own_address(), None) as taken:
        assert taken.getsockname()[0] == own_address()


def test_two_servers_without_a_port_find_two_ports() -> None:
    with take_port("127.0.0.1", None) as one, take_port("127.0.0.1", None) as two:
        assert one.getsockname()[1] != two.getsockname()[1] >= PORT


def test_a_folder_that_cannot_be_had_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(IslarioError, match="file"):
        data_folder(str(file / "below"))


def test_data_is_kept_where_the_user_keeps_such_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder(None).is_relative_to(tmp_path)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_serving_starts_says_where_and_stops_cleanly(tmp_path: Path, ending: signal.Signals) -> None:
    with Server(tmp_path, deals=None) as server:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SECONDS)
        connection.request("GET", "/", headers={"Accept": "text/html"})
        answer = connection.getresponse()
        assert answer.status == 200
        assert "Islario" in answer.read().decode()
        connection.request("GET", "/secret", headers={"Accept": "text/html"})
        lost = connection.getresponse()
        assert lost.status == 404
        assert "Islario" in lost.read().decode()
        connection.close()
        server.process.send_signal(ending)
        out, err = server.process.communicate(timeout=SECONDS)
        assert (server.process.returncode, err) == (0, "")
        assert "Stopped." in out


def test_a_port_that_was_asked_for_and_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    with take_port("127.0.0.1", None) as taken:
        port = str(taken.getsockname()[1])
        command = [
            sys.executable,
            "-m",
            "islario.cli",
            "--lang",
            "en",
            "serve",
            "--data",
            str(tmp_path),
            "--port",
            port,
        ]
        done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=SECONDS)
    assert done.returncode == 2
    assert done.stderr == f"islario: Port {port} is taken; choose another with --port.\n"


def test_data_that_cannot_be_used_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "islario.db").write_text("this is no database, and long enough to be taken for something else " * 20)
    command = [sys.executable, "-m", "islario.cli", "--lang", "en", "serve", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=SECONDS)
    assert done.returncode == 2
    assert re.fullmatch(r"islario: .*islario\.db.*\n", done.stderr), done.stderr


def test_a_second_server_on_the_same_data_says_where_the_first_one_is(tmp_path: Path) -> None:
    with Server(tmp_path, deals=None) as server:
        for command, status in (("serve", 2), ("play", 0)):
            words = [sys.executable, "-m", "islario.cli", "--lang", "en", command, "--data", str(tmp_path)]
            environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
            done = subprocess.run(words, capture_output=True, text=True, env=environment, timeout=SECONDS)
            assert done.returncode == status
            assert f"{server.address}/" in done.stdout + done.stderr
