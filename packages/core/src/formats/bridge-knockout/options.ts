/** The settings of a bridge knockout, each with the rule it belongs to. */
import * as z from 'zod'

const seedings = ['average', 'lot', 'entry'] as const

const note = z.string().max(2000).regex(/\S/, 'must say who approved it').describe('Who approved it, and why')
const imps = z.number().min(0).max(1000)

const rises = (figures: readonly number[]): boolean =>
  figures.every((figure, i) => i === 0 || figure > (figures[i - 1] as number))

const steps = z
  .array(z.tuple([z.number().min(0), imps]).readonly())
  .min(1)
  .refine((table) => rises(table.map(([difference]) => difference)), 'must go from small differences to large ones')
  .readonly()

const handicapOverride = z.union([
  z.strictObject({ percent: z.number().min(0).max(1000), note }).readonly(),
  z.strictObject({ imps, note }).readonly(),
  z.strictObject({ table: steps, note }).readonly(),
])
export type HandicapOverride = z.infer<typeof handicapOverride>

const leastMargins = z.array(z.int().min(1)).length(10).refine(rises, 'must rise').readonly()

const bridgeShape = z.strictObject({
  bracketed: z
    .boolean()
    .default(false)
    .describe('BRI-98: cut into brackets of at most 16 by strength, each with its letter'),
  compact: z
    .boolean()
    .default(false)
    .describe('BRI-65: compact knockout of 12 to 16 teams of four, two halves a session'),
  compactBoards: z.int().min(1).max(100).default(12).describe('BRI-69: boards of each half of a compact knockout'),
  fullMatchAwardForParticipants: z
    .boolean()
    .default(false)
    .describe('BRI-13: pay whole match awards where the table says “full match award”'),
  boards: z
    .int()
    .min(1)
    .max(100)
    .default(28)
    .describe(
      'BRI-2: boards of a session, also of semifinals and final of a compact knockout; each two of a three-way play half',
    ),
  seeding: z
    .enum(seedings)
    .default('average')
    .describe(
      'BRI-33: numbers by average masterpoints (high first), by lot, or in order of entry; bracketed: inside each bracket',
    ),
  handicap: z.boolean().default(false).describe('BRI-58: the team with the lower average receives IMPs'),
  handicapRounding: z
    .enum(['none', 'nearest'])
    .default('none')
    .describe('BRI-62: handicaps to three decimals, or to the nearest whole IMP'),
  handicapOverride: handicapOverride
    .optional()
    .describe('BRI-64: another handicap, such as {"percent":80,"note":"approved by …"}'),
  playoff: z.boolean().default(false).describe('BRI-33a: the losers of the quarterfinals play for 5th/8th'),
  thirdPlace: z.boolean().default(false).describe('BRI-86: the losers of the semifinals play for third place'),
  sixTeamCarryover: z
    .literal([14, 7])
    .default(14)
    .describe(
      'BRI-44: of six teams the semifinals carry over all 14 boards of a session of 28, or 7 with half the margin',
    ),
  victoryPoints: leastMargins
    .optional()
    .describe('BRI-43: least margins for 11 to 20 victory points in a round robin of five'),
})

export const bridgeOptions = bridgeShape.superRefine(({ compact, bracketed, playoff }, context) => {
  const refuse = (option: string) =>
    context.addIssue({ code: 'custom', path: [option], message: 'does not go with compact (BRI-70)' })
  if (compact && bracketed) refuse('bracketed')
  if (compact && playoff) refuse('playoff')
})

export type BridgeOptions = z.infer<typeof bridgeOptions>
