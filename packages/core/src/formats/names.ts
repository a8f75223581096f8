/** The formats that ship with Arbiter, in the order they are shown. Each is a folder here; one more is a folder and a line below. */
export const formatNames = [
  'hybrid-knockout', // a qualification, then a bracket
  'cup', // a bracket of pairs of games from openings
  'diagonal', // four lost games and out
  'league', // everybody meets twice
  'bridge-knockout', // teams of four
] as const
