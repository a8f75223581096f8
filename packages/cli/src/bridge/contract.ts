/** `arbiter bridge contract` */
import { northSouthScore, parseContract, vulnerabilityOf } from '@arbiter/core/bridge'
import type { Answer } from '../command-line/command.ts'
import { wordMissing } from '../command-line/reading.ts'
import { misused } from '../command-line/stop.ts'
import { numberFrom } from '../desk/options.ts'
import { wrapped } from '../page/prose.ts'
import { asText } from '../page/text-width.ts'
import type { Asked } from './asked.ts'
import { exampleOf } from './example.ts'
import { message, words } from './words/messages.ts'

export function contract({ words: { points: text }, options }: Asked): Answer {
  if (text === undefined)
    throw misused([wordMissing('bridge contract', 'CONTRACT'), exampleOf('contract 4SxN-1 --board 3')])
  const board = numberFrom('--board', options.board)
  if (board === undefined) throw misused(message('cli-bridge-no-board'))
  const parsed = parseContract(text)
  if ('problem' in parsed) throw misused(parsed.problem)
  const [score, vulnerable] = [northSouthScore(parsed, board), vulnerabilityOf(board)]
  const sentence = words('cli-bridge-contract', {
    ...{ contract: asText(text), board, vulnerable, points: Math.abs(score) },
    side: score === 0 ? 'nobody' : score > 0 ? 'NS' : 'EW',
  })
  return { exit: 'done', data: { score, vulnerable }, page: ({ width }) => wrapped(sentence, width) }
}
