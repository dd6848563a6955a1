"""A bot that announces the games of a group, written from docs/api.md and without a library.

Usage: bot.py INVITE-LINK FOLDER

It prints a line when a game begins or ends. The folder has its token and the number of the last event, so that it can be
stopped at any time and misses nothing; a line that it printed while it was stopped may come twice.
"""

import json
import pathlib
import sys
import urllib.error
import urllib.parse
import urllib.request

link, folder = sys.argv[1:]
folder = pathlib.Path(folder)
origin, secret = link.split("/i/")
state = folder / "bot.json"


def request(path, headers=None, body=None):
    headers = {"Content-Type": "application/json", **(headers or {})}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(origin + "/api/v1" + path, data, headers), timeout=30)


def load():
    """The token, the group and the last number, which the link is exchanged for at the first start."""
    if not state.exists():
        accepted = json.load(request("/links/accept", body={"token": secret}))
        save({"token": accepted["token"], "group": accepted["group"]["id"], "last": ""})
    return json.loads(state.read_text())


def save(memory):
    new = folder / "bot.new"
    new.write_text(json.dumps(memory))
    new.replace(state)


def events(memory):
    """The events of the stream, each with id, event and data."""
    headers = {"Authorization": "Bearer " + memory["token"], "Last-Event-ID": memory["last"]}
    event = {}
    for line in request(f"/groups/{memory['group']}/stream", headers):
        line = line.decode().rstrip("\n")
        if line:
            field, _, value = line.partition(": ")
            event[field] = value
        else:
            yield event
            event = {}


def announce(event):
    game = json.loads(event["data"])["game"]
    names = " and ".join(seat["name"] for seat in game["seats"])
    if event["event"] == "begun":
        return f"{names} begin on {game['variant']}"
    best = game["result"]["standings"][0]
    return f"{game['seats'][best['seat']]['name']} leads with {best['total']} points after {names} have played"


memory = load()
for event in events(memory):
    if event["event"] == "reload":
        memory["last"] = ""
        save(memory)
        break
    if event["event"] in ("begun", "finished"):
        print(announce(event), flush=True)
    if "id" in event:
        memory["last"] = event["id"]
        save(memory)
        if event["event"] == "ping":
            print("ready", flush=True)
