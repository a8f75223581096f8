/** What a correction or revocation would do, line by line: what becomes void, who moves, whose rank changes. */
import { type Consequences, plural } from '@arbiter/core'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { harmless } from './text-width.ts'

export function consequenceLines(consequences: Consequences, paper: Paper): string[] {
  const { takes, voids, redrawn, matches, seats, seeds, ranks, remarks } = consequences
  const kinds = [
    takes.map(({ seq, what }) => `take back: ${what} (fact ${seq})`),
    voids.map(({ seq, what }) => `make void: ${what} (fact ${seq})`),
    redrawn.length > 0 ? [`draw again: ${plural(redrawn.length, 'publication')} nobody has played on`] : [],
    few(matches.map(matchChanged)),
    few(seats.map(({ match, from, to }) => `change a seat: match ${match}, ${moved(from, to)}`)),
    few(seeds.map(({ seed, from, to }) => `change a seed: number ${seed}, ${moved(from, to)}`)),
    few(ranks.map(({ entrant, from, to }) => `change a rank: ${entrant}, ${from} becomes ${to}`)),
    few(remarks.map(({ rule, sentence }) => `note: ${sentence} (${rule})`)),
  ]
  if (kinds.every((lines) => lines.length === 0)) return ['  change the result and nothing else']
  return kinds.flat().map((line) => {
    const text = wrapped(`  ${harmless(line)}`, paper.width, '    ')
    return line.startsWith('make void') ? paper.red(text) : text
  })
}

const matchChanged = ({ match, between, from, to }: Consequences['matches'][number]): string =>
  `change match ${match} (${between.join(' – ')}): ${from} becomes ${to}`

/** "Ann becomes Ben", "Ann comes in", "Ann leaves it". */
function moved(from: string, to: string): string {
  if (from === unknown) return `${to} comes in`
  return to === unknown ? `${from} leaves it` : `${from} becomes ${to}`
}

/** As core writes a seat nobody is known for. */
const unknown = 'not known yet'

/** What must be confirmed is listed to the end; of the rest the beginning shows what it is about. */
const few = (lines: readonly string[]): string[] =>
  lines.length <= 8 ? [...lines] : [...lines.slice(0, 6), `and ${lines.length - 6} more of these`]
