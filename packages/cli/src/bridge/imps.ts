/** `arbiter bridge imps` */
import { impsFor } from '@arbiter/core'
import type { Answer } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import type { Asked } from './asked.ts'

export function imps({ words: { points } }: Asked): Answer {
  if (points === undefined) throw misused('bridge imps: POINTS is missing, such as: arbiter bridge imps 460')
  if (!/^\d{1,6}$/.test(points)) throw misused(`POINTS must be a whole number from 0, not "${points}".`)
  const won = impsFor(Number(points))
  return {
    exit: 'done',
    data: { imps: won },
    page: () => `${Number(points)} points are ${won} ${won === 1 ? 'IMP' : 'IMPs'}.`,
  }
}
