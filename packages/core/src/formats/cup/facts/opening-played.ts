/** A report of a game of the cup names the opening it was played from (CUP-20a). */
import * as z from 'zod/mini'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { gameView } from '../../../facts/fact.ts'
import { gameShape } from '../../../facts/fields.ts'
import { addedFields } from '../../rule-book/facts/added-fields.ts'
import { cupLedger } from '../ledger.ts'

export const opening = described(z.optional(z.int().check(z.minimum(1))), about('about-game-opening'))

export const openingPlayed = addedFields({
  to: ['game-finished'],
  shape: { opening },
  view: { opening: true },
  game(match, { pair }) {
    const ledger = cupLedger(match.round.stage.chart)
    return ledger.order ? { opening: ledger.of(match, pair) } : {}
  },
})

/** The report that a correction puts in the place of a ruling. */
export const openingCorrected = addedFields({
  to: ['result-corrected'],
  shape: {
    inPlaceOfRuling: described(
      z.optional(z.readonly(z.strictObject({ ...gameShape, opening }))),
      about('about-corrected-in-place'),
    ),
  },
  view: { inPlaceOfRuling: { ...gameView, opening: true } },
})
