/** `arbiter bridge imps` */
import { impsFor } from '@arbiter/core/bridge'
import type { Answer } from '../command-line/command.ts'
import { wordMissing } from '../command-line/reading.ts'
import { misused } from '../command-line/stop.ts'
import type { Asked } from './asked.ts'
import { exampleOf } from './example.ts'
import { message, words } from './words/messages.ts'

export function imps({ words: { points } }: Asked): Answer {
  if (points === undefined) throw misused([wordMissing('bridge imps', 'POINTS'), exampleOf('imps 460')])
  if (!/^\d{1,6}$/.test(points)) throw misused(message('cli-bridge-bad-points', { typed: { text: points } }))
  const won = impsFor(Number(points))
  return {
    exit: 'done',
    data: { imps: won },
    page: () => words('cli-bridge-imps', { points: Number(points), imps: won }),
  }
}
