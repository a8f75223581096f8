/** The sentence for a correction: the new result and the previous one. */
import type { RecordedFact, RecordedFactOf } from '../facts/fact.ts'
import { correctionsIn } from '../facts/in-force.ts'
import type { Names } from '../formats/rule-book/facts/names.ts'
import type { Message } from '../message/message.ts'
import { ruling, whereOf } from './results.ts'
import { message } from './words/messages.ts'

type Correction = RecordedFactOf<'result-corrected'>
type Decision = Correction | RecordedFactOf<'game-finished'> | RecordedFactOf<'ruling-made'>

const isDecision = (fact: RecordedFact): fact is Decision =>
  fact.type === 'result-corrected' || fact.type === 'game-finished' || fact.type === 'ruling-made'

export function corrected(fact: Correction, log: readonly RecordedFact[], names: Names): Message {
  const first = log[fact.fact - 1]
  const result = { result: fact.result }
  const game = first && gameOf(fact, first)
  if (!game || !first || !isDecision(first)) return message('fact-corrected-to', { fact: { fact: fact.fact }, result })
  const before = correctionsIn(log.slice(0, fact.seq - 1)).get(fact.fact) ?? first
  const [white, black] = game.sides
  const about = {
    where: whereOf({ match: game.match, game: game.game, half: game.half, result: fact.result }, names),
    ...{ white: { entrant: white }, black: { entrant: black }, fact: { fact: before.seq } },
  }
  const reported = before.type === 'ruling-made' ? undefined : before
  const isSame = `${reported?.result}` === `${fact.result}`
  const differing = reported ? lengthsThatDiffer(reported, fact) : []
  const lengths = differing.map((says) => says(fact))
  const was = [...(isSame ? [] : [resultOf(before)]), ...(reported ? differing.map((says) => says(reported)) : [])]
  if (isSame) return message('fact-corrected-length', { ...about, lengths, was })
  if (lengths.length === 0) return message('fact-corrected', { ...about, result, was })
  return message('fact-corrected-with', { ...about, result, lengths, was })
}

/** The corrected game: as first reported, or the game that replaces a ruling. */
function gameOf({ inPlaceOfRuling }: Correction, first: RecordedFact) {
  if (first.type === 'game-finished') return first
  return first.type === 'ruling-made' && inPlaceOfRuling ? { ...inPlaceOfRuling, match: first.match } : undefined
}

function resultOf(before: Decision): Message {
  if (before.type !== 'ruling-made') return message('was-result', { result: { result: before.result } })
  const made = ruling(before.ruling)
  return before.ruling.kind === 'absent' ? message('was-ruled', { ruling: made }) : made
}

type Lengths = Pick<Correction, 'finishedAt' | 'moves' | 'movesToFinish'>

const lengths: readonly { readonly field: keyof Lengths; says(of: Lengths): Message }[] = [
  {
    field: 'finishedAt',
    says: ({ finishedAt }) =>
      finishedAt === undefined
        ? message('length-finished-none')
        : message('length-finished', { at: { instant: finishedAt } }),
  },
  {
    field: 'moves',
    says: ({ moves }) => (moves === undefined ? message('length-moves-none') : message('length-moves', { moves })),
  },
  {
    field: 'movesToFinish',
    says: ({ movesToFinish: moves }) =>
      moves === undefined ? message('length-moves-to-finish-none') : message('length-moves-to-finish', { moves }),
  },
]

const lengthsThatDiffer = (before: Lengths, now: Lengths) =>
  lengths.filter(({ field }) => before[field] !== now[field]).map(({ says }) => says)
