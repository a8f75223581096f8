/** The tree of commands, in the order a tournament needs them. Only the command that is used is loaded. */
import type { formatNames } from '@arbiter/core/format-names'
import type { Message } from '@arbiter/core/messages'
import type { AnyCommand } from './command.ts'
import { message } from './words/messages.ts'

export interface Entry {
  /** As it is typed after `arbiter`: `report`, `bridge lineup`. */
  readonly name: string
  readonly summary: Message
  load(): Promise<AnyCommand>
}

export interface Group {
  readonly title: Message
  /** The format whose own commands these are. */
  readonly format?: (typeof formatNames)[number]
  readonly commands: readonly Entry[]
}

/** Commands of one word. */
export const trunk: readonly Group[] = [
  {
    title: message('line-group-start'),
    commands: [
      entry('demo', message('line-summary-demo'), async () => (await import('../commands/demo.ts')).demo),
      entry(
        'formats',
        message('line-summary-formats'),
        async () => (await import('../commands/formats.ts')).formatsCommand,
      ),
      entry(
        'outline',
        message('line-summary-outline'),
        async () => (await import('../commands/outline.ts')).outlineCommand,
      ),
      entry(
        'compare',
        message('line-summary-compare'),
        async () => (await import('../commands/simulation/compare.ts')).compare,
      ),
      entry(
        'simulate',
        message('line-summary-simulate'),
        async () => (await import('../commands/simulation/simulate.ts')).simulate,
      ),
    ],
  },
  {
    title: message('line-group-set-up'),
    commands: [
      entry('new', message('line-summary-new'), async () => (await import('../commands/new.ts')).newCommand),
      entry('enter', message('line-summary-enter'), async () => (await import('../commands/enter.ts')).enter),
      entry(
        'describe',
        message('line-summary-describe'),
        async () => (await import('../commands/describe.ts')).describe,
      ),
      entry('edit', message('line-summary-edit'), async () => (await import('../commands/edit.ts')).edit),
      entry('start', message('line-summary-start'), async () => (await import('../commands/start.ts')).start),
    ],
  },
  {
    title: message('line-group-play'),
    commands: [
      entry('report', message('line-summary-report'), async () => (await import('../commands/report.ts')).report),
      entry('forfeit', message('line-summary-forfeit'), async () => (await import('../commands/forfeit.ts')).forfeit),
      entry('cancel', message('line-summary-cancel'), async () => (await import('../commands/cancel.ts')).cancel),
      entry('rule', message('line-summary-rule'), async () => (await import('../commands/rule.ts')).rule),
      entry(
        'withdraw',
        message('line-summary-withdraw'),
        async () => (await import('../commands/withdraw.ts')).withdraw,
      ),
      entry(
        'return',
        message('line-summary-return'),
        async () => (await import('../commands/return.ts')).returnCommand,
      ),
      entry('draft', message('line-summary-draft'), async () => (await import('../commands/draft.ts')).draftCommand),
      entry('pair', message('line-summary-pair'), async () => (await import('../commands/pair.ts')).pair),
      entry('close', message('line-summary-close'), async () => (await import('../commands/close.ts')).close),
    ],
  },
  {
    title: message('line-group-look'),
    commands: [
      entry('desk', message('line-summary-desk'), async () => (await import('../commands/desk.ts')).desk),
      entry('show', message('line-summary-show'), async () => (await import('../commands/show.ts')).showCommand),
      entry('table', message('line-summary-table'), async () => (await import('../commands/table.ts')).table),
      entry('odds', message('line-summary-odds'), async () => (await import('../commands/simulation/odds.ts')).odds),
      entry('race', message('line-summary-race'), async () => (await import('../commands/pictures/race.ts')).race),
      entry(
        'bracket',
        message('line-summary-bracket'),
        async () => (await import('../commands/pictures/bracket.ts')).bracket,
      ),
      entry(
        'crosstable',
        message('line-summary-crosstable'),
        async () => (await import('../commands/pictures/crosstable.ts')).crosstableCommand,
      ),
      entry(
        'matrix',
        message('line-summary-matrix'),
        async () => (await import('../commands/pictures/matrix.ts')).matrix,
      ),
      entry('log', message('line-summary-log'), async () => (await import('../commands/log.ts')).log),
      entry('why', message('line-summary-why'), async () => (await import('../commands/why.ts')).whyCommand),
    ],
  },
  {
    title: message('line-group-put-right'),
    commands: [
      entry(
        'correct',
        message('line-summary-correct'),
        async () => (await import('../commands/corrections/correct.ts')).correct,
      ),
      entry('undo', message('line-summary-undo'), async () => (await import('../commands/corrections/undo.ts')).undo),
      entry('redo', message('line-summary-redo'), async () => (await import('../commands/corrections/redo.ts')).redo),
      entry(
        'revoke',
        message('line-summary-revoke'),
        async () => (await import('../commands/corrections/revoke.ts')).revoke,
      ),
    ],
  },
  {
    title: message('line-group-files'),
    commands: [
      entry(
        'verify',
        message('line-summary-verify'),
        async () => (await import('../commands/files/verify.ts')).verifyCommand,
      ),
      entry(
        'export',
        message('line-summary-export'),
        async () => (await import('../commands/files/export.ts')).exportCommand,
      ),
      entry(
        'import',
        message('line-summary-import'),
        async () => (await import('../commands/files/import.ts')).importCommand,
      ),
      entry('apply', message('line-summary-apply'), async () => (await import('../commands/files/apply.ts')).apply),
      entry(
        'completion',
        message('line-summary-completion'),
        async () => (await import('../commands/completion.ts')).completion,
      ),
    ],
  },
]

/** Commands of two words by their first, which is what they are about: a format, engines, or a server. */
export const branches = {
  bridge: {
    title: message('line-group-bridge'),
    format: 'bridge-knockout',
    commands: [
      entry('bridge post', message('line-summary-post'), async () => (await import('../commands/bridge/post.ts')).post),
      entry(
        'bridge lineup',
        message('line-summary-lineup'),
        async () => (await import('../commands/bridge/lineup.ts')).lineup,
      ),
      entry(
        'bridge score',
        message('line-summary-score'),
        async () => (await import('../commands/bridge/score.ts')).score,
      ),
      entry(
        'bridge choose',
        message('line-summary-choose'),
        async () => (await import('../commands/bridge/choose.ts')).choose,
      ),
      entry(
        'bridge remedy',
        message('line-summary-remedy'),
        async () => (await import('../commands/bridge/remedy.ts')).remedy,
      ),
      entry(
        'bridge misplaced',
        message('line-summary-misplaced'),
        async () => (await import('../commands/bridge/misplaced.ts')).misplaced,
      ),
      entry(
        'bridge redraw',
        message('line-summary-redraw'),
        async () => (await import('../commands/bridge/redraw.ts')).redraw,
      ),
      entry(
        'bridge handicap',
        message('line-summary-bridge-handicap'),
        async () => (await import('../commands/bridge/handicap.ts')).handicap,
      ),
      entry(
        'bridge handicap-table',
        message('line-summary-bridge-handicap-table'),
        async () => (await import('../commands/bridge/handicap-table.ts')).handicapTable,
      ),
      entry(
        'bridge imps',
        message('line-summary-bridge-imps'),
        async () => (await import('../commands/bridge/imps.ts')).imps,
      ),
      entry(
        'bridge contract',
        message('line-summary-bridge-contract'),
        async () => (await import('../commands/bridge/contract.ts')).contract,
      ),
      entry(
        'bridge award',
        message('line-summary-bridge-award'),
        async () => (await import('../commands/bridge/award.ts')).award,
      ),
      entry(
        'bridge awards',
        message('line-summary-bridge-awards'),
        async () => (await import('../commands/bridge/awards.ts')).awards,
      ),
      entry(
        'bridge meter',
        message('line-summary-bridge-meter'),
        async () => (await import('../commands/bridge/meter.ts')).meter,
      ),
      entry(
        'bridge print',
        message('line-summary-bridge-print'),
        async () => (await import('../commands/bridge/print.ts')).print,
      ),
    ],
  },
  diagonal: {
    title: message('line-group-diagonal'),
    format: 'diagonal',
    commands: [
      entry(
        'diagonal declare',
        message('line-summary-declare'),
        async () => (await import('../commands/diagonal/declare.ts')).declare,
      ),
    ],
  },
  cup: {
    title: message('line-group-cup'),
    format: 'cup',
    commands: [
      entry('cup run', message('line-summary-cup-run'), async () => (await import('../commands/cup/run.ts')).run),
      entry(
        'cup resume',
        message('line-summary-cup-resume'),
        async () => (await import('../commands/cup/resume.ts')).resume,
      ),
      entry('cup demo', message('line-summary-cup-demo'), async () => (await import('../commands/cup/demo.ts')).demo),
      entry(
        'cup schema',
        message('line-summary-cup-schema'),
        async () => (await import('../commands/cup/schema.ts')).schema,
      ),
    ],
  },
  engines: {
    title: message('line-group-engines'),
    commands: [
      entry(
        'engines list',
        message('line-summary-engines-list'),
        async () => (await import('../commands/engines/list.ts')).list,
      ),
      entry(
        'engines check',
        message('line-summary-engines-check'),
        async () => (await import('../commands/engines/check.ts')).check,
      ),
      entry(
        'engines play',
        message('line-summary-engines-play'),
        async () => (await import('../commands/engines/play.ts')).play,
      ),
    ],
  },
  server: {
    title: message('line-group-server'),
    commands: [
      entry(
        'server serve',
        message('line-summary-serve'),
        async () => (await import('../commands/server/serve.ts')).serve,
      ),
      entry(
        'server backup',
        message('line-summary-backup'),
        async () => (await import('../commands/server/backup.ts')).backup,
      ),
      entry(
        'server restore',
        message('line-summary-restore'),
        async () => (await import('../commands/server/restore.ts')).restore,
      ),
      entry(
        'server doctor',
        message('line-summary-doctor'),
        async () => (await import('../commands/server/doctor.ts')).doctor,
      ),
      entry(
        'server people',
        message('line-summary-people'),
        async () => (await import('../commands/server/people.ts')).people,
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Group>>

const groups: readonly Group[] = [...trunk, ...Object.values(branches)]

export const commands: readonly Entry[] = groups.flatMap((group) => group.commands)

export type BranchName = keyof typeof branches

export const isBranch = (name: string): name is BranchName => Object.hasOwn(branches, name)

function entry(name: string, summary: Message, load: () => Promise<AnyCommand>): Entry {
  return { name, summary, load }
}
