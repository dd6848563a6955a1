"""Imports all that openapi-generator has generated in Python, plays and downloads the start of a game with it, and imports a game.

Usage: move.py URL FOLDER-WITH-THE-PACKAGE
"""

import sys
from importlib import import_module
from pkgutil import walk_packages

url, folder = sys.argv[1:]
sys.path.insert(0, folder)

import openapi_client
from openapi_client import ApiClient, Configuration, GamesApi, GroupsApi, ModelImport, Move, MoveCross, NewGameBody, NewGroupBody, OwnImport

for module in walk_packages(openapi_client.__path__, "openapi_client."):
    import_module(module.name)

made = GamesApi(ApiClient(Configuration(host=url))).make_game(NewGameBody(variant="classic", players=["Ana"], start=True))
game = made.game.id
ana = GamesApi(ApiClient(Configuration(host=url, access_token=made.seats[0].token)))
moved = ana.make_move(game, Move(MoveCross(type="cross", row="red", number=5)))
assert moved.event.actual_instance.number == 5, moved
assert ana.get_game(game).seats[0].rows.red.crossed == [5]

for name, start in [("json", b"{"), ("csv", "\ufeffgame_id".encode()), ("xlsx", b"PK")]:
    file = ana.export_game_without_preload_content(game, format=name)
    assert file.status == 200 and file.read().startswith(start), name

made = GroupsApi(ApiClient(Configuration(host=url))).make_group(NewGroupBody(name="The Smiths"))
keeper = GroupsApi(ApiClient(Configuration(host=url, access_token=made.token)))
seats = [{"name": "Ana", "total": 74}, {"name": "Ben", "total": 61}]
paper = [{"date": "2026-01-17", "variant": "classic", "seats": seats}]
games = ModelImport(OwnImport.from_dict({"format": "rowlock", "version": 1, "paper": paper}))
checked = keeper.import_games(made.group.id, games, dry_run=True)
assert checked.preview.games[0].players[0].name == "Ana", checked
assert keeper.import_games(made.group.id, games).imported == 1
