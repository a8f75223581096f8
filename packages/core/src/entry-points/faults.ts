/** Misdeeds of players and the engines they are. */

export { type Fault, type Misdeed, misdeedSchema } from '../fault/fault.ts'
export { faultSays, misdeedSays } from '../fault/says.ts'
