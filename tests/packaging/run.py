"""Builds a release by packaging/release and tries its files: an executable of another processor runs in an emulator, and
the Debian package is installed and removed in a copy of this computer's file system.

Usage: run.py, with cargo-cyclonedx in PATH. Says what this computer lacks, and how to get it.
"""

import hashlib
import json
import pathlib
import platform
import re
import shutil
import signal
import subprocess
import tarfile
import tempfile
import urllib.request

ROOT = pathlib.Path(__file__).parent.parent.parent
OUT = ROOT / "target/packages"

# Debian's name of an architecture, and that of compilers and emulators.
ARCHITECTURES = {"amd64": "x86_64", "arm64": "aarch64"}

IN_ARCHIVE = {
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "man",
    "rowlock",
    "rowlock.bash",
    "rowlock.fish",
    "rowlock.service",
    "rowlock.socket",
    "rowlock.zsh",
}

IN_DEBIAN_PACKAGE = {
    "usr/bin/rowlock",
    "usr/lib/systemd/system/rowlock.service",
    "usr/lib/systemd/system/rowlock.socket",
    "usr/share/bash-completion/completions/rowlock",
    "usr/share/doc/rowlock/CHANGELOG.md",
    "usr/share/doc/rowlock/README.md",
    "usr/share/doc/rowlock/copyright",
    "usr/share/doc/rowlock/docs/operating.md",
    "usr/share/doc/rowlock/docs/playing.md",
    "usr/share/doc/rowlock/docs/postgresql.md",
    "usr/share/fish/vendor_completions.d/rowlock.fish",
    "usr/share/zsh/vendor-completions/_rowlock",
}

# Installs the package $1 in the file system $2 over this computer's, enables it, upgrades it, and removes it.
INSTALL = """
set -eu
mount -t tmpfs tmpfs "$2"
mkdir "$2/upper" "$2/work" "$2/merged"
mount -t overlay -o "lowerdir=/,upperdir=$2/upper,workdir=$2/work" overlay "$2/merged"
mount -t tmpfs tmpfs "$2/merged/run"
cp "$1" "$2/merged/rowlock.deb"
exec chroot "$2/merged" sh -eux -c '
enabled() { test -L /etc/systemd/system/multi-user.target.wants/rowlock.service; }
refute() { if "$@"; then exit 1; fi; }
dpkg --install /rowlock.deb
dpkg --verify rowlock
/usr/bin/rowlock --version
refute enabled
systemctl enable rowlock
enabled
mkdir -p /var/lib/rowlock
dpkg --install /rowlock.deb
enabled
dpkg --remove rowlock
refute test -e /usr/bin/rowlock
dpkg --purge rowlock
refute enabled
test -d /var/lib/rowlock
'
"""


def run(*command, **options):
    """Runs a command, which has to succeed; returns what it printed."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def can_build(architecture):
    processor = ARCHITECTURES[architecture]
    tools = [f"{processor}-linux-musl-gcc", f"{processor}-linux-gnu-gcc"]
    if all(shutil.which(tool) for tool in tools):
        return True
    print(f"No compiler for {architecture}, whose packages were not tried: install it with packaging/install-compilers")
    return False


def emulator(architecture):
    """The command that runs executables of an architecture; None if this computer has none."""
    processor = ARCHITECTURES[architecture]
    if platform.machine() == processor:
        return []
    for name in (f"qemu-{processor}-static", f"qemu-{processor}"):
        if shutil.which(name):
            return [name]
    print(f"No emulator for {architecture}, whose executable was not tried: install qemu-user-static")
    return None


def check_checksums():
    lines = (OUT / "SHA256SUMS").read_text().splitlines()
    named = dict(reversed(line.split("  ")) for line in lines)
    files = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in OUT.iterdir()}
    del files["SHA256SUMS"]
    assert named == files and files, (named, files)


def unpack_archive(name, folder):
    """Returns the executable in an archive."""
    with tarfile.open(OUT / f"{name}.tar.gz") as archive:
        for member in archive:
            assert (member.uid, member.gid) == (0, 0), member
        archive.extractall(folder, filter="data")
    found = {path.name for path in (folder / name).iterdir()}
    assert found == IN_ARCHIVE, found
    assert (folder / name / "man/rowlock.1").read_text().count(".SH") > 3
    return folder / name / "rowlock"


def check_is_static(executable, architecture):
    headers = run("readelf", "--wide", "--file-header", "--program-headers", "--dynamic", executable)
    assert ("AArch64" if architecture == "arm64" else "X86-64") in headers, headers
    assert "INTERP" not in headers and "NEEDED" not in headers, headers


def request(url, body=None, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as response:
        return response.read().decode()


def play(command, folder):
    """Starts a server, crosses a space on it, and stops it."""
    server = subprocess.Popen([*command, "serve", "--listen", "127.0.0.1:0"], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        url = None
        for line in server.stdout:
            if found := re.search(r"http://localhost:(\d+)", line):
                url = f"http://127.0.0.1:{found[1]}"
            if "Ctrl-C" in line:
                break
        assert url, "the server did not start"
        assert request(f"{url}/healthz") == "ok"
        game = json.loads(request(f"{url}/api/v1/games", {"variant": "classic", "players": ["Ana", "Ben"], "start": True}))
        moves = f"{url}/api/v1/games/{game['game']['id']}/moves"
        token = game["seats"][0]["token"]
        request(moves, {"type": "cross", "row": "red", "number": 5}, token)
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=30) == 0
    finally:
        server.kill()
        server.wait()


def check_runs(command, version):
    commit = run("git", "rev-parse", "--short=12", "HEAD", cwd=ROOT).strip()
    assert run(*command, "--version") == f"rowlock {version} ({commit})\n"
    with tempfile.TemporaryDirectory() as folder:
        play(command, folder)
        assert "rowlock.db is whole" in run(*command, "doctor", "--listen", "127.0.0.1:0", cwd=folder)
        assert "The database is fine" in run(*command, "verify", cwd=folder)


def check_debian_package(name, version, architecture, executable, folder):
    package = OUT / f"rowlock_{version}_{architecture}.deb"
    fields = run("dpkg-deb", "--field", package, "Version", "Architecture", "Depends")
    assert fields == f"Version: {version}\nArchitecture: {architecture}\n", fields
    root = folder / "debian"
    run("dpkg-deb", "--extract", package, root)
    found = {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()}
    pages = {path for path in found if path.startswith("usr/share/man/man1/rowlock")}
    assert {f"usr/share/man/man1/rowlock{command}.1.gz" for command in ("", "-serve", "-admin-groups")} <= pages, pages
    assert found - pages == IN_DEBIAN_PACKAGE, (found - pages) ^ IN_DEBIAN_PACKAGE
    licences = (root / "usr/share/doc/rowlock/copyright").read_text()
    assert "MIT or Apache-2.0" in licences and "Permission is hereby granted" in licences, licences
    assert (root / "usr/bin/rowlock").read_bytes() == executable.read_bytes()
    return package


def check_installs(package):
    """As root on Debian only, and where a container may mount file systems."""
    may_mount = subprocess.run(["unshare", "--mount", "true"], stderr=subprocess.DEVNULL).returncode == 0
    if not may_mount or not shutil.which("deb-systemd-helper"):
        print("The Debian package was not installed: run this as root on Debian, where it may mount file systems")
        return
    with tempfile.TemporaryDirectory() as folder:
        run("unshare", "--mount", "sh", "-c", INSTALL, "install", package, folder)


def check_sbom(name, architecture):
    document = json.loads((OUT / f"{name}.cdx.json").read_text())
    listed = {(component["name"], component["version"]) for component in document["components"]}
    target = f"{ARCHITECTURES[architecture]}-unknown-linux-musl"
    tree = run("cargo", "tree", "--locked", "--target", target, "--edges", "normal,build", "--prefix", "none", cwd=ROOT)
    # Such as "serde v1.0.228 (*)"; the first is Rowlock itself.
    crates = [line.split() for line in tree.splitlines()[1:]]
    used = {(crate, version.removeprefix("v")) for crate, version, *_ in crates}
    assert len(used) > 100 and used <= listed, used - listed


def main():
    architectures = [architecture for architecture in ARCHITECTURES if can_build(architecture)]
    if not architectures:
        return
    changes = run("git", "status", "--porcelain", cwd=ROOT)
    subprocess.run([ROOT / "packaging/release", *architectures], check=True)
    assert run("git", "status", "--porcelain", cwd=ROOT) == changes
    check_checksums()
    metadata = json.loads(run("cargo", "metadata", "--locked", "--no-deps", "--format-version", "1", cwd=ROOT))
    version = metadata["packages"][0]["version"]
    for architecture in architectures:
        name = f"rowlock-{version}-linux-{architecture}"
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            executable = unpack_archive(name, folder)
            check_is_static(executable, architecture)
            package = check_debian_package(name, version, architecture, executable, folder)
            check_sbom(name, architecture)
            start = emulator(architecture)
            if start is not None:
                check_runs([*start, executable], version)
            if start == []:
                check_installs(package)
    print("The packages have been tried:", *architectures)


main()
