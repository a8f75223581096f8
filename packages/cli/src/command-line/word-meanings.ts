/** What the words of a usage line stand for: most mean the same in every command. */
import type { Message } from '@arbiter/core/messages'
import type { Words } from './command.ts'
import { message } from './words/messages.ts'

type Meanings = Readonly<Record<string, Message>>

const common: Meanings = {
  BOARD: message('line-word-board'),
  CONFIG: message('line-word-config'),
  CONTRACT: message('line-word-contract'),
  ENGINE: message('line-word-name-engine'),
  FILE: message('line-word-file'),
  FORMAT: message('line-word-format'),
  MATCH: message('line-word-match'),
  N: message('line-word-n'),
  NAME: message('line-word-name'),
  OPPONENT: message('line-word-opponent'),
  PLAYERS: message('line-word-players'),
  POINTS: message('line-word-points'),
  RESULT: message('line-word-result'),
  SEQ: message('line-word-seq'),
  SHELL: message('line-word-shell'),
  SHEET: message('line-word-sheet'),
  SOURCE: message('line-word-source'),
  SUBJECT: message('line-word-subject'),
  TEAM: message('line-word-team'),
  WHO: message('line-word-who'),
}

const own: Readonly<Record<string, Meanings>> = {
  'server backup': { FILE: message('line-word-backup-written') },
  'server restore': { FILE: message('line-word-backup-read') },
  new: { FILE: message('line-word-file-created') },
  import: { FILE: message('line-word-file-created') },
  enter: { NAME: message('line-word-name-new') },
  forfeit: { NAME: message('line-word-name-absent') },
  rule: { NAME: message('line-word-name-winner') },
  'diagonal declare': { NAME: message('line-word-name-champion') },
  'cup resume': { CONFIG: message('line-word-config-resume') },
}

/** Whether FILE is the tournament of a command: others create it, or read something else from it. */
export const isAboutTournament = (command: string, words: Words): boolean =>
  words['file'] === 'FILE' && own[command]?.['FILE'] === undefined

/** `FILE`: what it stands for, …: the words of a command in their order. */
export function meaningsOf(command: string, words: Words): Meanings {
  const names = Object.values(words).map((word) => word.replace(/[?…]+$/, ''))
  return Object.fromEntries(names.map((name) => [name, own[command]?.[name] ?? (common[name] as Message)]))
}
