/** The shapes of answers and refusals, and the words they are made of. */
export { boardsShape, scorecardShape } from '../shapes/boards.ts'
export { bulletinShape, entrantShape } from '../shapes/bulletin.ts'
export { type AnyRefusal, type Code, codes } from '../shapes/codes.ts'
export { consequencesShape } from '../shapes/consequences.ts'
export { type EngineOption, engineShape } from '../shapes/cup/engine.ts'
export {
  cupStates,
  type LiveEvent,
  type LiveGame,
  type LiveMove,
  liveEventShape,
  liveGameShape,
} from '../shapes/cup/live-event.ts'
export { type CupPlan, cupPlanShape, ownBook } from '../shapes/cup/plan.ts'
export { type CupCode, type CupRefusal, cupCodes, cupRefusalShape } from '../shapes/cup/refusal.ts'
export { type CupReport, cupViewShape } from '../shapes/cup/view.ts'
export { draftShape } from '../shapes/draft.ts'
export { commandShape, factShape, whyShape } from '../shapes/fact.ts'
export { type FeedEvent, feedEventShape } from '../shapes/feed-event.ts'
export { type FormatDescription, formatShape, type OptionSchema } from '../shapes/format.ts'
export { outlineShape } from '../shapes/outline.ts'
export { bracketShape, crosstableShape, matrixShape, raceShape, roundRobinShape } from '../shapes/pictures.ts'
export { publicFactShape } from '../shapes/public-fact.ts'
export { type RulesCode, refusalShape, rulesCodes } from '../shapes/refusal.ts'
export { type GivenRole, givenRoles, type Role, roles, type SecretKind, secretKinds } from '../shapes/role.ts'
export { type ServerCode, type ServerRefusal, serverCodes, serverRefusalShape } from '../shapes/server-refusal.ts'
export { type State, states, type Visibility, visibilities } from '../shapes/state.ts'
export { tableRowShape } from '../shapes/table.ts'
