/** The pictures of a tournament as data: crosstable, race, bracket, matrix, round robin. */
import type {
  BulletinBracket,
  BulletinRoundRobin,
  Crosstable,
  CrosstableGame,
  MatrixRow,
  MatrixView,
  Meeting,
  RaceView,
  Runner,
} from '@arbiter/core/bulletin'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { pairingShape } from './bulletin.ts'
import { matchShape } from './match.ts'
import { indicatorsShape } from './seat.ts'
import { imps, mark, messageShape, number, sayingFields, text, texts, whole } from './words.ts'

const crosstableGame = shapeOf<CrosstableGame>()(
  'CrosstableGame',
  z.union([
    z.strictObject({ match: text, game: whole, state: z.enum(['waiting', 'open']), mark: z.literal('·') }),
    z.strictObject({
      match: text,
      game: whole,
      state: z.literal('decided'),
      score: z.enum(['won', 'drawn', 'lost', 'none']),
      played: z.boolean().describe(about('shape-played')),
      counts: z.boolean().describe(about('shape-counts')),
      mark: z.enum(['1', '½', '0', '+', '=', '−', '×']),
    }),
  ]),
)

const crosstableCell = z
  .strictObject({ asWhite: z.array(crosstableGame), asBlack: z.array(crosstableGame) })
  .meta({ id: 'CrosstableCell' })

const crosstableRow = z
  .strictObject({
    number: whole.describe(about('shape-cross-number')),
    rank: whole,
    place: text,
    name: text,
    points: number,
    withdrawn: mark,
    cells: z.array(crosstableCell.nullable()).describe(about('shape-cross-cells')),
  })
  .meta({ id: 'CrosstableRow' })

export const crosstableShape = shapeOf<Crosstable>()(
  'Crosstable',
  z.strictObject({ rows: z.array(crosstableRow).describe(about('shape-cross-rows')) }),
)

const enough = z.enum(['a draw', 'a win']).optional()

const runner = shapeOf<Runner>()(
  'Runner',
  z.strictObject({
    name: text,
    points: number,
    played: whole,
    state: z.enum(['in', 'running', 'playing-off', 'out', 'withdrawn']),
    seed: whole.optional(),
    reachedAt: text.optional().describe(about('shape-reached-at')),
    reachedIn: whole.optional().describe(about('shape-reached-in')),
    clinchesWith: enough.describe(about('shape-clinches-with')),
    reachesWith: enough.describe(about('shape-reaches-with')),
    against: text.optional().describe(about('shape-against')),
    lostPlayoff: mark,
    missedBy: z.enum(['time', 'reports', 'matches', 'points', 'seeds']).optional().describe(about('shape-missed-by')),
    lastIn: text.optional().describe(about('shape-last-in')),
    bye: mark.describe(about('shape-has-bye')),
  }),
)

export const raceShape = shapeOf<RaceView>()(
  'RaceShown',
  z.strictObject({
    needed: number.describe(about('shape-needed')),
    places: whole,
    placesLeft: whole,
    phase: whole.optional().describe(about('shape-race-phase')),
    runners: z.array(runner).describe(about('shape-runners')),
    playoff: z.strictObject({ between: texts, places: whole, ...sayingFields }).optional(),
  }),
)

const bracketRound = z
  .strictObject({ round: whole, name: messageShape, matches: z.array(matchShape), pairing: pairingShape.optional() })
  .meta({ id: 'BracketRound' })

export const bracketShape = shapeOf<BulletinBracket>()(
  'BracketShown',
  z.strictObject({
    stage: text,
    name: messageShape,
    bracket: text.optional().describe(about('shape-bracket-letter')),
    indicators: indicatorsShape.optional(),
    of: z.enum(['players', 'teams']),
    drawnAs: z.enum(['tree', 'columns']).describe(about('shape-drawn-as')),
    rounds: z.array(bracketRound),
    seeds: z.record(text, whole).optional().describe(about('shape-bracket-seeds')),
  }),
)

const meeting = shapeOf<Meeting>()(
  'Meeting',
  z.strictObject({
    against: whole.describe(about('shape-meeting-against')),
    opponent: text,
    round: whole,
    match: text,
    state: z.enum(['open', 'decided']),
    points: number.optional(),
    games: z.array(z.enum(['1', '½', '0', '+', '−', '=', '·', '×'])).describe(about('shape-meeting-games')),
  }),
)

const matrixRow = shapeOf<MatrixRow>()(
  'MatrixRow',
  z.strictObject({
    number: whole.describe(about('shape-matrix-number')),
    name: text,
    rating: number.optional(),
    lostGames: number,
    state: z.enum(['in', 'going-out', 'out', 'level', 'won']),
    out: whole.optional().describe(about('shape-matrix-out')),
    withdrawn: mark,
    meetings: z.array(meeting),
  }),
)

export const matrixShape = shapeOf<MatrixView>()(
  'MatrixShown',
  z.strictObject({
    rounds: z.array(
      z.strictObject({
        round: whole,
        name: messageShape,
        state: z.enum(['done', 'now']),
        pattern: z.enum(['neighbours', 'pair', 'ring', 'thirds']).describe(about('shape-pattern')),
      }),
    ),
    rows: z.array(matrixRow),
    outAt: number.describe(about('shape-out-at')),
  }),
)

const roundRobinCell = z.strictObject({
  match: text,
  state: z.enum(['waiting', 'open', 'decided']),
  imps: imps.optional().describe(about('shape-robin-imps')),
  victoryPoints: number.optional(),
})

export const roundRobinShape = shapeOf<BulletinRoundRobin>()(
  'RoundRobinShown',
  z.strictObject({
    stage: text,
    name: messageShape,
    bracket: text.optional(),
    rows: z.array(
      z.strictObject({
        place: text,
        number: whole.describe(about('shape-robin-number')),
        name: text,
        cells: z.array(roundRobinCell.nullable()),
        victoryPoints: number,
        won: number,
      }),
    ),
    places: whole.describe(about('shape-robin-places')),
  }),
)
