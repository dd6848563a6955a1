/** The players of the scripted Longo game, in the order of their seats. */
export const PLAYERS = ["Ana", "Ben"];

/** The lucky numbers of their printed sheets. */
export const LUCKY = [[11, 14], [3, 4]];

/** A roll of two white dice, with colored dice that show 1 unless said otherwise. */
const roll = (white_1, white_2, colored = {}) => ({ white_1, white_2, red: 1, yellow: 1, green: 1, blue: 1, ...colored });

/** A whole Longo game with dice, turn by turn: what is rolled, and what each seat crosses, in the order of entering. */
export const TURNS = [
  { dice: roll(1, 1, { red: 2 }), crosses: [[0, "red", 2], [0, "red", 3], [1, "yellow", 2]] },
  { dice: roll(2, 3, { yellow: 4 }), crosses: [[0, "red", 5], [1, "yellow", 5], [1, "yellow", 6]] },
  { dice: roll(3, 4, { red: 5 }), crosses: [[0, "red", 7], [0, "red", 8], [1, "yellow", 7]] },
  { dice: roll(4, 5, { yellow: 6 }), crosses: [[0, "red", 9], [1, "yellow", 9], [1, "yellow", 10]] },
  // 11 is lucky for Ana: instead of it she crosses the next space of a row in which she has none yet.
  { dice: roll(5, 6, { red: 7 }), lucky: [0, "green", 16], crosses: [[0, "green", 16], [0, "red", 12], [1, "yellow", 11]] },
  // Each locks a row with the same roll: both count, and the game is over once no player can cross any more.
  { dice: roll(8, 8), crosses: [[0, "red", 16]], last: [1, "yellow", 16] },
];

/** How it ends: nine crosses with the lock make 45 for both, and Ana's lucky cross is one point more. */
export const STANDINGS = [["Ana", 46], ["Ben", 45]];
