/** Orders with tie-breaks, and ranks. */

export { type Compare, inTurn, least, most, type Ranked, ranked } from '../ranking/ranking.ts'
