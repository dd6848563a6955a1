-- The results of a game that was rewound from one end to another could be those of the later end: computed anew at start.
DELETE FROM state WHERE name = 'results_complete';
