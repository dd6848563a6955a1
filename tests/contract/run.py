"""Checks the server against its OpenAPI document: schemathesis with all its checks, for each kind of token.

Usage: run.py PATH-OF-ROWLOCK [SECONDS]: seconds per kind of token, three kinds at a time. Needs schemathesis.
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

# Operations where a value that fits its schema can be invalid (400): another board's lucky numbers, rows or sheet, an order
# that lacks a seat, an empty seat, a merge with an unknown player, a share link to accept, a period next to days, a last day
# before the first, a day before 1990 or after 2100, a paper game that is corrected with other fields beside it, a BG Stats
# play of an unfinished game, a file whose games are not possible, or one that describes no board.
SEMANTICALLY_CHECKED = [
    "POST /api/v1/games",
    "POST /api/v1/games/join",
    "POST /api/v1/games/{game}/start",
    "POST /api/v1/games/{game}/host",
    "POST /api/v1/games/{game}/moves",
    "POST /api/v1/games/{game}/requests/{request}",
    "POST /api/v1/groups/{group}/players/{player}/merge",
    "POST /api/v1/links/accept",
    "POST /api/v1/score",
    "POST /api/v1/boards/check",
    "POST /api/v1/boards/shuffle",
    "POST /api/v1/groups/{group}/boards",
    "PATCH /api/v1/games/{game}",
    "POST /api/v1/groups/{group}/series",
    "PATCH /api/v1/groups/{group}/series/{series}",
    "GET /api/v1/games/{game}/export",
    "GET /api/v1/groups/{group}/games",
    "GET /api/v1/groups/{group}/export",
    "GET /api/v1/groups/{group}/stats",
    "POST /api/v1/groups/{group}/import",
]
# A valid request can also be forbidden by a rule or outdated, or its resource be gone.
EXPECTED = ["2xx", "304", "401", "403", "404", "409", "410", "412", "422"]


class Server:
    """The program on a free port with its own database."""

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
        """The token that this request creates."""
        return self.post(path, token, body)["token"]

    def post(self, path, token, body):
        request = urllib.request.Request(self.url + "/api/v1" + path, method="POST")
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", "Bearer " + token)
        request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request) as response:
            return json.loads(response.read())

    def document(self):
        with urllib.request.urlopen(self.url + "/api/v1/openapi.json") as response:
            return json.loads(response.read())

    def stop(self):
        self.process.terminate()
        self.process.wait()


def games(server):
    """A running game with dice, a lobby, a finished game, and one to delete, all in one group."""
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
    """Configures schemathesis: real ids in most paths, and wider checks for some operations."""
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
    lines += ["[checks.positive_data_acceptance]", f"expected-statuses = {json.dumps(EXPECTED)}"]
    # A game has at most three pending requests to join, and a member a share of the group's games and players.
    bounded = [
        "POST /api/v1/games",
        "POST /api/v1/games/join",
        "POST /api/v1/games/{game}/rematch",
        "POST /api/v1/games/{game}/requests/{request}",
        "PATCH /api/v1/games/{game}/players/{player}",
    ]
    full = {operation: ["429"] for operation in bounded}
    for operation in sorted({*SEMANTICALLY_CHECKED, *full}):
        wider = (["400"] if operation in SEMANTICALLY_CHECKED else []) + full.get(operation, [])
        lines += [
            "[[operations]]",
            f"include-name = {json.dumps(operation)}",
            "[operations.checks.positive_data_acceptance]",
            f"expected-statuses = {json.dumps(EXPECTED + wider)}",
        ]
    # Deletes use a spare group and game, so that the others remain.
    for kind, spare in (("game", "spare_game"), ("group", "other_group")):
        place = {"game": "games", "group": "groups"}[kind]
        lines += [
            "[[operations]]",
            f'include-name = "DELETE /api/v1/{place}/{{{kind}}}"',
            "[operations.parameters]",
            f'"path.{kind}" = {{ dictionary = "{spare}", probability = 0.9 }}',
        ]
    path = pathlib.Path(folder) / "schemathesis.toml"
    path.write_text("\n".join(lines) + "\n")
    return path


def check_examples(document):
    """Every example of the document is valid by its schema."""
    checked = 0

    def check(schema, example):
        nonlocal checked
        jsonschema_rs.validate(schema | {"components": document["components"]}, example)
        checked += 1

    def visit(part):
        if isinstance(part, list):
            for item in part:
                visit(item)
        elif isinstance(part, dict):
            # Examples in a schema are a list, those of a response a dictionary.
            for example in part["examples"] if isinstance(part.get("examples"), list) else []:
                check({key: value for key, value in part.items() if key != "examples"}, example)
            if "example" in part:
                check(part["schema"], part["example"])
            for item in part.values():
                visit(item)

    visit({key: value for key, value in document.items() if key != "components"})
    visit(document["components"]["schemas"])
    problem = {"$ref": "#/components/schemas/Problem"}
    for example in document["components"]["examples"].values():
        check(problem, example["value"])
    for content in responses(document):
        for named in content.get("examples", {}).values():
            name = named["$ref"].rsplit("/", 1)[1]
            check(content["schema"], document["components"]["examples"][name]["value"])
    assert checked > 100, checked


def responses(document):
    for response in document["components"]["responses"].values():
        yield from response["content"].values()


def narrowed(document, folder):
    """The file of the document in which each problem has only the status and codes of its response."""
    for name, response in document["components"]["responses"].items():
        content = response["content"]["application/problem+json"]
        narrow = {"status": {"const": int(name.split(".")[0])}, "code": {"enum": response["x-codes"]}}
        content["schema"] = {"allOf": [content["schema"], {"properties": narrow}]}
    path = pathlib.Path(folder) / "openapi.json"
    path.write_text(json.dumps(document))
    return path


def run_for(command, folder, seconds):
    """The exit status and report of a run of this length, or of a longer one if no test was generated in time."""
    while seconds < 600:
        timed = command + ["--max-time", str(seconds)]
        run = subprocess.run(timed, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if "No test cases were generated" not in run.stdout:
            return run.returncode, run.stdout
        seconds *= 2
    return 1, run.stdout


def conforms(binary, role, seconds):
    """Whether the server conforms to its document for a caller of this role."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(binary, folder)
        try:
            document = narrowed(server.document(), folder)
            check_examples(json.loads(document.read_text()))
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
                "run", str(document), "--url", server.url,
                "--checks", "all", "--continue-on-failure",
                "--suppress-health-check", "all", "--warnings", "off",
            ]
            if role in tokens:
                command += ["-H", "Authorization: Bearer " + tokens[role]]
                # A stream that the token can read does not end.
                for place in ("games/{game}", "groups/{group}"):
                    command += ["--exclude-path", f"/api/v1/{place}/stream"]
            status, report = run_for(command, folder, seconds)
            print(f"As {role}:\n{report}", flush=True)
            return status == 0
        finally:
            server.stop()


def main(binary, seconds):
    roles = ["anonymous", "keeper", "member", "host", "seat", "share"]
    with ThreadPoolExecutor(max_workers=3) as pool:
        results = pool.map(lambda role: conforms(os.path.abspath(binary), role, seconds), roles)
        failed = [role for role, result in zip(roles, results) if not result]
    if failed:
        raise SystemExit(f"The server does not conform to its OpenAPI document for: {', '.join(failed)}")
    print("The server conforms to its OpenAPI document.")


main(sys.argv[1], int((sys.argv[2:] or [""])[0] or 12))
