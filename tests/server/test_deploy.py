"""What stands in ``deploy``: the proxies run as they are written there, all else is compared with what it names."""

import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from islario.cli import main
from islario.server import run
from tests.debian import PROXIES, system_proxy
from tests.server.running import ROOT, SECONDS, Server, Socket, free_port
from tests.server.test_operation import Watched

DEPLOY = ROOT / "deploy"
NAME = "islas.example"


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


# -- commands --------------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], dict[str, Any]]:
    """What a command line of ``islario serve`` would serve."""

    names = run.serve.__code__.co_varnames

    def understand(words: list[str]) -> dict[str, Any]:
        asked: dict[str, Any] = {}
        monkeypatch.setattr(run, "serve", lambda *values: asked.update(zip(names, values, strict=False)))
        main(words)
        return asked

    return understand


def of_unit(name: str, key: str) -> list[str]:
    """What a unit of systemd says after a key."""
    return re.findall(rf"^{key}=(.*)$", read(name).replace("\\\n", " "), re.MULTILINE)


def test_the_unit_serves_its_data_behind_a_proxy_of_its_machine(served: Callable[[list[str]], dict[str, Any]]) -> None:
    ((program, *words),) = (shlex.split(line) for line in of_unit("islario.service", "ExecStart"))
    asked = served(words)
    assert (program, asked["data"], asked["host"]) == ("/opt/islario/bin/islario", "/var/lib/islario", "127.0.0.1")
    assert (asked["host_names"], set(asked["proxies"])) == ([NAME], {"127.0.0.1", "::1"})
    assert of_unit("islario.service", "StateDirectory") == ["islario"]


def test_the_unit_of_the_backup_saves_what_the_other_serves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = of_unit("islario-backup.service", "ExecStart")
    shell = shlex.split(line.replace("%%", "%"))[-1]
    saved, data = tmp_path / "saved", tmp_path / "data"
    saved.mkdir()
    assert "/var/lib/islario-backups/" in shell
    assert of_unit("islario-backup.service", "StateDirectory") == ["islario-backups"]
    with Server(data_of(data), deals=None):
        pass
    told = shell.replace("/opt/islario/bin/islario", "echo").replace("/var/lib/islario-backups", str(saved))
    words = subprocess.run(["sh", "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert words[-2:] == ["--data", "/var/lib/islario"]
    main([*words[:-1], str(data)])
    (made,) = saved.glob("*.islario")
    assert str(made) in capsys.readouterr().out
    (tidied,) = of_unit("islario-backup.service", "ExecStartPost")
    assert made.match(shlex.split(tidied)[3])


def data_of(folder: Path) -> Path:
    folder.mkdir()
    return folder


@pytest.mark.rare
@pytest.mark.parametrize("name", ["islario.service", "islario-backup.service", "islario-backup.timer"])
def test_systemd_understands_a_unit(tmp_path: Path, name: str) -> None:
    for unit in DEPLOY.glob("*.service"):  # a timer looks for its service
        text = unit.read_text("utf-8").replace("/opt/islario/bin/islario", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    if name.endswith(".timer"):
        shutil.copy(DEPLOY / name, tmp_path)
    done = subprocess.run(["systemd-analyze", "verify", str(tmp_path / name)], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


# -- containers ------------------------------------------------------------------------------------


def test_the_container_copies_what_is_there_and_serves_to_others(
    served: Callable[[list[str]], dict[str, Any]], tmp_path: Path
) -> None:
    text = read("Containerfile").replace("\\\n", " ")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for pattern in line.split()[:-1]:
            assert list(ROOT.glob(pattern)), pattern
    for file in re.findall(r"-r (\S+)", text):
        assert (ROOT / file).exists(), file
    (target,) = re.findall(r"make (\w+)", text)
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    entry, command = (json.loads(re.findall(rf"^{key} (.*)$", text, re.MULTILINE)[0]) for key in ("ENTRYPOINT", "CMD"))
    asked = served(command)
    assert (entry, asked["host"], asked["data"]) == (["islario"], "0.0.0.0", "/var/lib/islario")
    wanted = read("Containerfile.dockerignore").splitlines()
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        assert all(f"!{pattern}" in wanted for pattern in line.split()[:-1])


def test_the_services_of_the_compose_file_fit_together(served: Callable[[list[str]], dict[str, Any]]) -> None:
    text = read("compose.yaml")
    variables = dict(line.split("=", 1) for line in read("env.example").splitlines() if "=" in line and line[0] != "#")
    assert set(re.findall(r"\$\{(\w+)\}", text)) == set(variables)
    filled = re.sub(r"\$\{(\w+)\}", lambda found: variables[found[1]] or "secret", text)
    compose = yaml.safe_load(filled)
    services = compose["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service["networks"]) <= set(compose["networks"]), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"], volume
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).exists()

    proxy = services["caddy"]
    servers = [name for name, service in services.items() if service.get("image") == "islario"]
    assert sorted(proxy["environment"]["ISLARIO_SERVERS"].split()) == sorted(f"{name}:{run.PORT}" for name in servers)
    assert len(servers) == 2
    assert set(proxy["environment"]) == set(re.findall(r"\{\$(\w+):", read("Caddyfile")))
    database = services["database"]["environment"]
    for name in servers:
        asked = served(shlex.split(services[name]["command"]))
        assert asked["host_names"] == [proxy["environment"]["ISLARIO_NAME"]]
        assert asked["proxies"] == (proxy["networks"]["inside"]["ipv4_address"],)
        user, place = database["POSTGRES_USER"], f"database/{database['POSTGRES_DB']}"
        assert asked["database"] == f"postgresql://{user}@{place}"
        assert services[name]["environment"]["PGPASSWORD"] == database["POSTGRES_PASSWORD"]
        assert "ports" not in services[name]


# -- proxies ---------------------------------------------------------------------------------------


class Proxy:
    """A proxy before servers of ours."""

    def __init__(self, authority: Path) -> None:
        self.port = free_port()
        self.plain_port = free_port()
        self.authority = authority
        """Who answers for its certificate."""
        self.clients: list[httpx.Client] = []

    def is_ready(self) -> bool:
        """Whether it can be talked to."""
        if not self.authority.exists():
            return False
        with suppress(OSError), self.connect():
            return True
        return False

    def connect(self) -> ssl.SSLSocket:
        context = ssl.create_default_context(cafile=self.authority)
        with socket.create_connection(("127.0.0.1", self.port), SECONDS) as plain:
            return context.wrap_socket(plain, server_hostname=NAME)

    def client(self, address: str, **headers: str) -> httpx.Client:
        """Somebody at an address of this machine."""
        context = ssl.create_default_context(cafile=self.authority)
        transport = httpx.HTTPTransport(verify=context, local_address=address)
        headers = {"Host": f"{NAME}:{self.port}", "Origin": f"https://{NAME}:{self.port}", **headers}
        url = f"https://127.0.0.1:{self.port}/api"
        client = httpx.Client(base_url=url, headers=headers, transport=transport, timeout=SECONDS)
        client.event_hooks = {"request": [ask_for_name]}
        self.clients.append(client)
        return client

    @contextmanager
    def sit(self, table: str, client: httpx.Client) -> Iterator[Socket]:
        cookie = {"Cookie": f"islario={client.cookies['islario']}"}
        address = f"ws://{NAME}:{self.port}/api/tables/{table}/live"  # within the connection, which is secure already
        with connect(address, sock=self.connect(), additional_headers=cookie, open_timeout=SECONDS) as connection:
            yield Socket(connection)


def ask_for_name(request: httpx.Request) -> None:
    """Have the certificate checked for the name, which no server of names knows."""
    request.extensions["sni_hostname"] = NAME


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    """Each proxy in turn before a server that lets an address start two tables."""
    with Server(tmp_path, tables_per_hour=2, more=["--behind-proxy", "--host-name", NAME]) as server:
        start = {"nginx": start_nginx, "caddy": start_caddy}[request.param]
        with start(tmp_path, [server.port]) as running:
            yield running
        server.stop_without_complaint()


@contextmanager
def start_nginx(folder: Path, servers: list[int]) -> Iterator[Proxy]:
    """nginx with our file, in which only ports and the certificate are others."""
    proxy = Proxy(folder / "certificate.pem")
    making = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    making += ["-keyout", str(folder / "key.pem"), "-out", str(proxy.authority), "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*making, "-addext", f"subjectAltName=DNS:{NAME}"], check=True, capture_output=True)
    site = read("islario.nginx.conf")
    for before, after in {
        "server 127.0.0.1:8247;": "".join(f"server 127.0.0.1:{port};" for port in servers),
        "listen 80;": f"listen 127.0.0.1:{proxy.plain_port};",
        "listen [::]:80;": "",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{proxy.port} ssl http2;",
        "listen [::]:443 ssl http2;": "",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(proxy.authority),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(folder / "key.pem"),
    }.items():
        assert site.count(before) == 1, before
        site = site.replace(before, after)
    (folder / "site.conf").write_text(site, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    kept = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    main = (
        f"daemon off; pid {folder}/nginx.pid; events {{}} http {{ access_log off; {kept} include {folder}/site.conf; }}"
    )
    (folder / "nginx.conf").write_text(main, "utf-8")
    with running([program_of("nginx"), "-e", "stderr", "-c", str(folder / "nginx.conf"), "-p", str(folder)], proxy):
        yield proxy


@contextmanager
def start_caddy(folder: Path, servers: list[int]) -> Iterator[Proxy]:
    """Caddy with our file. It makes its certificate itself here, as nobody outside answers for that name."""
    proxy = Proxy(folder / "caddy" / "pki" / "authorities" / "local" / "root.crt")
    chosen = f"admin off\nskip_install_trust\nlocal_certs\ndefault_bind 127.0.0.1\nhttp_port {proxy.plain_port}"
    text = f"{{\n{chosen}\nhttps_port {proxy.port}\n}}\nimport {DEPLOY}/Caddyfile\n"
    (folder / "Caddyfile").write_text(text, "utf-8")
    places = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    given = {"ISLARIO_NAME": NAME, "ISLARIO_SERVERS": " ".join(f"127.0.0.1:{port}" for port in servers)}
    command = [program_of("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with running(command, proxy, **places, **given):
        yield proxy


def program_of(name: str) -> str:
    found = system_proxy(name)
    assert found is not None, f"there is no {name}; make debian-rare gets Debian's"
    return found


@contextmanager
def running(command: list[str], proxy: Proxy, **environment: str) -> Iterator[None]:
    """A program that runs until we are done, once it takes connections."""
    path = "/usr/sbin:/usr/bin:/sbin:/bin"
    with subprocess.Popen(command, env={"PATH": path, **environment}, stderr=subprocess.PIPE, text=True) as process:
        try:
            last = time.monotonic() + SECONDS
            while not proxy.is_ready():
                assert process.poll() is None, process.stderr and process.stderr.read()
                assert time.monotonic() < last
            yield
        finally:
            for client in proxy.clients:
                client.close()
            process.terminate()
            process.communicate(timeout=SECONDS)


@pytest.mark.rare
def test_a_table_is_played_through_a_proxy(proxy: Proxy) -> None:
    ana = proxy.client("127.0.0.2")
    body = {"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}], "options": {"first": 0}}
    made = ana.post("/tables", json=body)
    assert made.status_code == 201, made.text
    assert "Secure" in made.headers["set-cookie"]
    table = made.json()["table"]
    with proxy.sit(table, ana) as sitting:
        assert sitting.play("end")["type"] == "done"
        assert ana.get(f"/tables/{table}").json()["number"] == 1
    assert "default-src 'none'" in ana.get("/games").headers["content-security-policy"]
    assert ana.post(f"/tables/{table}/leave", headers={"Origin": "https://evil.example"}).status_code == 403


@pytest.mark.rare
def test_whoever_is_behind_a_proxy_has_their_own_address_and_cannot_have_another(proxy: Proxy) -> None:
    """The pace of tables is that of an address; what a client says of itself changes nothing."""
    body = {"game": "hashi", "seats": [{"who": "me"}]}
    false = {"X-Forwarded-For": "192.0.2.9", "Forwarded": "for=192.0.2.9", "X-Real-IP": "192.0.2.9"}
    ana, bea = proxy.client("127.0.0.2"), proxy.client("127.0.0.3")
    assert [ana.post("/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]
    assert ana.post("/tables", json=body, headers=false).status_code == 429
    assert bea.post("/tables", json=body, headers=false).status_code == 201
    assert bea.post("/tables", json=body, headers={"X-Forwarded-For": "127.0.0.2"}).status_code == 201
    assert bea.post("/tables", json=body).status_code == 429


@pytest.mark.rare
def test_a_proxy_leads_to_the_secure_address_and_takes_no_large_body(proxy: Proxy) -> None:
    plain = httpx.get(f"http://127.0.0.1:{proxy.plain_port}/table", headers={"Host": NAME})
    assert plain.status_code in (301, 308)
    assert plain.headers["location"].startswith(f"https://{NAME}")
    ana = proxy.client("127.0.0.2")
    assert ana.post("/tables", content=b"x" * 200_000).status_code == 413


@pytest.mark.rare
@pytest.mark.parametrize("kind", PROXIES)
def test_a_proxy_keeps_a_table_at_one_server_as_long_as_that_is_there(tmp_path: Path, postgres: str, kind: str) -> None:
    """Two servers on one database: a table is asked for at one; when that is killed, it goes on at the other."""
    more = ["--behind-proxy", "--host-name", NAME]
    one, two = (Watched(data_of(tmp_path / name), *more, database=postgres) for name in ("one", "two"))
    start = {"nginx": start_nginx, "caddy": start_caddy}[kind]
    with one, two, start(tmp_path, [one.port, two.port]) as proxy:
        ana = proxy.client("127.0.0.2")
        body = {"game": "forbidden_island", "seats": [{"who": "me"}, {"who": "me"}], "options": {"first": 0}}
        table = ana.post("/tables", json=body).json()["table"]
        with proxy.sit(table, ana) as sitting:
            assert sitting.play("end")["type"] == "done"
        for _ in range(20):
            assert ana.get(f"/tables/{table}").json()["number"] == 1
        asked = ("islario_request_seconds_count", "/api/tables/{table}", "GET")
        counts = {server: server.figures().get(asked, 0) for server in (one, two)}
        assert sorted(counts.values()) == [0, 20]
        max(counts, key=lambda server: counts[server]).kill()
        for _ in range(20):
            assert ana.get(f"/tables/{table}").json()["number"] == 1
        with proxy.sit(table, ana) as sitting:
            assert sitting.play(sitting.standing["legal"]["0"][0], seat=0)["type"] == "done"
