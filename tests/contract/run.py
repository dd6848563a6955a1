"""Holds the server to its OpenAPI document: schemathesis with all its checks, for each kind of token.

Usage: run.py PATH-OF-ROWLOCK [SECONDS]; each kind of token gets so many seconds, two of them at a time; needs schemathesis.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import jsonschema_rs

HERE = pathlib.Path(__file__).parent

# A value that fits its schema can still make no sense here: another board's lucky numbers, an order
# without every seat, a seat where nobody sits, a player to merge with who is none, a share to accept,
# a last day before the first, a play to tell of before it is over, or a file whose games could not have
# been played.
SENSELESS = [
    "POST /api/v1/games",
    "POST /api/v1/games/join",
    "POST /api/v1/games/{game}/start",
    "POST /api/v1/games/{game}/host",
    "POST /api/v1/games/{game}/moves",
    "POST /api/v1/groups/{group}/players/{player}/merge",
    "POST /api/v1/links/accept",
    "GET /api/v1/games/{game}/export",
    "GET /api/v1/groups/{group}/games",
    "GET /api/v1/groups/{group}/export",
    "POST /api/v1/groups/{group}/import",
]
# What fits may also be forbidden by a rule of the game, or be gone.
REFUSED = ["2xx", "304", "401", "403", "404", "409", "410", "422"]


class Server:
    """The program on a free port, with a database of its own."""

    def __init__(self, binary, folder):
        env = dict(os.environ, ROWLOCK_LISTEN="127.0.0.1:0", ROWLOCK_RATE_LIMIT="off", ROWLOCK_METRICS="on")
        self.process = subprocess.Popen(
            [binary], cwd=folder, env=env, stdout=subprocess.PIPE, text=True
        )
        for line in self.process.stdout:
            if "http://localhost:" in line:
                self.url = "http://127.0.0.1:" + line.rsplit(":", 1)[1].strip()
            if "Ctrl-C" in line:
                return
        raise SystemExit("The server did not start.")

    def token(self, path, token, body):
        """The secret that this makes."""
        return self.post(path, token, body)["token"]

    def post(self, path, token, body):
        request = urllib.request.Request(self.url + "/api/v1" + path, method="POST")
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", "Bearer " + token)
        request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    def document(self):
        with urllib.request.urlopen(self.url + "/api/v1/openapi.json") as answer:
            return json.loads(answer.read())

    def stop(self):
        self.process.terminate()
        self.process.wait()


def games(server):
    """A game with dice in play, a lobby, one that is over, and one to delete, all of one group."""
    body = {"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"], "start": True}
    over = server.post("/games", "", body)
    moves = "/games/" + over["game"]["id"] + "/moves"
    server.post(moves, over["host_token"], {"type": "cross", "row": "red", "number": 5})
    server.post(moves, over["host_token"], {"type": "finish"})
    keeper = over["group_token"]
    playing = server.post("/games", keeper, body | {"variant": "mixx-a", "mode": "dice"})
    lobby = server.post("/games", keeper, body | {"start": False})
    spare = server.post("/games", keeper, body)
    return keeper, [playing, lobby, over, spare]


def config(server, made, folder):
    """What schemathesis is told: real ids in most paths, and which checks have reasons to be wider."""
    *ids, spare = [game["game"]["id"] for game in made]
    other = server.post("/groups", "", {"name": "Others"})["group"]["id"]
    group = made[0]["game"]["group"]
    players = [seat["player"] for seat in made[0]["seats"]]
    lines = [f"hooks = {json.dumps(str(HERE / 'formats.py'))}"]
    values = {"game": ids, "group": [group], "player": players}
    spares = {"spare_game": [spare], "other_group": [other]}
    for name, known in (values | spares).items():
        lines += [f"[dictionaries.{name}]", f"values = {json.dumps(known)}"]
    lines += ["[parameters]"]
    for name in values:
        lines.append(f'"path.{name}" = {{ dictionary = "{name}", probability = 0.9 }}')
    lines += ["[checks.positive_data_acceptance]", f"expected-statuses = {json.dumps(REFUSED)}"]
    # Three requests to come in may wait for a host's answer.
    full = {"POST /api/v1/games/join": ["429"]}
    for operation in sorted({*SENSELESS, *full}):
        wider = (["400"] if operation in SENSELESS else []) + full.get(operation, [])
        lines += [
            "[[operations]]",
            f"include-name = {json.dumps(operation)}",
            "[operations.checks.positive_data_acceptance]",
            f"expected-statuses = {json.dumps(REFUSED + wider)}",
        ]
    # Whoever deletes the group or the game in the first second has nothing left to ask about.
    for kind, kept in (("game", "spare_game"), ("group", "other_group")):
        place = {"game": "games", "group": "groups"}[kind]
        lines += [
            "[[operations]]",
            f'include-name = "DELETE /api/v1/{place}/{{{kind}}}"',
            "[operations.parameters]",
            f'"path.{kind}" = {{ dictionary = "{kept}", probability = 0.9 }}',
        ]
    path = pathlib.Path(folder) / "schemathesis.toml"
    path.write_text("\n".join(lines) + "\n")
    return path


def check_examples(document):
    """Every example of the document is what its schema says."""
    checked = 0

    def check(schema, example):
        nonlocal checked
        jsonschema_rs.validate(schema | {"components": document["components"]}, example)
        checked += 1

    def walk(part):
        if isinstance(part, list):
            for item in part:
                walk(item)
        elif isinstance(part, dict):
            # Beside schemas, the examples of an answer have names.
            for example in part["examples"] if isinstance(part.get("examples"), list) else []:
                check({key: value for key, value in part.items() if key != "examples"}, example)
            if "example" in part:
                check(part["schema"], part["example"])
            for item in part.values():
                walk(item)

    walk({key: value for key, value in document.items() if key != "components"})
    walk(document["components"]["schemas"])
    problem = {"$ref": "#/components/schemas/Problem"}
    for example in document["components"]["examples"].values():
        check(problem, example["value"])
    for content in answers(document):
        for named in content.get("examples", {}).values():
            name = named["$ref"].rsplit("/", 1)[1]
            check(content["schema"], document["components"]["examples"][name]["value"])
    assert checked > 100, checked


def answers(document):
    for answer in document["components"]["responses"].values():
        yield from answer["content"].values()


def try_out(command, folder, seconds):
    """The exit status and the report of a run of so many seconds; of more, where the start alone took as many."""
    while seconds < 600:
        timed = command + ["--max-time", str(seconds)]
        run = subprocess.run(timed, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if "No test cases were generated" not in run.stdout:
            return run.returncode, run.stdout
        seconds *= 2
    return 1, run.stdout


def hold(binary, role, seconds):
    """Whether the server keeps its word to somebody of this role."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(binary, folder)
        try:
            check_examples(server.document())
            keeper, made = games(server)
            playing, host = made[0]["game"], made[0]["host_token"]
            invite = server.token(f"/groups/{playing['group']}/invites", keeper, {"role": "member"})
            tokens = {
                "keeper": keeper,
                "member": server.token("/links/accept", "", {"token": invite}),
                "host": host,
                "seat": made[0]["seats"][0]["token"],
                "share": server.token(f"/games/{playing['id']}/share", host, {}),
            }
            command = [
                str(pathlib.Path(sys.executable).parent / "schemathesis"),
                "--config-file", str(config(server, made, folder)),
                "run", server.url + "/api/v1/openapi.json",
                "--checks", "all", "--continue-on-failure",
                "--suppress-health-check", "all", "--warnings", "off",
            ]
            if role in tokens:
                command += ["-H", "Authorization: Bearer " + tokens[role]]
                # To whoever may follow a game, the stream goes on for ever.
                command += ["--exclude-path", "/api/v1/games/{game}/stream"]
            status, report = try_out(command, folder, seconds)
            print(f"As {role}:\n{report}", flush=True)
            return status == 0
        finally:
            server.stop()


def main(binary, seconds):
    roles = ["nobody", "keeper", "member", "host", "seat", "share"]
    with ThreadPoolExecutor(max_workers=2) as pool:
        held = pool.map(lambda role: hold(os.path.abspath(binary), role, seconds), roles)
        broken = [role for role, is_held in zip(roles, held) if not is_held]
    if broken:
        raise SystemExit(f"The server breaks its word to: {', '.join(broken)}")
    print("The server answers as its OpenAPI document says.")


main(sys.argv[1], int((sys.argv[2:] or [""])[0] or 20))
