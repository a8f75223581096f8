/** The contract suite: the laws every format must keep, for formats of your own too. It needs no test runner; a broken law throws. */

export { campaign, type Effort, type EventCounts } from '../testing/campaign.ts'
export { secondOpinion } from '../testing/second-opinion.ts'
export { commonFloors, type Floors, keepEveryLaw, type Trials } from '../testing/suite.ts'
export { type Law, LawBroken, laws, type Opinion, type World } from '../testing/world.ts'
