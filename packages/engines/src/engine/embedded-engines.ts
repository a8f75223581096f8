/** The built-in engines: one Stockfish 10 (2018), compiled for Node, at eight settings. */
import type { Limit } from '../clock/limit.ts'
import { stockfishFile } from '../shipped-files.ts'
import type { EngineSpec, OptionValue } from './spec.ts'

/** Strongest first. The ratings give the order and rough distances; we did not measure them. */
export function embeddedEngines(): readonly EngineSpec[] {
  const program = stockfishFile()
  return siblings.map(({ name, rating, options, limit }) => ({
    name,
    command: process.execPath,
    args: [program],
    rating,
    threads: 1,
    ...(options ? { options } : {}),
    ...(limit ? { limit } : {}),
  }))
}

interface Sibling {
  readonly name: string
  readonly rating: number
  readonly options?: Readonly<Record<string, OptionValue>>
  /** Without one it plays at the tournament's time control. */
  readonly limit?: Limit
}

const siblings: readonly Sibling[] = [
  { name: 'Stockfish 10', rating: 3000 },
  { name: 'Stockfish 10 Hasty', rating: 2600, limit: { nodes: 4000 } },
  { name: 'Stockfish 10 Skill 12', rating: 2300, limit: { nodes: 4000 }, options: { 'Skill Level': 12 } },
  { name: 'Stockfish 10 Depth 5', rating: 2100, limit: { depth: 5 } },
  { name: 'Stockfish 10 Skill 6', rating: 1900, limit: { nodes: 2000 }, options: { 'Skill Level': 6 } },
  { name: 'Stockfish 10 Depth 3', rating: 1700, limit: { depth: 3 } },
  { name: 'Stockfish 10 Depth 1', rating: 1400, limit: { depth: 1 } },
  { name: 'Stockfish 10 Skill 0', rating: 1200, limit: { depth: 1 }, options: { 'Skill Level': 0 } },
]

/** The embedded engine of this name; under another name, the first with this program. */
export function embeddedAs({ name, command, args = [] }: EngineSpec): string | undefined {
  const siblings = embeddedEngines().filter(
    (each) => each.command === command && (each.args ?? []).join('\n') === args.join('\n'),
  )
  return (siblings.find((each) => each.name === name) ?? siblings[0])?.name
}

/** The program of an embedded engine on this machine. */
export function embeddedProgram(name: string): Pick<EngineSpec, 'command' | 'args'> {
  const found = embeddedEngines().find((each) => each.name === name)
  if (!found) throw new Error(`No engine called "${name}" comes along any more; the cup was begun with one.`)
  return { command: found.command, ...(found.args && { args: found.args }) }
}
