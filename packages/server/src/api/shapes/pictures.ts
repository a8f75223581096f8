/** The pictures of a tournament as data: crosstable, race, bracket, matrix, round robin. */
import type {
  BracketShown,
  Crosstable,
  CrosstableGame,
  MatrixRow,
  MatrixShown,
  Meeting,
  RaceShown,
  RoundRobinShown,
  Runner,
} from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { pairingShape } from './bulletin.ts'
import { matchShape } from './match.ts'
import { indicatorsShape } from './seat.ts'
import { imps, mark, number, text, texts, whole } from './words.ts'

const crosstableGame = shapeOf<CrosstableGame>()(
  'CrosstableGame',
  z.union([
    z.strictObject({ match: text, game: whole, state: z.enum(['waiting', 'open']), mark: z.literal('·') }),
    z.strictObject({
      match: text,
      game: whole,
      state: z.literal('decided'),
      score: z.enum(['won', 'drawn', 'lost', 'none']),
      played: z.boolean().describe('At the board; not by absence or ruling'),
      counts: z.boolean().describe('False if it was cancelled or fell with a withdrawal'),
      mark: z.enum(['1', '½', '0', '+', '=', '−', '×']),
    }),
  ]),
)

const crosstableCell = z
  .strictObject({ asWhite: z.array(crosstableGame), asBlack: z.array(crosstableGame) })
  .meta({ id: 'CrosstableCell' })

const crosstableRow = z
  .strictObject({
    number: whole.describe('The number its column is headed with'),
    rank: whole,
    place: text,
    name: text,
    points: number,
    withdrawn: mark,
    cells: z.array(crosstableCell.nullable()).describe('null where somebody would meet himself'),
  })
  .meta({ id: 'CrosstableRow' })

export const crosstableShape = shapeOf<Crosstable>()(
  'Crosstable',
  z.strictObject({ rows: z.array(crosstableRow).describe('In the order of the table') }),
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
    reachedAt: text.optional().describe('When the points needed were reached'),
    reachedIn: whole.optional().describe('In which phase'),
    clinchesWith: enough.describe('What gives the place now, whatever the others do'),
    reachesWith: enough.describe('What gives the points, where others might still come first'),
    against: text.optional().describe('Whom he plays now'),
    lostPlayoff: mark,
    missedBy: z
      .enum(['time', 'reports', 'matches', 'points', 'seeds'])
      .optional()
      .describe('Has the points and no place: the step that decided it, or published seeds that stand'),
    lastIn: text.optional().describe('Who took the last place'),
    bye: mark.describe('Has the bye of the phase being played'),
  }),
)

export const raceShape = shapeOf<RaceShown>()(
  'RaceShown',
  z.strictObject({
    needed: number.describe('Points needed for a place'),
    places: whole,
    placesLeft: whole,
    phase: whole.optional().describe('Being played, or to be paired next'),
    runners: z.array(runner).describe('Those who are in by seed, then the others by points'),
    playoff: z.strictObject({ between: texts, places: whole, sentence: text }).optional(),
  }),
)

const bracketRound = z
  .strictObject({ round: whole, name: text, matches: z.array(matchShape), pairing: pairingShape.optional() })
  .meta({ id: 'BracketRound' })

export const bracketShape = shapeOf<BracketShown>()(
  'BracketShown',
  z.strictObject({
    stage: text,
    name: text,
    bracket: text.optional().describe('Its letter, where there are several'),
    indicators: indicatorsShape.optional(),
    of: z.enum(['players', 'teams']),
    drawnAs: z
      .enum(['tree', 'columns'])
      .describe('In a tree match i of a round is fed by matches 2i and 2i+1 of the round before'),
    rounds: z.array(bracketRound),
    seeds: z.record(text, whole).optional().describe('Of those who come into it from another one, by name'),
  }),
)

const meeting = shapeOf<Meeting>()(
  'Meeting',
  z.strictObject({
    against: whole.describe('Number of the opponent in the row'),
    opponent: text,
    round: whole,
    match: text,
    state: z.enum(['open', 'decided']),
    points: number.optional(),
    games: z
      .array(z.enum(['1', '½', '0', '+', '−', '=', '·', '×']))
      .describe('· is to be played, × will not be played'),
  }),
)

const matrixRow = shapeOf<MatrixRow>()(
  'MatrixRow',
  z.strictObject({
    number: whole.describe('In the row, and of the column'),
    name: text,
    rating: number.optional(),
    lostGames: number,
    state: z.enum(['in', 'going-out', 'out', 'level', 'won']),
    out: whole.optional().describe('The round at whose end the player was out'),
    withdrawn: mark,
    meetings: z.array(meeting),
  }),
)

export const matrixShape = shapeOf<MatrixShown>()(
  'MatrixShown',
  z.strictObject({
    rounds: z.array(
      z.strictObject({
        round: whole,
        name: text,
        state: z.enum(['done', 'now']),
        pattern: z.enum(['neighbours', 'pair', 'ring', 'thirds']).describe('It was drawn by'),
      }),
    ),
    rows: z.array(matrixRow),
    outAt: number.describe('Lost games with which somebody is out'),
  }),
)

const roundRobinCell = z.strictObject({
  match: text,
  state: z.enum(['waiting', 'open', 'decided']),
  imps: imps.optional().describe('Of the team of the row first'),
  victoryPoints: number.optional(),
})

export const roundRobinShape = shapeOf<RoundRobinShown>()(
  'RoundRobinShown',
  z.strictObject({
    stage: text,
    name: text,
    bracket: text.optional(),
    rows: z.array(
      z.strictObject({
        place: text,
        number: whole.describe('Bracket number at the start'),
        name: text,
        cells: z.array(roundRobinCell.nullable()),
        victoryPoints: number,
        won: number,
      }),
    ),
    places: whole.describe('How many go on'),
  }),
)
