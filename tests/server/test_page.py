"""The plain page: starts, says where, stops cleanly."""

import http.client
import os
import re
import signal
import subprocess
import sys

import pytest

from islario.server.page import PortTaken, open_server, page


def test_the_page_names_every_game_in_the_language() -> None:
    assert "Forbidden Island" in page("en")
    assert "La Isla Prohibida" in page("es")
    assert 'lang="pt"' in page("pt")


def test_a_port_that_is_taken_is_refused_by_name() -> None:
    with open_server(None, "en") as server, pytest.raises(PortTaken) as refused:
        open_server(server.server_port, "en")
    assert str(server.server_port) in str(refused.value)


def test_two_servers_without_a_port_find_two_ports() -> None:
    with open_server(None, "en") as one, open_server(None, "en") as two:
        assert one.server_port != two.server_port


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_serving_starts_says_where_and_stops_cleanly(ending: signal.Signals) -> None:
    command = [sys.executable, "-m", "islario.cli", "--lang", "en", "serve"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert program.stdout is not None
        said = program.stdout.readline()
        address = re.search(r"http://(127\.0\.0\.1):(\d+)/", said)
        assert address, said
        connection = http.client.HTTPConnection(address[1], int(address[2]), timeout=10)
        connection.request("GET", "/")
        answer = connection.getresponse()
        assert answer.status == 200
        assert "Forbidden Island" in answer.read().decode()
        connection.request("GET", "/secret")
        assert connection.getresponse().status == 404
        program.send_signal(ending)
        out, err = program.communicate(timeout=10)
        assert program.returncode == 0
        assert "Stopped." in out
        assert err == ""
    finally:
        program.kill()
        program.wait()
