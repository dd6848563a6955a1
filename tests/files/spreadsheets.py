"""Reads exports with independent libraries: CSV with Python's csv, XLSX with openpyxl.

Usage: spreadsheets.py PATH-OF-ROWLOCK; needs openpyxl.
"""

import csv
import datetime
import io
import json
import os
import subprocess
import sys
import tempfile
import urllib.request

import openpyxl

PLACE, NOTE = "=1+1", "-2\nlines"
NAMES = ["=1+1", "Ñandú", '"a",b', "🎲", "+x", "-x", "@x", "Ana"]


class Server:
    """The program on a free port with its own database."""

    def __init__(self, binary, folder):
        env = dict(os.environ, ROWLOCK_LISTEN="127.0.0.1:0", ROWLOCK_RATE_LIMIT="off")
        self.process = subprocess.Popen(
            [binary], cwd=folder, env=env, stdout=subprocess.PIPE, text=True
        )
        for line in self.process.stdout:
            if "http://localhost:" in line:
                self.url = "http://127.0.0.1:" + line.rsplit(":", 1)[1].strip() + "/api/v1"
            if "Ctrl-C" in line:
                return
        raise SystemExit("The server did not start.")

    def request(self, method, path, token="", body=None):
        request = urllib.request.Request(self.url + path, method=method)
        if token:
            request.add_header("Authorization", "Bearer " + token)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request) as response:
            return response.read()

    def post(self, path, token, body):
        return json.loads(self.request("POST", path, token, body))


def play(server):
    """A finished game with remarks: seat 0 crossed red 2 and 3, seat 1 took a penalty."""
    body = {"variant": "classic", "mode": "sheet", "players": NAMES, "start": True}
    made = server.post("/games", "", body)
    moves = "/games/" + made["game"]["id"] + "/moves"
    for number in (2, 3):
        move = {"type": "cross", "row": "red", "number": number}
        server.post(moves, made["seats"][0]["token"], move)
    server.post(moves, made["seats"][1]["token"], {"type": "penalty"})
    # Close two rows, so that the game has a winner: one that is ended early has none.
    for row in ("green", "blue"):
        server.post(moves, made["host_token"], {"type": "close", "row": row})
    server.post(moves, made["host_token"], {"type": "finish"})
    remarks = {"place": PLACE, "note": NOTE}
    server.request("PATCH", "/games/" + made["game"]["id"], made["host_token"], remarks)
    group, keeper = made["game"]["group"], made["group_token"]
    zone = {"time_zone": "Asia/Tokyo"}
    server.request("PATCH", "/groups/" + group, keeper, zone)
    return made["game"]["id"], group, keeper


def check_csv(data, game):
    assert data.startswith(b"\xef\xbb\xbf"), "no byte order mark"
    lines = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert len(lines) == len(NAMES), lines
    by_seat = {int(line["seat"]): line for line in lines}
    for seat, name in enumerate(NAMES):
        shown = "'" + name if name[0] in "=+-@" else name
        assert by_seat[seat]["player"] == shown, by_seat[seat]
        assert by_seat[seat]["game_id"] == game
    first, second = by_seat[0], by_seat[1]
    assert (first["rank"], first["red"], first["total"]) == ("1", "3", "3"), first
    assert (second["rank"], second["penalties"], second["penalty_score"]) == ("8", "1", "-5"), second
    assert (first["place"], first["note"]) == ("'" + PLACE, "'" + NOTE), first
    assert first["finished_at"].endswith("+09:00"), first
    datetime.datetime.fromisoformat(first["finished_at"])


def check_xlsx(data, game):
    book = openpyxl.load_workbook(io.BytesIO(data))
    assert book.sheetnames == ["Games", "Scores", "Players"], book.sheetnames
    scores = book["Scores"]
    assert scores.freeze_panes == "A2", scores.freeze_panes
    assert scores.auto_filter.ref == "A1:W9", scores.auto_filter.ref
    head, *lines = scores.iter_rows(values_only=True)
    by_seat = {line[head.index("seat")]: dict(zip(head, line)) for line in lines}
    for seat, name in enumerate(NAMES):
        assert by_seat[seat]["player"] == name, by_seat[seat]
    first = by_seat[0]
    assert first["game_id"] == game
    assert isinstance(first["finished_at"], datetime.datetime), first
    assert (first["rank"], first["red"], first["total"]) == (1, 3, 3), first
    assert (first["place"], first["note"]) == (PLACE, NOTE), first
    # No text is a formula.
    assert all(cell.data_type != "f" for row in scores.iter_rows() for cell in row)
    games = list(book["Games"].iter_rows(values_only=True))
    assert len(games) == 2 and games[1][0] == game, games
    assert games[1][games[0].index("winners")] == "=1+1", games
    players = {line[0]: line for line in book["Players"].iter_rows(values_only=True)}
    assert players["Ñandú"][1:5] == (1, 0, -5, -5), players["Ñandú"]


def main(binary):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(binary, folder)
        try:
            game, group, keeper = play(server)
            for path in (f"/games/{game}/export", f"/groups/{group}/export"):
                check_csv(server.request("GET", path + "?format=csv", keeper), game)
                check_xlsx(server.request("GET", path + "?format=xlsx", keeper), game)
        finally:
            server.process.terminate()
            server.process.wait()
    print("Python reads the CSV files and openpyxl the workbooks.")


main(sys.argv[1])
