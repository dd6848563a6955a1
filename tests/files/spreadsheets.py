"""Reads exports, and writes tables to import, with independent libraries: CSV with Python's csv, XLSX with openpyxl.

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


# The titles, the name of the classic board, a text for 24 December 2025, and how CSV is saved, in five countries.
COUNTRIES = {
    "de": (
        "Spiel Datum Variante Name Rot Gelb Grün Blau Fehlwürfe Punkte".split(),
        ("Klassisch", "24.12.2025", ";", "cp1252"),
    ),
    "en": (
        "Game Date Version Player Red Yellow Green Blue Penalties Total".split(),
        ("Classic", "12/24/2025", ",", "utf-8"),
    ),
    "es": (
        "Partida Fecha Versión Jugador Rojo Amarillo Verde Azul Penalizaciones Total".split(),
        ("Clásico", "24/12/2025", ";", "cp1252"),
    ),
    "fr": (
        "Partie|Date|Version|Joueur|Rouge|Jaune|Vert|Bleu|Coups manqués|Total".split("|"),
        ("Classique", "24/12/2025", ";", "utf-16"),
    ),
    "it": (
        "Partita Data Versione Giocatore Rosso Giallo Verde Blu Penalità Totale".split(),
        ("Classico", "24/12/2025", "\t", "utf-8-sig"),
    ),
}


def rows(board, date):
    """A game of two: one by crosses and penalties, one by the total."""
    return [
        [1, date, board, "Zoë", 4, 3, 8, 7, 2, None],
        [1, date, board, "Jürgen", None, None, None, None, None, 54],
    ]


def workbook(titles, board):
    """A workbook with days as dates, a blank row, a formatted but empty column, and a second sheet."""
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(titles)
    sheet.append([])
    for row in rows(board, datetime.datetime(2025, 12, 24)):
        sheet.append(row)
        sheet.cell(sheet.max_row, 2).number_format = "DD/MM/YY"
        sheet.cell(sheet.max_row, len(titles) + 2).number_format = "0.00"
    book.create_sheet("Notes").append(["not a table"])
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def table(titles, board, date, delimiter, encoding):
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=delimiter)
    writer.writerow(titles)
    writer.writerows(rows(board, date))
    return text.getvalue().encode(encoding)


def check_imports(server):
    """Each country's workbook adds the game once, and its CSV is the same game."""
    for language, (titles, (board, date, delimiter, encoding)) in COUNTRIES.items():
        made = server.post("/games", "", {"variant": "classic", "mode": "sheet", "players": ["Ana"]})
        group, keeper = made["game"]["group"], made["group_token"]
        files = [
            ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", workbook(titles, board)),
            ("text/csv", table(titles, board, date, delimiter, encoding)),
        ]
        for number, (kind, data) in enumerate(files):
            request = urllib.request.Request(server.url + f"/groups/{group}/import", data, method="POST")
            request.add_header("Authorization", "Bearer " + keeper)
            request.add_header("Content-Type", kind)
            request.add_header("Accept-Language", language)
            with urllib.request.urlopen(request) as response:
                done = json.loads(response.read())
            assert done == {"imported": 1 - number, "known": number}, (language, kind, done)
        listed = json.loads(server.request("GET", f"/groups/{group}/games", keeper))["games"]
        played = [game for game in listed if game.get("day") == "2025-12-24"]
        seats = [(seat["name"], seat["total"]) for seat in played[0]["seats"]]
        assert len(played) == 1 and seats == [("Zoë", 70), ("Jürgen", 54)], (language, listed)


def main(binary):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(binary, folder)
        try:
            game, group, keeper = play(server)
            for path in (f"/games/{game}/export", f"/groups/{group}/export"):
                check_csv(server.request("GET", path + "?format=csv", keeper), game)
                check_xlsx(server.request("GET", path + "?format=xlsx", keeper), game)
            check_imports(server)
        finally:
            server.process.terminate()
            server.process.wait()
    print("Python reads the CSV files and openpyxl the workbooks, and tables that they write are imported.")


main(sys.argv[1])
