/** `arbiter bridge imps POINTS` */
import { impsFor } from '@arbiter/core/bridge'
import { command } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { message, words } from './words/messages.ts'

export const imps = command({
  about: message('cli-bridge-about-imps'),
  words: { points: 'POINTS' },
  options: {},
  examples: ['arbiter bridge imps 460'],
  run: ({ words: { points } }) => {
    if (!/^\d{1,6}$/.test(points)) throw misused(message('cli-bridge-bad-points', { typed: { text: points } }))
    const won = impsFor(Number(points))
    return {
      exit: 'done',
      data: { imps: won },
      page: () => words('cli-bridge-imps', { points: Number(points), imps: won }),
    }
  },
})
