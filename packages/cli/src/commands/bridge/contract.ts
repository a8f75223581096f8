/** `arbiter bridge contract CONTRACT` */
import { northSouthScore, parseContract, vulnerabilityOf } from '@arbiter/core/bridge'
import { command } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { numberFrom } from '../../desk/input/options.ts'
import { wrapped } from '../../page/prose.ts'
import { asText } from '../../page/text-width.ts'
import { message, words } from './words/messages.ts'

export const contract = command({
  about: message('cli-bridge-about-contract'),
  words: { contract: 'CONTRACT' },
  options: { board: { value: 'N', about: message('cli-bridge-option-board') } },
  examples: ['arbiter bridge contract 4SxN-1 --board 3'],
  run: ({ words: { contract: text }, options }) => {
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
  },
})
