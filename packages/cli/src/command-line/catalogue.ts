/** The commands, in the order a tournament needs them. Only the one that is used is loaded. */
import type { AnyCommand } from './command.ts'

export interface Entry {
  readonly name: string
  readonly group: (typeof groups)[number]
  readonly summary: string
  load(): Promise<AnyCommand>
}

export const groups = ['Start here', 'Set up', 'Play', 'Look', 'Put right', 'Files and programs'] as const

export const catalogue: readonly Entry[] = [
  {
    name: 'demo',
    group: 'Start here',
    summary: 'Watch a small tournament from the first entry to the final table',
    load: async () => (await import('../commands/demo.ts')).demo,
  },
  {
    name: 'serve',
    group: 'Start here',
    summary: 'Run the tournament server, for a club or a federation',
    load: async () => (await import('../commands/serve.ts')).serve,
  },
  {
    name: 'formats',
    group: 'Start here',
    summary: 'The formats and their settings',
    load: async () => (await import('../commands/formats.ts')).formatsCommand,
  },
  {
    name: 'outline',
    group: 'Start here',
    summary: 'The whole shape of a tournament before anybody enters',
    load: async () => (await import('../commands/outline.ts')).outlineCommand,
  },
  {
    name: 'compare',
    group: 'Start here',
    summary: 'Formats side by side for the same people: how good, and at what cost',
    load: async () => (await import('../commands/compare.ts')).compare,
  },
  {
    name: 'simulate',
    group: 'Start here',
    summary: 'Who would win, and how long it would take, over many thousand runs',
    load: async () => (await import('../commands/simulate.ts')).simulate,
  },
  {
    name: 'new',
    group: 'Set up',
    summary: 'Create a tournament file',
    load: async () => (await import('../commands/new.ts')).newCommand,
  },
  {
    name: 'enter',
    group: 'Set up',
    summary: 'Enter somebody, or a list of people',
    load: async () => (await import('../commands/enter.ts')).enter,
  },
  {
    name: 'edit',
    group: 'Set up',
    summary: 'Change a name, club, rating or team',
    load: async () => (await import('../commands/edit.ts')).edit,
  },
  {
    name: 'start',
    group: 'Set up',
    summary: 'Close the list and draw the first round',
    load: async () => (await import('../commands/start.ts')).start,
  },
  {
    name: 'post',
    group: 'Play',
    summary: 'The conditions of a bridge event were posted and announced',
    load: async () => (await import('../commands/post.ts')).post,
  },
  {
    name: 'lineup',
    group: 'Play',
    summary: 'Who of a bridge team plays a match',
    load: async () => (await import('../commands/lineup.ts')).lineup,
  },
  {
    name: 'report',
    group: 'Play',
    summary: 'Report the result of a match',
    load: async () => (await import('../commands/report.ts')).report,
  },
  {
    name: 'score',
    group: 'Play',
    summary: 'Score a match of bridge teams board by board',
    load: async () => (await import('../commands/score.ts')).score,
  },
  {
    name: 'forfeit',
    group: 'Play',
    summary: 'Somebody did not come to a match',
    load: async () => (await import('../commands/forfeit.ts')).forfeit,
  },
  {
    name: 'cancel',
    group: 'Play',
    summary: 'A match is not played and does not count',
    load: async () => (await import('../commands/cancel.ts')).cancel,
  },
  {
    name: 'rule',
    group: 'Play',
    summary: 'Declare a match won or drawn without play',
    load: async () => (await import('../commands/rule.ts')).rule,
  },
  {
    name: 'withdraw',
    group: 'Play',
    summary: 'Somebody leaves the tournament',
    load: async () => (await import('../commands/withdraw.ts')).withdraw,
  },
  {
    name: 'return',
    group: 'Play',
    summary: 'Somebody comes back',
    load: async () => (await import('../commands/return.ts')).returnCommand,
  },
  {
    name: 'draft',
    group: 'Play',
    summary: 'Look at the next pairing before it is published',
    load: async () => (await import('../commands/draft.ts')).draftCommand,
  },
  {
    name: 'pair',
    group: 'Play',
    summary: 'Publish the next pairing',
    load: async () => (await import('../commands/pair.ts')).pair,
  },
  {
    name: 'choose',
    group: 'Play',
    summary: 'A team that has the choice says whom it meets',
    load: async () => (await import('../commands/choose.ts')).choose,
  },
  {
    name: 'declare',
    group: 'Play',
    summary: 'Say who has won, where the rules leave that to the director',
    load: async () => (await import('../commands/declare.ts')).declare,
  },
  {
    name: 'remedy',
    group: 'Play',
    summary: 'A bridge team gets its entry back, or a free play',
    load: async () => (await import('../commands/remedy.ts')).remedy,
  },
  {
    name: 'close',
    group: 'Play',
    summary: 'The table is final',
    load: async () => (await import('../commands/close.ts')).close,
  },
  {
    name: 'show',
    group: 'Look',
    summary: 'What to do next, the table and the current round',
    load: async () => (await import('../commands/show.ts')).showCommand,
  },
  {
    name: 'table',
    group: 'Look',
    summary: 'The table, now or after a round',
    load: async () => (await import('../commands/table.ts')).table,
  },
  {
    name: 'odds',
    group: 'Look',
    summary: 'Who will win from here, and what if',
    load: async () => (await import('../commands/odds.ts')).odds,
  },
  {
    name: 'race',
    group: 'Look',
    summary: 'Who is in, who can get there, how many places are left',
    load: async () => (await import('../commands/race.ts')).race,
  },
  {
    name: 'bracket',
    group: 'Look',
    summary: 'The knockout as a tree, or in columns',
    load: async () => (await import('../commands/bracket.ts')).bracket,
  },
  {
    name: 'crosstable',
    group: 'Look',
    summary: 'Everybody against everybody',
    load: async () => (await import('../commands/crosstable.ts')).crosstableCommand,
  },
  {
    name: 'matrix',
    group: 'Look',
    summary: 'Who has met whom in a diagonal, who is in and who is out',
    load: async () => (await import('../commands/matrix.ts')).matrix,
  },
  {
    name: 'log',
    group: 'Look',
    summary: 'All that happened, in sentences',
    load: async () => (await import('../commands/log.ts')).log,
  },
  {
    name: 'why',
    group: 'Look',
    summary: 'Why a pairing, bye, seed, rank or tie-break is as it is',
    load: async () => (await import('../commands/why.ts')).whyCommand,
  },
  {
    name: 'cup',
    group: 'Play',
    summary: 'Play a whole cup of chess engines; it can be stopped and resumed',
    load: async () => (await import('../commands/cup.ts')).cup,
  },
  {
    name: 'engines',
    group: 'Files and programs',
    summary: 'Chess engines: list them, check them, let two of them play',
    load: async () => (await import('../commands/engines.ts')).engines,
  },
  {
    name: 'bridge',
    group: 'Look',
    summary: 'Bridge: handicaps, IMPs, contracts, awards, sheets to print',
    load: async () => (await import('../commands/bridge.ts')).bridge,
  },
  {
    name: 'correct',
    group: 'Put right',
    summary: 'Change a reported result',
    load: async () => (await import('../commands/correct.ts')).correct,
  },
  {
    name: 'undo',
    group: 'Put right',
    summary: 'Take the last command back',
    load: async () => (await import('../commands/undo.ts')).undo,
  },
  {
    name: 'redo',
    group: 'Put right',
    summary: 'Do again what was undone',
    load: async () => (await import('../commands/redo.ts')).redo,
  },
  {
    name: 'revoke',
    group: 'Put right',
    summary: 'Take an older command back',
    load: async () => (await import('../commands/revoke.ts')).revoke,
  },
  {
    name: 'misplaced',
    group: 'Put right',
    summary: 'A bridge team was found in the wrong bracket',
    load: async () => (await import('../commands/misplaced.ts')).misplaced,
  },
  {
    name: 'redraw',
    group: 'Put right',
    summary: 'Draw bridge teams again before a result is in',
    load: async () => (await import('../commands/redraw.ts')).redraw,
  },
  {
    name: 'verify',
    group: 'Files and programs',
    summary: 'Check every rule of the format against the file',
    load: async () => (await import('../commands/verify.ts')).verifyCommand,
  },
  {
    name: 'export',
    group: 'Files and programs',
    summary: 'Write the tournament as csv, json or html',
    load: async () => (await import('../commands/export.ts')).exportCommand,
  },
  {
    name: 'import',
    group: 'Files and programs',
    summary: 'Make a tournament file from a copy or a JSON export',
    load: async () => (await import('../commands/import.ts')).importCommand,
  },
  {
    name: 'apply',
    group: 'Files and programs',
    summary: 'Let a program direct: a JSON command a line in, an answer a line out',
    load: async () => (await import('../commands/apply.ts')).apply,
  },
  {
    name: 'backup',
    group: 'Files and programs',
    summary: 'Everything a server keeps in one file, also while it runs',
    load: async () => (await import('../commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    group: 'Files and programs',
    summary: 'A backup read back into an empty database',
    load: async () => (await import('../commands/restore.ts')).restore,
  },
  {
    name: 'doctor',
    group: 'Files and programs',
    summary: 'Check everything that a server keeps',
    load: async () => (await import('../commands/doctor.ts')).doctor,
  },
]
