/** The players of the scripted game, in the order of their seats. */
export const PLAYERS = ["Ana", "Ben", "Cleo"];

/**
 * A whole classic game, turn by turn: what each seat crosses, in the order in which it is entered. The active seat of turn
 * n is (n − 1) mod 3. `late` is entered by a phone whose cross arrives only after the turn was ended.
 */
export const TURNS = [
  { white: 3, crosses: [[0, "red", 3], [0, "red", 4], [1, "red", 3], [2, "yellow", 3]] },
  { white: 5, crosses: [[0, "red", 5], [1, "red", 5], [1, "red", 6], [2, "yellow", 5]] },
  { white: 11, crosses: [[0, "green", 11], [1, "blue", 11], [2, "green", 11], [2, "green", 10]] },
  { white: 7, crosses: [[0, "red", 7], [0, "red", 8], [1, "red", 7], [2, "yellow", 7]] },
  { white: 9, crosses: [[0, "red", 9], [1, "red", 9], [1, "blue", 10], [2, "green", 9]] },
  // Cleo finds nothing to cross in her own turn, and takes a penalty.
  { white: 3, crosses: [] },
  // Ana locks red; Ben could with the same roll, and his cross is late.
  { white: 12, crosses: [[0, "red", 12]], late: [1, "red", 12] },
  { white: 8, crosses: [[0, "yellow", 8], [1, "yellow", 8], [1, "blue", 9], [2, "green", 8]] },
  { white: 7, crosses: [[0, "green", 7], [1, "blue", 7], [2, "green", 7], [2, "green", 6]] },
  // Cleo locks the second row: the game is over when this turn ends, and Ana takes no penalty for crossing nothing.
  { white: 2, crosses: [[2, "green", 2]] },
];

/** How it ends: Ana 36 + 1 + 3, Ben 28 + 1 + 10, Cleo 6 + 36 − 5. */
export const STANDINGS = [["Ana", 40], ["Ben", 39], ["Cleo", 37]];
