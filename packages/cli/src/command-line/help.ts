/** What `--help` says, as pages and as data. */
import { textOf } from '../language/voice.ts'
import { wrapped } from '../page/prose.ts'
import type { Command, Options } from './command.ts'
import { environment } from './environment.ts'
import { everywhere } from './everywhere.ts'
import { exitCodes } from './exit-code.ts'
import { type BranchName, branches, type Entry, type Group, trunk } from './tree.ts'
import { usageOf } from './usage.ts'
import { meaningsOf } from './word-meanings.ts'
import { words } from './words/messages.ts'

type Description = Omit<Command, 'run'>

// --- all commands ----------------------------------------------------------------------------------

export const overviewData = () => ({
  groups: [...trunk, ...Object.values(branches)].map(groupData),
  everywhere: optionsSaid(everywhere),
  exitCodes: each(exitCodes, ({ code, meaning }) => ({ code, meaning: textOf(meaning) })),
  environment: each(environment, textOf),
})

const groupData = ({ title, commands }: Group) => ({ title: textOf(title), commands: commands.map(summarised) })

const summarised = ({ name, summary }: Entry) => ({ name, summary: textOf(summary) })

export function overviewPage(width: number): string {
  const { exitCodes: exits, environment: variables } = overviewData()
  const codes = Object.values(exits).map(({ code, meaning }) => [String(code), meaning])
  return [
    wrapped(words('line-tagline'), width),
    words('line-usages', { command: { text: 'arbiter COMMAND FILE …' }, help: { text: 'arbiter COMMAND --help' } }),
    ...groupParts(width),
    [words('line-heading-exits'), ...twoColumns(codes, 12, width)].join('\n'),
    [words('line-heading-environment'), ...twoColumns(Object.entries(variables), 16, width)].join('\n'),
    words('line-new-here', { command: { text: 'arbiter demo' } }),
  ].join('\n\n')
}

const groupParts = (width: number): string[] => [
  ...trunk.map((group) => groupPart(group, width)),
  [
    words('line-group-branches'),
    ...twoColumns(
      Object.entries(branches).map(([name, { title }]) => [`${name} …`, textOf(title)]),
      12,
      width,
    ),
  ].join('\n'),
]

const groupPart = ({ title, commands }: Group, width: number, column = 12): string =>
  [
    textOf(title),
    ...twoColumns(
      commands.map(({ name, summary }) => [name, textOf(summary)]),
      column,
      width,
    ),
  ].join('\n')

// --- a branch --------------------------------------------------------------------------------------

export const branchData = (name: BranchName) => ({ name, ...groupData(branches[name]) })

export function branchPage(name: BranchName, width: number): string {
  const branch = branches[name]
  const longest = Math.max(...branch.commands.map((command) => command.name.length))
  const [command, help] = [{ text: `arbiter ${name} COMMAND …` }, { text: `arbiter ${name} COMMAND --help` }]
  return [words('line-usages', { command, help }), groupPart(branch, width, longest)].join('\n\n')
}

// --- one command -----------------------------------------------------------------------------------

export const commandData = (name: string, { about, words: taken, options, examples }: Description) => ({
  name,
  about: textOf(about),
  words: taken,
  options: optionsSaid(options),
  examples,
  meanings: each(meaningsOf(name, taken), textOf),
})

export function commandPage(
  name: string,
  { about, words: taken, options, examples }: Description,
  width: number,
): string {
  const rows = Object.entries({ ...options, ...everywhere } as Options).map(
    ([option, { value, about: what, isList }]) => [
      `--${option}${value === undefined ? '' : ` ${value}`}${isList ? ' …' : ''}`,
      textOf(what),
    ],
  )
  const meanings = Object.entries(meaningsOf(name, taken)).map(([word, meaning]) => [word, textOf(meaning)])
  const widest = Math.min(30, Math.max(...[...meanings, ...rows].map(([left = '']) => left.length)))
  return [
    wrapped(textOf(about), width),
    words('line-usage-options', { usage: { text: usageOf(name, taken) } }),
    ...(meanings.length > 0 ? [[words('line-heading-words'), ...twoColumns(meanings, widest, width)].join('\n')] : []),
    [words('line-heading-options'), ...twoColumns(rows, widest, width)].join('\n'),
    [words('line-heading-examples', { count: examples.length }), ...examples.map((line) => `  ${line}`)].join('\n'),
  ].join('\n\n')
}

// --- both ------------------------------------------------------------------------------------------

const optionsSaid = (options: Options) => each(options, ({ about, ...option }) => ({ ...option, about: textOf(about) }))

const each = <Key extends string, Value, Made>(
  values: Readonly<Record<Key, Value>>,
  make: (value: Value) => Made,
): Record<Key, Made> =>
  Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, make(value)])) as Record<Key, Made>

function twoColumns(rows: readonly (readonly string[])[], first: number, width: number): string[] {
  return rows.flatMap(([left = '', right = '']) => {
    const lines = wrapped(right, Math.max(20, width - first - 4)).split('\n')
    const indent = left.length > first ? [`  ${left}`] : []
    return [
      ...indent,
      ...lines.map((line, i) => `  ${(i === 0 && indent.length === 0 ? left : '').padEnd(first)}  ${line}`),
    ]
  })
}
