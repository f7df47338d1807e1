"""The image and the compose files, without a container engine: what they say is run in an empty environment, and held
to the settings that exist and to each other."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from manoir.cli.benches.services import free_port
from manoir.server.settings import ServerSettings
from packages.empty import ROOT, Empty, House

IMAGE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = {
    name: yaml.safe_load((ROOT / name).read_text(encoding="utf-8")) for name in ("compose.yaml", "compose.many.yaml")
}
# What a service may say: those of the Compose Specification that we use. A word that is not one of them is ignored or
# stops everything, and no engine is here to say so.
KEYS = {
    *("build", "cap_add", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "mem_limit"),
    *("networks", "pids_limit", "ports", "read_only", "restart", "security_opt", "shm_size", "stop_grace_period"),
    *("tmpfs", "ulimits", "volumes"),
}
VARIABLES = {f"MANOIR_{field.name.upper()}" for field in fields(ServerSettings)}


def of_image(word: str) -> list[str]:
    """The instructions of a kind in what runs, after the last FROM."""
    return re.findall(rf"^{word} +(.+)$", IMAGE.rpartition("\nFROM ")[2], re.MULTILINE)


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in " ".join(of_image("ENV")).split())


def test_the_image_is_built_in_two_steps_from_a_named_base_and_runs_without_root() -> None:
    bases = re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)
    assert len(bases) == 2
    assert all(re.fullmatch(r"[a-z]+:\d[\w.-]+", base) for base in bases)
    user = of_image("USER")
    assert [int(one) for one in user] == [10001]
    assert "--uid 10001" in IMAGE
    runs = IMAGE.rpartition("\nFROM ")[2]
    assert "apt-get" not in runs
    assert re.search(r"COPY --from=build /opt/manoir /opt/manoir", runs)
    assert "MANOIR_COMPILE=1" in IMAGE, "an image without the compiled core is not built"
    assert set(variables()) - VARIABLES == {"PATH", "PYTHONDONTWRITEBYTECODE"}


# Where all that can be seen is read-only but one folder, without any power over the system, though by root's name.
CONFINED = """
mount --rbind / "$1" && mount -o remount,bind,ro "$1" || exit 90
mount --bind "$2" "$1$2" && mount -o remount,bind,ro "$1$2" || exit 91
mount --bind "$3" "$1$3" || exit 92
if touch "$1$2/written" 2>/dev/null; then exit 93; fi
root="$1"
shift 3
exec chroot "$root" setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
"""


def confined(folder: Path, environment: Path, data: Path) -> tuple[str, ...]:
    """What a command is put behind, to run as `read_only` and `cap_drop` have it run; nothing where that cannot be."""
    root = folder / "root"
    root.mkdir()
    means = ("unshare", "--mount", "sh", "-c", CONFINED, "sh", str(root), str(environment), str(data))
    tried = subprocess.run([*means, "true"], capture_output=True, check=False) if shutil.which("unshare") else None
    return means if tried is not None and tried.returncode == 0 else ()


@pytest.mark.once
@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_what_the_image_runs_opens_a_healthy_house_that_writes_to_its_folder_alone(
    made: dict[str, Path], tmp_path: Path
) -> None:
    environment = Empty(tmp_path / "image")
    environment.install(made["wheel"], "scale")
    data = tmp_path / "data"
    data.mkdir()
    port = free_port()
    given = {key: value.replace("/data", str(data)) for key, value in variables().items() if key != "PATH"}
    given |= {"MANOIR_PORT": str(port), "MANOIR_HOST": "127.0.0.1"}
    (command,) = of_image("CMD")
    (health,) = re.findall(r"HEALTHCHECK .*?CMD (\[.*\])$", IMAGE, re.MULTILINE)
    assert json.loads(command) == ["manoir", "serve"]
    before = snapshot(environment.folder)
    means = confined(tmp_path, environment.folder, data)
    house = House(environment, tuple(json.loads(command)), port, means, **given)
    house.end = signal.Signals[of_image("STOPSIGNAL")[0]]
    with house:
        well = environment.run(*json.loads(health), **given)
        assert well.returncode == 0, well.stderr
    ill = environment.run(*json.loads(health), **given)
    assert ill.returncode != 0, "a house that is gone is not healthy"
    assert snapshot(environment.folder) == before
    assert (data / "house.db").is_file()


def snapshot(folder: Path) -> dict[str, float]:
    """Every file of a folder with the time at which it was changed, links not followed."""
    return {
        str(path): path.lstat().st_mtime for path in folder.rglob("*") if not path.is_symlink() and not path.is_dir()
    }


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_names_only_what_there_is(name: str) -> None:
    file = COMPOSE[name]
    assert set(file) <= {"services", "networks", "volumes"}
    for service in file["services"].values():
        assert set(service) <= KEYS
        assert set(service.get("healthcheck", {})) <= {"test", "interval", "timeout", "retries"}
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in file["volumes"], source
        networks = service.get("networks", [])
        assert set(networks) <= set(file.get("networks", {}))
        assert set(service.get("depends_on", {})) <= set(file["services"])
        assert "privileged" not in service
        assert ("build" in service) or re.fullmatch(r"[a-z]+:\d[\w.-]+", service["image"])
    house = file["services"]["house"]
    assert house["read_only"] is True
    assert house["cap_drop"] == ["ALL"]
    assert set(house.get("environment", {})) - {"FORWARDED_ALLOW_IPS"} <= VARIABLES


def test_the_house_alone_keeps_its_games_in_a_volume_where_the_image_writes() -> None:
    house = COMPOSE["compose.yaml"]["services"]["house"]
    (volume,) = house["volumes"]
    assert of_image("VOLUME") == [volume.partition(":")[2]] == ["/data"]
    assert variables()["MANOIR_DATABASE"] == "sqlite+aiosqlite:////data/house.db"
    assert house["ports"] == [f"{variables()['MANOIR_PORT']}:{of_image('EXPOSE')[0]}"]


def many() -> dict[str, Any]:
    found: dict[str, Any] = COMPOSE["compose.many.yaml"]["services"]
    return found


def test_the_house_for_many_is_reached_through_the_proxy_alone_which_it_believes() -> None:
    services = many()
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    address = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert services["house"]["environment"]["FORWARDED_ALLOW_IPS"] == address
    caddy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy house:{variables()['MANOIR_PORT']} " in caddy
    assert COMPOSE["compose.many.yaml"]["networks"]["back"] == {"internal": True}
    assert services["postgres"]["networks"] == services["redis"]["networks"] == ["back"]


def test_every_variable_of_the_house_for_many_is_in_the_example_and_nothing_is_left_to_chance() -> None:
    text = (ROOT / "compose.many.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+)", text))
    example = (ROOT / "deploy" / "house.env.example").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    assert not re.search(r"(?<!\$)\$\{\w+\}", text), "a variable that is missing stops it: ${NAME:?why}"


def test_the_house_for_many_uses_the_drivers_that_the_image_has() -> None:
    assert '".[scale]"' in IMAGE
    environment = many()["house"]["environment"]
    given = {
        "MANOIR_DATABASE": re.sub(r"\$\{\w+:\?[^}]*\}", "secret", environment["MANOIR_DATABASE"]).replace(
            "@postgres", "@127.0.0.1:1"
        ),
        "MANOIR_REDIS": re.sub(r"\$\{\w+:\?[^}]*\}", "secret", environment["MANOIR_REDIS"]).replace(
            "@redis:6379", "@127.0.0.1:1"
        ),
        "MANOIR_WORKERS": environment["MANOIR_WORKERS"],
    }
    from manoir.server.cluster.supervisor import check_workers
    from manoir.server.settings import from_environment
    from manoir.store.engine import open_engine

    settings = from_environment(given)
    if hasattr(os, "fork"):
        check_workers(settings)
    assert open_engine(settings.database).url.host == "127.0.0.1"


@pytest.mark.skipif(not Path("/usr/bin/caddy").exists(), reason="there is no caddy here")
def test_caddy_understands_its_file() -> None:
    command = ["/usr/bin/caddy", "validate", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile")]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "HOUSE_NAME": "localhost"}, check=False
    )
    assert done.returncode == 0, done.stderr
