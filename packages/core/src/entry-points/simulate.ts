/** How a tournament may end. */

export { answerOf, type EntrantChances, type Interval, type SimulationAnswer, type Spread } from '../simulate/answer.ts'
export { tournamentAfter } from '../simulate/course.ts'
export { fieldOf } from '../simulate/models/field.ts'
export { type ModelSpec, modelSays, modelSpecSchema, noResults, suits, usualModel } from '../simulate/models/spec.ts'
export { type Prior, priorSays } from '../simulate/models/strengths.ts'
export { type Tempo, usualTempo } from '../simulate/pace.ts'
export { type InventedTournament, type Manner, type Question, questionFor, questionFrom } from '../simulate/question.ts'
export { Simulator, simulatorOf } from '../simulate/simulator.ts'
export { addTally, newTally, type Tally } from '../simulate/tally.ts'
