/** The opening of a further pair was drawn (CUP-21a). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { reasonSchema } from '../../../facts/fields.ts'
import { matchIdSchema } from '../../../facts/ids.ts'
import { known } from '../../../lists/at.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import type { OpeningDraft } from '../../views/openings.ts'
import { cupLedger } from '../ledger.ts'
import { pairWaiting } from '../openings/opening-pairs.ts'
import { mayStand } from '../openings/openings.ts'
import { openingShown } from '../openings/openings-view.ts'
import { message } from './words/messages.ts'

const shape = {
  match: matchIdSchema,
  pair: described(z.int().check(z.minimum(1)), about('about-opening-pair')),
  opening: described(z.int().check(z.minimum(1)), about('about-opening-number')),
  reused: described(z.optional(z.literal(true)), about('about-opening-reused')),
  reason: reasonSchema,
}
type OpeningDrawnFact = Own<typeof shape>

export const openingDrawn = ownFact('opening-drawn', {
  shape,
  view: { match: true, pair: true, opening: true, reused: true, reason: true },
  topic: 'pairings',
  place,
  says: ({ match, pair, opening, reused }) => [
    message(reused ? 'fact-opening-again' : 'fact-opening', { match: { match }, pair, opening }),
  ],
  published: {
    isPlayedOn,
    content: ({ match, pair, opening, reused }) => [match, pair, opening, reused],
    drafted,
  },
})

/** An opening counts only for the pair that waits for it. */
function place(chart: Chart, { match: id, pair, opening, reused, reason, seq }: OpeningDrawnFact): boolean {
  const match = chart.board.matches.get(id)
  if (!match || pairWaiting(match) !== pair) return false
  const draw = { match: id, pair, opening, reused: reused === true, reason, seq }
  const ledger = cupLedger(chart)
  if (!mayStand(ledger.options, match, draw)) return false
  ledger.tell(draw)
  chart.board.reconsider(match)
  for (const wanted of chart.wants) if (wanted.what === 'draw') chart.board.judgeAgain(wanted.match)
  return true
}

function drafted(chart: Chart, fact: OpeningDrawnFact): OpeningDraft {
  const match = known(chart.board.matches.get(fact.match))
  return { ...openingShown(match, fact), reasons: [fact.reason] }
}

function isPlayedOn(chart: Chart, { match: id, pair }: OpeningDrawnFact): boolean {
  const match = chart.board.matches.get(id)
  return match?.games.some((game) => game.report && game.pair === pair) ?? false
}
