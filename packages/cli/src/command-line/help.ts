/** The pages of `--help`. */
import { wrapped } from '../page/prose.ts'
import { catalogue, groups } from './catalogue.ts'
import type { Command, Options } from './command.ts'
import { environment } from './environment.ts'
import { exitCodes } from './exit-code.ts'
import { everywhere } from './reading.ts'
import { usageOf } from './usage.ts'
import { meaningsOf } from './word-meanings.ts'

export function overviewPage(width: number): string {
  const sections = groups.map((group) => {
    const rows = catalogue.filter((entry) => entry.group === group).map(({ name, summary }) => [name, summary])
    return [group, ...twoColumns(rows, 12, width)].join('\n')
  })
  const exits = Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning])
  return [
    'arbiter: direct a tournament from the first entry to the final table.',
    'Usage: arbiter COMMAND FILE … [options]      arbiter COMMAND --help',
    ...sections,
    ['Exit codes', ...twoColumns(exits, 12, width)].join('\n'),
    ['Environment', ...twoColumns(Object.entries(environment), 16, width)].join('\n'),
    'New here? Type: arbiter demo',
  ].join('\n\n')
}

export function commandPage(name: string, command: Omit<Command, 'run'>, width: number): string {
  const options: Options = { ...command.options, ...everywhere }
  const rows = Object.entries(options).map(([option, { value, about, isList }]) => [
    `--${option}${value === undefined ? '' : ` ${value}`}${isList ? ' …' : ''}`,
    about,
  ])
  const words = Object.entries(meaningsOf(name, command.words))
  const widest = Math.min(30, Math.max(...[...words, ...rows].map(([left = '']) => left.length)))
  return [
    wrapped(command.about, width),
    `Usage: ${usageOf(name, command.words)} [options]`,
    ...(words.length > 0 ? [['Words', ...twoColumns(words, widest, width)].join('\n')] : []),
    ['Options', ...twoColumns(rows, widest, width)].join('\n'),
    [command.examples.length > 1 ? 'Examples' : 'Example', ...command.examples.map((each) => `  ${each}`)].join('\n'),
  ].join('\n\n')
}

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
