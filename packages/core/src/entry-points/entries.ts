/** Lists of entrants: read from a spreadsheet, checked, written. */

export { type Newcomer, type ParsedEntrants, parseEntrants, writeEntrants } from '../entries/csv.ts'
export { doubtfulPlayers, refusedNewcomers } from '../entries/problems.ts'
