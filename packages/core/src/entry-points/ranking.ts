/** Orders with tie-breaks, and ranks. */

export { type Compare, inTurn, least, most, type RankedItem, ranked } from '../ranking/ranking.ts'
