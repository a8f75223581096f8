/** What spectators receive, and the log they make of it. */

export type { AnnotatedFact, DecidedMatch } from '../facts/decided-match.ts'
export { renames, underCurrentNames } from '../public/current-names.ts'
export {
  type PublicFact,
  type PublicFactOf,
  type PublicOwnFact,
  publicFactSchema,
  sealedDice,
} from '../public/public-fact.ts'
export { type DiceSeal, Publisher, publicFacts } from '../public/publisher.ts'
export { logToCheck, notPublished, recordedFrom } from '../public/spectator.ts'
