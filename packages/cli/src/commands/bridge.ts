/** `arbiter bridge WHAT` */
import { type Asked, options, words } from '../bridge/asked.ts'
import { award } from '../bridge/award.ts'
import { awards } from '../bridge/awards.ts'
import { contract } from '../bridge/contract.ts'
import { handicap } from '../bridge/handicap.ts'
import { imps } from '../bridge/imps.ts'
import { meter } from '../bridge/meter.ts'
import { print } from '../bridge/print.ts'
import { type Answer, command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { handicapTableData, handicapTablePage } from '../page/handicap-table.ts'

export const bridge = command({
  about:
    'Calculates what a bridge knockout needs, and prints its sheets. handicap: the IMPs the team with the lower average receives. handicap-table: the whole table of the conditions of contest for 24 boards, computed, with notes where the printed one is wrong or incomplete. imps: what a difference of POINTS on a board is worth. contract: what a CONTRACT with its tricks scores for North-South. award: what a player gets for a part in what the team won, and the rule that says so. awards: what every player of the event in FILE gets, from the line-ups. meter: what the players of teams still in have, or still need, for each rank. print: a SHEET of FILE as pages for A4 or US Letter, to open in a browser and print: bracket-sheet, tickets (--since: only those that have changed), go-to (cards of a compact knockout), rack, recap or conditions.',
  words,
  options,
  examples: [
    'arbiter bridge handicap --higher 3000 --lower 550 --boards 24',
    'arbiter bridge handicap-table',
    'arbiter bridge imps 460',
    'arbiter bridge contract 4SxN-1 --board 3',
    'arbiter bridge award --team won-final --played 24/24,12/24,0/24,24/24',
    'arbiter bridge award --team lost-semi --played forfeit,14/28,0/28',
    'arbiter bridge awards evening.arbiter',
    'arbiter bridge meter evening.arbiter --team Harbour',
    'arbiter bridge print evening.arbiter bracket-sheet --bracket B',
    'arbiter bridge print evening.arbiter tickets --since 42',
  ],
  run: (call) => {
    const { what } = call.words
    const asked = answers.get(what)
    if (!asked) throw misused(`bridge: say ${listedOr([...answers.keys()])}, not "${what}".`)
    refuseUnused(call, asked.takes)
    return asked.answer(call)
  },
})

/** An answer, and what of the line it takes. */
interface Answering {
  readonly takes: readonly string[]
  answer(call: Asked): Answer
}

const answers: ReadonlyMap<string, Answering> = new Map([
  ['handicap', { answer: handicap, takes: ['higher', 'lower', 'boards'] }],
  ['handicap-table', { answer: handicapTable, takes: [] }],
  ['imps', { answer: imps, takes: ['points'] }],
  ['contract', { answer: contract, takes: ['points', 'board'] }],
  ['award', { answer: award, takes: ['team', 'played', 'full'] }],
  ['awards', { answer: awards, takes: ['points', 'team'] }],
  ['meter', { answer: meter, takes: ['points', 'team'] }],
  ['print', { answer: print, takes: ['points', 'sheet', 'bracket', 'round', 'since', 'output'] }],
])

/** "a, b or c". */
const listedOr = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

function refuseUnused({ words: { what, points, sheet }, options }: Asked, takes: readonly string[]): void {
  const tooMany = takes.includes('points') ? (takes.includes('sheet') ? undefined : sheet) : points
  if (tooMany !== undefined)
    throw misused(`bridge ${what}: "${tooMany}" is one word too many. See: arbiter bridge --help`)
  const isGiven = (value: string | boolean | undefined): boolean => value !== undefined && value !== false
  const unused = Object.entries(options).find(([name, value]) => isGiven(value) && !takes.includes(name))
  if (unused) throw misused(`bridge ${what} takes no --${unused[0]}.`)
}

function handicapTable(): Answer {
  return { exit: 'done', data: handicapTableData(), page: handicapTablePage }
}
