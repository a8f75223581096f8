/** The commands, in the order a tournament needs them. Only the one that is used is loaded. */
import type { Message } from '@arbiter/core/messages'
import type { AnyCommand } from './command.ts'
import { message } from './words/messages.ts'

export interface Entry {
  readonly name: string
  readonly group: keyof typeof groups
  readonly summary: Message
  load(): Promise<AnyCommand>
}

/** In the order in which they are shown. */
export const groups = {
  start: message('line-group-start'),
  'set-up': message('line-group-set-up'),
  play: message('line-group-play'),
  look: message('line-group-look'),
  'put-right': message('line-group-put-right'),
  files: message('line-group-files'),
} as const

export const catalogue: readonly Entry[] = [
  {
    name: 'demo',
    group: 'start',
    summary: message('line-summary-demo'),
    load: async () => (await import('../commands/demo.ts')).demo,
  },
  {
    name: 'serve',
    group: 'start',
    summary: message('line-summary-serve'),
    load: async () => (await import('../commands/serve.ts')).serve,
  },
  {
    name: 'formats',
    group: 'start',
    summary: message('line-summary-formats'),
    load: async () => (await import('../commands/formats.ts')).formatsCommand,
  },
  {
    name: 'outline',
    group: 'start',
    summary: message('line-summary-outline'),
    load: async () => (await import('../commands/outline.ts')).outlineCommand,
  },
  {
    name: 'compare',
    group: 'start',
    summary: message('line-summary-compare'),
    load: async () => (await import('../commands/compare.ts')).compare,
  },
  {
    name: 'simulate',
    group: 'start',
    summary: message('line-summary-simulate'),
    load: async () => (await import('../commands/simulate.ts')).simulate,
  },
  {
    name: 'new',
    group: 'set-up',
    summary: message('line-summary-new'),
    load: async () => (await import('../commands/new.ts')).newCommand,
  },
  {
    name: 'enter',
    group: 'set-up',
    summary: message('line-summary-enter'),
    load: async () => (await import('../commands/enter.ts')).enter,
  },
  {
    name: 'edit',
    group: 'set-up',
    summary: message('line-summary-edit'),
    load: async () => (await import('../commands/edit.ts')).edit,
  },
  {
    name: 'start',
    group: 'set-up',
    summary: message('line-summary-start'),
    load: async () => (await import('../commands/start.ts')).start,
  },
  {
    name: 'post',
    group: 'play',
    summary: message('line-summary-post'),
    load: async () => (await import('../commands/post.ts')).post,
  },
  {
    name: 'lineup',
    group: 'play',
    summary: message('line-summary-lineup'),
    load: async () => (await import('../commands/lineup.ts')).lineup,
  },
  {
    name: 'report',
    group: 'play',
    summary: message('line-summary-report'),
    load: async () => (await import('../commands/report.ts')).report,
  },
  {
    name: 'score',
    group: 'play',
    summary: message('line-summary-score'),
    load: async () => (await import('../commands/score.ts')).score,
  },
  {
    name: 'forfeit',
    group: 'play',
    summary: message('line-summary-forfeit'),
    load: async () => (await import('../commands/forfeit.ts')).forfeit,
  },
  {
    name: 'cancel',
    group: 'play',
    summary: message('line-summary-cancel'),
    load: async () => (await import('../commands/cancel.ts')).cancel,
  },
  {
    name: 'rule',
    group: 'play',
    summary: message('line-summary-rule'),
    load: async () => (await import('../commands/rule.ts')).rule,
  },
  {
    name: 'withdraw',
    group: 'play',
    summary: message('line-summary-withdraw'),
    load: async () => (await import('../commands/withdraw.ts')).withdraw,
  },
  {
    name: 'return',
    group: 'play',
    summary: message('line-summary-return'),
    load: async () => (await import('../commands/return.ts')).returnCommand,
  },
  {
    name: 'draft',
    group: 'play',
    summary: message('line-summary-draft'),
    load: async () => (await import('../commands/draft.ts')).draftCommand,
  },
  {
    name: 'pair',
    group: 'play',
    summary: message('line-summary-pair'),
    load: async () => (await import('../commands/pair.ts')).pair,
  },
  {
    name: 'choose',
    group: 'play',
    summary: message('line-summary-choose'),
    load: async () => (await import('../commands/choose.ts')).choose,
  },
  {
    name: 'declare',
    group: 'play',
    summary: message('line-summary-declare'),
    load: async () => (await import('../commands/declare.ts')).declare,
  },
  {
    name: 'remedy',
    group: 'play',
    summary: message('line-summary-remedy'),
    load: async () => (await import('../commands/remedy.ts')).remedy,
  },
  {
    name: 'close',
    group: 'play',
    summary: message('line-summary-close'),
    load: async () => (await import('../commands/close.ts')).close,
  },
  {
    name: 'show',
    group: 'look',
    summary: message('line-summary-show'),
    load: async () => (await import('../commands/show.ts')).showCommand,
  },
  {
    name: 'table',
    group: 'look',
    summary: message('line-summary-table'),
    load: async () => (await import('../commands/table.ts')).table,
  },
  {
    name: 'odds',
    group: 'look',
    summary: message('line-summary-odds'),
    load: async () => (await import('../commands/odds.ts')).odds,
  },
  {
    name: 'race',
    group: 'look',
    summary: message('line-summary-race'),
    load: async () => (await import('../commands/race.ts')).race,
  },
  {
    name: 'bracket',
    group: 'look',
    summary: message('line-summary-bracket'),
    load: async () => (await import('../commands/bracket.ts')).bracket,
  },
  {
    name: 'crosstable',
    group: 'look',
    summary: message('line-summary-crosstable'),
    load: async () => (await import('../commands/crosstable.ts')).crosstableCommand,
  },
  {
    name: 'matrix',
    group: 'look',
    summary: message('line-summary-matrix'),
    load: async () => (await import('../commands/matrix.ts')).matrix,
  },
  {
    name: 'log',
    group: 'look',
    summary: message('line-summary-log'),
    load: async () => (await import('../commands/log.ts')).log,
  },
  {
    name: 'why',
    group: 'look',
    summary: message('line-summary-why'),
    load: async () => (await import('../commands/why.ts')).whyCommand,
  },
  {
    name: 'cup',
    group: 'play',
    summary: message('line-summary-cup'),
    load: async () => (await import('../commands/cup.ts')).cup,
  },
  {
    name: 'engines',
    group: 'files',
    summary: message('line-summary-engines'),
    load: async () => (await import('../commands/engines.ts')).engines,
  },
  {
    name: 'bridge',
    group: 'look',
    summary: message('line-summary-bridge'),
    load: async () => (await import('../commands/bridge.ts')).bridge,
  },
  {
    name: 'correct',
    group: 'put-right',
    summary: message('line-summary-correct'),
    load: async () => (await import('../commands/correct.ts')).correct,
  },
  {
    name: 'undo',
    group: 'put-right',
    summary: message('line-summary-undo'),
    load: async () => (await import('../commands/undo.ts')).undo,
  },
  {
    name: 'redo',
    group: 'put-right',
    summary: message('line-summary-redo'),
    load: async () => (await import('../commands/redo.ts')).redo,
  },
  {
    name: 'revoke',
    group: 'put-right',
    summary: message('line-summary-revoke'),
    load: async () => (await import('../commands/revoke.ts')).revoke,
  },
  {
    name: 'misplaced',
    group: 'put-right',
    summary: message('line-summary-misplaced'),
    load: async () => (await import('../commands/misplaced.ts')).misplaced,
  },
  {
    name: 'redraw',
    group: 'put-right',
    summary: message('line-summary-redraw'),
    load: async () => (await import('../commands/redraw.ts')).redraw,
  },
  {
    name: 'verify',
    group: 'files',
    summary: message('line-summary-verify'),
    load: async () => (await import('../commands/verify.ts')).verifyCommand,
  },
  {
    name: 'export',
    group: 'files',
    summary: message('line-summary-export'),
    load: async () => (await import('../commands/export.ts')).exportCommand,
  },
  {
    name: 'import',
    group: 'files',
    summary: message('line-summary-import'),
    load: async () => (await import('../commands/import.ts')).importCommand,
  },
  {
    name: 'apply',
    group: 'files',
    summary: message('line-summary-apply'),
    load: async () => (await import('../commands/apply.ts')).apply,
  },
  {
    name: 'backup',
    group: 'files',
    summary: message('line-summary-backup'),
    load: async () => (await import('../commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    group: 'files',
    summary: message('line-summary-restore'),
    load: async () => (await import('../commands/restore.ts')).restore,
  },
  {
    name: 'doctor',
    group: 'files',
    summary: message('line-summary-doctor'),
    load: async () => (await import('../commands/doctor.ts')).doctor,
  },
]
