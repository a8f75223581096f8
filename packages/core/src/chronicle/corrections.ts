/** A correction: what it says now, and what was said the moment before. */
import type { Recorded, RecordedOf } from '../facts/fact.ts'
import { correctionsIn } from '../facts/standing.ts'
import type { Names } from '../formats/facts/names.ts'
import type { Message } from '../message/message.ts'
import { placeOf, ruling } from './results.ts'
import { message } from './words/messages.ts'

type Correction = RecordedOf<'result-corrected'>
type Told = Correction | RecordedOf<'game-finished'> | RecordedOf<'ruling-made'>

export function corrected(fact: Correction, log: readonly Recorded[], names: Names): Message {
  const first = log[fact.fact - 1]
  const result = { result: fact.result }
  const game = first === undefined ? undefined : gameOf(fact, first)
  if (!game) return message('fact-corrected-to', { fact: { fact: fact.fact }, result })
  const before = correctionsIn(log.slice(0, fact.seq - 1)).get(fact.fact) ?? (first as Told)
  const [white, black] = game.sides
  const about = {
    where: placeOf({ match: game.match, game: game.game, half: game.half, result: fact.result }, names),
    ...{ white: { entrant: white }, black: { entrant: black }, fact: { fact: before.seq } },
  }
  const isSame = before.type !== 'ruling-made' && `${before.result}` === `${fact.result}`
  const differing = before.type === 'ruling-made' ? [] : lengthsThatDiffer(before, fact)
  const lengths = differing.map((told) => told(fact))
  const was = [...(isSame ? [] : [resultOf(before)]), ...differing.map((told) => told(before as Correction))]
  if (isSame) return message('fact-corrected-length', { ...about, lengths, was })
  if (lengths.length === 0) return message('fact-corrected', { ...about, result, was })
  return message('fact-corrected-with', { ...about, result, lengths, was })
}

/** Who played it, and which game it is; in place of a ruling, the game that comes for it. */
function gameOf({ inPlaceOfRuling }: Correction, first: Recorded) {
  if (first.type === 'game-finished') return first
  return first.type === 'ruling-made' && inPlaceOfRuling ? { ...inPlaceOfRuling, match: first.match } : undefined
}

function resultOf(before: Told): Message {
  if (before.type !== 'ruling-made') return message('was-result', { result: { result: before.result } })
  const made = ruling(before.ruling)
  return before.ruling.kind === 'absent' ? message('was-ruled', { ruling: made }) : made
}

type Lengths = Pick<Correction, 'finishedAt' | 'moves' | 'movesToFinish'>

const lengths: readonly { readonly field: keyof Lengths; told(of: Lengths): Message }[] = [
  {
    field: 'finishedAt',
    told: ({ finishedAt }) =>
      finishedAt === undefined
        ? message('length-finished-none')
        : message('length-finished', { at: { instant: finishedAt } }),
  },
  {
    field: 'moves',
    told: ({ moves }) => (moves === undefined ? message('length-moves-none') : message('length-moves', { moves })),
  },
  {
    field: 'movesToFinish',
    told: ({ movesToFinish: moves }) =>
      moves === undefined ? message('length-moves-to-finish-none') : message('length-moves-to-finish', { moves }),
  },
]

const lengthsThatDiffer = (before: Lengths, now: Lengths) =>
  lengths.filter(({ field }) => before[field] !== now[field]).map(({ told }) => told)
