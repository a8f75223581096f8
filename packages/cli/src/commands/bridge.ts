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
import { seeHelpOf } from '../command-line/reading.ts'
import { misused } from '../command-line/stop.ts'
import { handicapTableData, handicapTablePage } from '../page/handicap-table.ts'
import { sayOneOf } from './say-one-of.ts'
import { message } from './words/messages.ts'

export const bridge = command({
  about: message('cmd-bridge-about'),
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
    if (!asked) throw sayOneOf('bridge', [...answers.keys()], what)
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

function refuseUnused({ words: { what, points, sheet }, options }: Asked, takes: readonly string[]): void {
  const command = { text: `bridge ${what}` }
  const tooMany = takes.includes('points') ? (takes.includes('sheet') ? undefined : sheet) : points
  if (tooMany !== undefined)
    throw misused([message('cmd-word-extra', { command, word: { text: tooMany } }), seeHelpOf('bridge')])
  const isGiven = (value: string | boolean | undefined): boolean => value !== undefined && value !== false
  const unused = Object.entries(options).find(([name, value]) => isGiven(value) && !takes.includes(name))
  if (unused) throw misused(message('cmd-takes-no', { command, option: { text: `--${unused[0]}` } }))
}

function handicapTable(): Answer {
  return { exit: 'done', data: handicapTableData(), page: handicapTablePage }
}
