/** What the words of a usage line stand for: most mean the same in every command. */
import type { Words } from './command.ts'

const common: Readonly<Record<string, string>> = {
  BOARD: 'A board and what happened on it, such as 1:4SN=/3NTE+1',
  CONFIG: 'The configuration of the cup, a JSON file; with --resume also its bracket file',
  FILE: 'The tournament file',
  FORMAT: 'The name of a format; `arbiter formats` lists them',
  MATCH: 'The number of a match, such as 7, Q1.2 or B3',
  N: 'How many play',
  NAME: 'The name of an entrant, its id, or its place in the list of entries, such as #3',
  OPPONENT: 'The team it wants to meet',
  PLAYERS: 'Four players of the team with commas, by name, number or place in the team, such as #2',
  'POINTS|CONTRACT|FILE': 'What WHAT is about: a difference in points, a contract, or a tournament file',
  RESULT: 'White first: 1-0, 0-1, 1/2; +-, -+ or -- by forfeit; of bridge teams IMPs, such as 35-12',
  SEQ: 'The number of a fact; `arbiter log` shows them',
  SHEET: 'bracket-sheet, tickets, go-to, rack, recap or conditions',
  SOURCE: 'A tournament file or a JSON export',
  SUBJECT: 'match, rank, tie, bye, seed, out, champion, advance, handicap or number, and which one',
  TEAM: 'The name of a team',
  WHO: 'The entrant to change: name, id, or place in the list of entries, such as #3',
}

const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  backup: { FILE: 'The backup to write' },
  restore: { FILE: 'The backup to read' },
  new: { FILE: 'The tournament file to create' },
  import: { FILE: 'The tournament file to create' },
  enter: { NAME: 'The name of the new entrant' },
  forfeit: { NAME: 'The player or team that did not come' },
  rule: { NAME: 'The winner, or everybody who goes on' },
  declare: { NAME: 'The winner, or all who share the win' },
  engines: {
    WHAT: 'list, check or play',
    NAME: 'An engine: a name from the list, or the path of a program',
  },
  bridge: { WHAT: 'handicap, handicap-table, imps, contract, award, awards, meter or print' },
}

/** `{ FILE: 'The tournament file', … }`: the words of a command in their order. */
export function meaningsOf(command: string, words: Words): Readonly<Record<string, string>> {
  const names = Object.values(words).map((word) => word.replace(/[?…]+$/, ''))
  return Object.fromEntries(names.map((name) => [name, own[command]?.[name] ?? common[name] ?? '']))
}
