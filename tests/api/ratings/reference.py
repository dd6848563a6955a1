"""Rates 500 games with another implementation of the method: `pip install openskill==6.2.0`, then
`python reference.py > reference.json`. Each line is a game: its players, their ranks, and their points and
uncertainty after it on the scale of the pages."""

import json
import random

from openskill.models import BradleyTerryFull

PLAYERS = 8
SCALE = 40

model = BradleyTerryFull(kappa=1e-6)
dice = random.Random(20261128)
strengths = [dice.gauss(60, 12) for _ in range(PLAYERS)]
ratings = [model.rating() for _ in range(PLAYERS)]
lines = []
for _ in range(500):
    players = dice.sample(range(PLAYERS), dice.randint(2, 5))
    totals = [round(dice.gauss(strengths[player], 25)) for player in players]
    # A shared rank now and then.
    if dice.random() < 0.1:
        totals[1] = totals[0]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    rated = model.rate([[ratings[player]] for player in players], ranks=ranks, tau=25 / 300)
    for player, [rating] in zip(players, rated):
        ratings[player] = rating
    after = [[round(ratings[player].mu * SCALE), round(ratings[player].sigma * SCALE)] for player in players]
    lines.append(json.dumps({"players": players, "ranks": ranks, "ratings": after}))
print("[\n" + ",\n".join(lines) + "\n]")
