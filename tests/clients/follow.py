"""Lets the bot follow a group, and stops it between two games.

Usage: follow.py URL FOLDER
"""

import json
import pathlib
import subprocess
import sys
import time
import urllib.request

url, folder = sys.argv[1:]


def post(path, body, token=""):
    headers = {"Content-Type": "application/json"} | ({"Authorization": "Bearer " + token} if token else {})
    request = urllib.request.Request(f"{url}/api/v1{path}", json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request, timeout=30))


def bot():
    program = pathlib.Path(__file__).with_name("bot.py")
    running = subprocess.Popen([sys.executable, program, invite["url"], folder], stdout=subprocess.PIPE, text=True)
    expect(running, "ready")
    return running


def expect(running, *lines):
    for line in lines:
        said = running.stdout.readline().rstrip("\n")
        assert said == line, f"the bot says {said!r} and not {line!r}"


def stop(running, last):
    """Kills the bot once it has stored that it has announced the event of this number."""
    state = pathlib.Path(folder) / "bot.json"
    for _ in range(100):
        if json.loads(state.read_text())["last"] == last:
            break
        time.sleep(0.1)
    running.kill()
    running.wait()


def start(*players):
    body = {"variant": "classic", "mode": "sheet", "players": players, "start": True}
    made = post("/games", body, group["token"])
    return made["game"]["id"], made["host_token"], [seat["token"] for seat in made["seats"]]


def play(game, token, *moves):
    for move in moves:
        post(f"/games/{game}/moves", move, token)


group = post("/groups", {"name": "The Smiths"})
invite = post(f"/groups/{group['group']['id']}/invites", {"role": "reader"}, group["token"])
running = bot()
first, host, seats = start("Ana", "Ben")
expect(running, "Ana and Ben begin on classic")
play(first, seats[0], *({"type": "cross", "row": "red", "number": number} for number in (2, 3, 4)))
play(first, host, {"type": "finish"})
expect(running, "Ana leads with 6 points after Ana and Ben have played")
stop(running, "2")
second, host, seats = start("Cleo", "Dora")
play(second, seats[1], {"type": "cross", "row": "blue", "number": 12})
play(second, host, {"type": "finish"})
third, host, seats = start("Ana", "Dora")
running = bot()
expect(running, "Dora leads with 1 points after Cleo and Dora have played", "Ana and Dora begin on classic")
stop(running, "5")
