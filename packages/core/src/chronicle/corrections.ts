/** A correction in words: what it says now, and what was said the moment before. */
import type { Recorded, RecordedOf } from '../facts/fact.ts'
import { correctionsIn } from '../facts/standing.ts'
import { type Called, type Names, place, ruling, written } from './results.ts'

type Correction = RecordedOf<'result-corrected'>
type Told = Correction | RecordedOf<'game-finished'> | RecordedOf<'ruling-made'>

/** "Match 3, game 2 corrected: Ann 1–0 Ben, 31 moves (it was 0–1, 20 moves, fact 12)". */
export function corrected(fact: Correction, log: readonly Recorded[], names: Names, called: Called): string {
  const first = log[fact.fact - 1]
  if (first?.type !== 'game-finished' && first?.type !== 'ruling-made')
    return `Fact ${fact.fact} corrected to ${written(fact.result)}`
  const before = correctionsIn(log.slice(0, fact.seq - 1)).get(fact.fact) ?? first
  const { sides, game, half } = sidesOf(fact, first)
  const [white, black] = sides.map(called)
  const where = place({ match: first.match, game, half, result: fact.result }, names)
  const isSame = before.type !== 'ruling-made' && written(before.result) === written(fact.result)
  const now = isSame ? `${white} – ${black}` : `${white} ${written(fact.result)} ${black}`
  const changed = before.type === 'ruling-made' ? [] : lengthsThatDiffer(before, fact)
  const was = [...(isSame ? [] : [wordsFor(before, called)]), ...changed.map((words) => words(before as Correction))]
  return `${where} corrected: ${[now, ...changed.map((words) => words(fact))].join(', ')} (it was ${was.join(', ')}, fact ${before.seq})`
}

/** Who played it, and which game it is. */
function sidesOf(
  { inPlaceOfRuling }: Correction,
  first: Told,
): Pick<RecordedOf<'game-finished'>, 'sides' | 'game' | 'half'> {
  if (first.type === 'game-finished') return first
  return inPlaceOfRuling ?? { sides: [] as never, game: 1 }
}

function wordsFor(before: Told, called: Called): string {
  if (before.type !== 'ruling-made') return written(before.result)
  const words = ruling(before.ruling, called)
  return before.ruling.kind === 'absent' ? `ruled that ${words}` : words
}

type Lengths = Pick<Correction, 'finishedAt' | 'moves' | 'movesToFinish'>

const lengths: readonly { readonly field: keyof Lengths; words(of: Lengths): string }[] = [
  {
    field: 'finishedAt',
    words: ({ finishedAt }) => (finishedAt === undefined ? 'no finish time' : `finished at ${finishedAt}`),
  },
  { field: 'moves', words: ({ moves }) => `${moves ?? 'no'} moves` },
  { field: 'movesToFinish', words: ({ movesToFinish }) => `${movesToFinish ?? 'no'} moves to finish` },
]

const lengthsThatDiffer = (before: Lengths, now: Lengths) =>
  lengths.filter(({ field }) => before[field] !== now[field]).map(({ words }) => words)
