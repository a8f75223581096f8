/** `arbiter bridge handicap` */
import { handicapInThousandths } from '@arbiter/core'
import type { Answer } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { numberFrom } from '../desk/options.ts'
import { parts, wrapped } from '../page/prose.ts'
import type { Asked } from './asked.ts'

export function handicap({ options }: Asked): Answer {
  const higher = averageFrom('--higher', options.higher)
  const lower = averageFrom('--lower', options.lower)
  const boards = numberFrom('--boards', options.boards)
  if (boards === undefined) throw misused('bridge handicap: --boards N is missing: how many boards does it count for?')
  if (higher < lower)
    throw misused(`--higher ${higher} is less than --lower ${lower}. Give the higher average as --higher.`)
  const imps = handicapInThousandths(higher, lower, boards) / 1000
  return {
    exit: 'done',
    data: { handicap: imps },
    page: ({ width }) =>
      parts(
        wrapped(`The team with the lower average receives ${imps} IMPs.`, width),
        wrapped(
          `N × log10((40 + L/2 + H) / (40 + 3L/2)) with N = ${boards} boards, H = ${higher} and L = ${lower}, to three decimals (BRI-58)`,
          width,
        ),
      ),
  }
}

/** An average of masterpoints: 0 or more. */
function averageFrom(name: string, text: string | undefined): number {
  if (text === undefined) throw misused(`bridge handicap: ${name} is missing: an average of masterpoints.`)
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,9})?$/.test(text))
    throw misused(`${name} must be an average of masterpoints, a number from 0, not "${text}".`)
  return Number(text.replaceAll(',', ''))
}
