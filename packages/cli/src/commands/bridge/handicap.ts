/** `arbiter bridge handicap` */
import { handicapInThousandths } from '@arbiter/core/bridge'
import { command } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { numberFrom } from '../../desk/input/options.ts'
import { parts, wrapped } from '../../page/prose.ts'
import { message, words } from './words/messages.ts'

const formula = 'N × log10((40 + L/2 + H) / (40 + 3L/2))'

export const handicap = command({
  about: message('cli-bridge-about-handicap'),
  words: {},
  options: {
    higher: { value: 'H', about: message('cli-bridge-option-higher') },
    lower: { value: 'L', about: message('cli-bridge-option-lower') },
    boards: { value: 'N', about: message('cli-bridge-option-boards') },
  },
  examples: ['arbiter bridge handicap --higher 3000 --lower 550 --boards 24'],
  run: ({ options }) => {
    const higher = averageFrom('--higher', options.higher)
    const lower = averageFrom('--lower', options.lower)
    const boards = numberFrom('--boards', options.boards)
    if (boards === undefined) throw misused(message('cli-bridge-no-boards'))
    if (higher < lower)
      throw misused(message('cli-bridge-averages-swapped', { higher: { number: higher }, lower: { number: lower } }))
    const imps = handicapInThousandths(higher, lower, boards) / 1000
    return {
      exit: 'done',
      data: { handicap: imps },
      page: ({ width }) =>
        parts(
          wrapped(words('cli-bridge-handicap', { imps: { imps } }), width),
          wrapped(
            words('cli-bridge-handicap-sum', {
              ...{ formula: { text: formula }, boards },
              ...{ higher: { number: higher }, lower: { number: lower } },
            }),
            width,
          ),
        ),
    }
  },
})

/** An average of masterpoints: 0 or more. */
function averageFrom(name: string, text: string | undefined): number {
  if (text === undefined) throw misused(message('cli-bridge-no-average', { option: { text: name } }))
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,9})?$/.test(text))
    throw misused(message('cli-bridge-bad-average', { option: { text: name }, typed: { text } }))
  return Number(text.replaceAll(',', ''))
}
