"""Plays a whole game and imports others with the client that openapi-python-client has generated.

Usage: play.py URL FOLDER-WITH-THE-PACKAGE
"""

import io
import json
import sys
import zipfile

url, folder = sys.argv[1:]
sys.path.insert(0, folder)

from rowlock_client import AuthenticatedClient, Client
from rowlock_client.api.games import export_game, follow_game, get_game, list_events, make_game, make_move
from rowlock_client.api.groups import import_games, make_group
from rowlock_client.models import (
    DateOrder, EffectPenalty, EventCross, EventEndTurn, EventFinish, EventUndo, ExportFormat, MadeGame, MoveCross,
    MoveEndTurn, MoveFinish, MoveUndo, NewGameBody, NewGroupBody, OwnImport, RowName,
)
from rowlock_client.types import File

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def play():
    made = make_game.sync(client=Client(url), body=NewGameBody(variant="classic", players=["Ana", "Ben"], start=True))
    assert isinstance(made, MadeGame), made
    game = made.game.id
    host = AuthenticatedClient(url, token=made.host_token)
    ana, ben = (AuthenticatedClient(url, token=seat.token) for seat in made.seats)

    def move(client, body, expected):
        moved = make_move.sync(game, client=client, body=body)
        assert isinstance(moved.event, expected), moved
        return moved

    crossed = move(ana, MoveCross(type_="cross", row=RowName.RED, number=5), EventCross)
    assert crossed.event.number == 5, crossed
    move(ana, MoveUndo(type_="undo"), EventUndo)
    move(ana, MoveCross(type_="cross", row=RowName.BLUE, number=9), EventCross)
    move(ana, MoveEndTurn(type_="end_turn", turn=1), EventEndTurn)
    ended = move(ben, MoveEndTurn(type_="end_turn", turn=2), EventEndTurn)
    assert isinstance(ended.event.effects[0], EffectPenalty), ended
    move(host, MoveFinish(type_="finish"), EventFinish)
    over = get_game.sync(game, client=host)
    assert str(over.status) == "finished", over
    events = list_events.sync(game, client=host).events
    assert isinstance(events[-1], EventFinish), events
    follow(host, game, len(events))
    export(host, game, len(events))


def follow(client, game, count):
    """Reads the stream, which does not end, until it has sent all events."""
    request = follow_game._get_kwargs(game, after=0)
    seen = []
    with client.get_httpx_client().stream(**request) as response:
        assert response.headers["content-type"] == "text/event-stream", response.headers
        for line in response.iter_lines():
            if line.startswith('data: {"event"'):
                seen.append(json.loads(line.removeprefix("data: "))["seq"])
                if len(seen) == count:
                    break
    assert seen == list(range(1, count + 1)), seen


def export(client, game, count):
    whole = export_game.sync(game, client=client, format_=ExportFormat.JSON)
    assert len(whole.games[0].events) == count, whole
    # The client reads what has several types as the first of them, so the others are read from its response.
    for name, kind, start in [("csv", "text/csv; charset=utf-8", b""), ("xlsx", XLSX, b"PK")]:
        request = export_game._get_kwargs(game, format_=ExportFormat(name))
        response = client.get_httpx_client().request(**request)
        assert response.status_code == 200, response
        assert response.headers["content-type"] == kind, response.headers
        assert response.content.startswith(start), name
        assert name != "csv" or "Ana" in response.text, response.text


def import_results():
    """Imports a game from JSON, after a look at what is in it, one from CSV, and one from a workbook."""
    made = make_group.sync(client=Client(url), body=NewGroupBody(name="The Smiths"))
    keeper = AuthenticatedClient(url, token=made.token)
    seats = [{"name": "Ana", "total": 74}, {"name": "Ben", "total": 61}]
    paper = [{"date": "2026-01-17", "variant": "classic", "seats": seats}]
    games = OwnImport.from_dict({"format": "rowlock", "version": 1, "paper": paper})
    checked = import_games.sync(made.group.id, client=keeper, body=games, dry_run=True)
    assert checked.preview.games[0].players[0].name == "Ana", checked
    imported = import_games.sync(made.group.id, client=keeper, body=games)
    assert (imported.imported, bool(imported.preview)) == (1, False), imported
    titles = b"game,date,variant,player,red,yellow,green,blue,penalties,total\n"
    table = titles + b"1,4/5/2026,classic,Ana,,,,,,70\n1,4/5/2026,classic,Ben,,,,,,62\n"
    imported = import_games.sync(made.group.id, client=keeper, body=File(io.BytesIO(table)), dates=DateOrder.DAY_FIRST)
    assert imported.imported == 1, imported
    # As docs/api.md says.
    request = import_games._get_kwargs(made.group.id)
    request["headers"]["Content-Type"] = XLSX
    table = workbook([["date", "Ana", "Ben"], ["2026-04-06", "70", "62"]])
    response = keeper.get_httpx_client().request(**request, content=table)
    assert response.json() == {"imported": 1, "known": 0}, response.text


def workbook(rows):
    """A workbook with these texts."""
    types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    cells = ["".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in row) for row in rows]
    rows = "".join(f"<row>{row}</row>" for row in cells)
    files = {
        "xl/workbook.xml": f'<workbook xmlns:r="{types}"><sheets><sheet name="1" sheetId="1" r:id="a"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="a" Target="worksheets/1.xml"/></Relationships>',
        "xl/worksheets/1.xml": f"<worksheet><sheetData>{rows}</sheetData></worksheet>",
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return file.getvalue()


play()
import_results()
