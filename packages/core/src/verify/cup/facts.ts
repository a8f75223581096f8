/** Facts that a cup brings, and the fields it adds to others. */
import type { gameAbandoned } from '../../formats/cup/facts/game-abandoned.ts'
import type { openingDrawn } from '../../formats/cup/facts/opening-drawn.ts'
import type { openingFields } from '../../formats/cup/facts/opening-fields.ts'
import type { openingCorrected, openingPlayed } from '../../formats/cup/facts/opening-played.ts'
import type { playArranged } from '../../formats/cup/facts/play-arranged.ts'
import type { As, FieldsIn } from '../facts.ts'

declare module '../facts.ts' {
  interface FactsOfFormats {
    readonly cup:
      | As<'game-abandoned', typeof gameAbandoned>
      | As<'opening-drawn', typeof openingDrawn>
      | As<'play-arranged', typeof playArranged>
  }

  interface FieldsOfFormats {
    readonly cup: {
      readonly 'tournament-started': FieldsIn<typeof openingFields>
      readonly 'game-finished': FieldsIn<typeof openingPlayed>
      readonly 'result-corrected': FieldsIn<typeof openingCorrected>
    }
  }
}

export type * from '../facts.ts'
