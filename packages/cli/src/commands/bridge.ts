/** `arbiter bridge WHAT` */
import { handicapInThousandths, impsFor } from '@arbiter/core'
import { type Answer, type Call, command, type Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { numberFrom } from '../desk/options.ts'
import { handicapTableData, handicapTablePage } from '../page/handicap-table.ts'
import { parts, wrapped } from '../page/prose.ts'

const options = {
  higher: { value: 'H', about: 'handicap: average masterpoints of the stronger team' },
  lower: { value: 'L', about: 'handicap: average masterpoints of the other team' },
  boards: { value: 'N', about: 'handicap: boards of the match, those carried over too' },
} as const satisfies Options

export const bridge = command({
  about:
    'Reckons as a bridge knockout does. handicap: the IMPs the team with the lower average receives. handicap-table: the document’s whole table for 24 boards, computed, with notes where its print is wrong or leaves something out. imps: what a difference of POINTS on a board is worth.',
  words: { what: 'WHAT', points: 'POINTS?' },
  options,
  examples: [
    'arbiter bridge handicap --higher 3000 --lower 550 --boards 24',
    'arbiter bridge handicap-table',
    'arbiter bridge imps 460',
  ],
  run: (call) => {
    const answer = answers[call.words.what as keyof typeof answers]
    if (!answer || !Object.hasOwn(answers, call.words.what))
      throw misused(`bridge: say handicap, handicap-table or imps, not "${call.words.what}".`)
    refuseUnused(call)
    return answer(call)
  },
})

type Asked = Call<{ what: 'WHAT'; points: 'POINTS?' }, typeof options>

const answers = { handicap, 'handicap-table': handicapTable, imps } as const

function refuseUnused({ words: { what, points }, options }: Asked): void {
  if (points !== undefined && what !== 'imps')
    throw misused(`bridge ${what}: "${points}" is one word too many. See: arbiter bridge --help`)
  const given = Object.entries(options).find(([, value]) => value !== undefined)
  if (given && what !== 'handicap') throw misused(`bridge ${what} takes no --${given[0]}.`)
}

function handicap({ options }: Asked): Answer {
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

function handicapTable(): Answer {
  return { exit: 'done', data: handicapTableData(), page: handicapTablePage }
}

function imps({ words: { points } }: Asked): Answer {
  if (points === undefined) throw misused('bridge imps: POINTS is missing, such as: arbiter bridge imps 460')
  if (!/^\d{1,6}$/.test(points)) throw misused(`POINTS must be a whole number from 0, not "${points}".`)
  const won = impsFor(Number(points))
  return {
    exit: 'done',
    data: { imps: won },
    page: () => `${Number(points)} points are ${won} ${won === 1 ? 'IMP' : 'IMPs'}.`,
  }
}
