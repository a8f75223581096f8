/** `arbiter bridge contract` */
import { northSouthScore, parseContract, type Vulnerability, vulnerabilityOf } from '@arbiter/core'
import type { Answer } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { numberFrom } from '../desk/options.ts'
import { wrapped } from '../page/prose.ts'
import type { Asked } from './asked.ts'

export function contract({ words: { points: text }, options }: Asked): Answer {
  if (text === undefined)
    throw misused('bridge contract: CONTRACT is missing, such as: arbiter bridge contract 4SxN-1 --board 3')
  const board = numberFrom('--board', options.board)
  if (board === undefined) throw misused('bridge contract: --board N is missing: its number says who is vulnerable.')
  const parsed = parseContract(text)
  if ('problem' in parsed) throw misused(parsed.problem)
  const [score, vulnerable] = [northSouthScore(parsed, board), vulnerabilityOf(board)]
  const sentence = `${text} on board ${board}, ${sides[vulnerable]} vulnerable: ${shown(score)} (BRI-96)`
  return { exit: 'done', data: { score, vulnerable }, page: ({ width }) => wrapped(sentence, width) }
}

const sides: Readonly<Record<Vulnerability, string>> = {
  none: 'nobody',
  NS: 'North-South',
  EW: 'East-West',
  both: 'both sides',
}

/** "620 for North-South". */
function shown(score: number): string {
  if (score === 0) return '0'
  return `${Math.abs(score)} for ${score > 0 ? sides.NS : sides.EW}`
}
