/** `arbiter bridge misplaced FILE TEAM` */
import { command } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { weigh, weighed } from '../../desk/confirmation.ts'
import { changing, given, noneOf } from '../../desk/input/options.ts'
import { message } from '../words/messages.ts'

export const misplaced = command({
  about: message('cmd-misplaced-about'),
  words: { file: 'FILE', team: 'TEAM' },
  options: {
    fault: { value: 'team|directors', about: message('cmd-misplaced-fault') },
    placed: { value: 'low|high', about: message('cmd-misplaced-placed') },
    to: { value: 'LETTER', about: message('cmd-misplaced-to') },
    joins: { value: 'MATCH', about: message('cmd-misplaced-joins') },
    national: { about: message('cmd-misplaced-national') },
    ...weighed,
    ...changing,
  },
  examples: [
    'arbiter bridge misplaced evening.arbiter Quarry --fault team --placed low',
    'arbiter bridge misplaced evening.arbiter Quarry --fault directors --placed low --to A --yes',
    'arbiter bridge misplaced evening.arbiter Quarry --fault directors --placed high --to B --joins B6 --yes',
  ],
  run: (call) => {
    const { fault, placed, to, joins, national } = call.options
    return weigh(call, {
      do: 'misplaced',
      team: call.words.team,
      fault: oneOf('--fault', fault, ['team', 'directors']),
      placed: oneOf('--placed', placed, ['low', 'high']),
      ...given({ to: to?.trim().toUpperCase(), joins, national: national || undefined }),
    })
  },
})

function oneOf(option: string, text: string | undefined, known: readonly string[]): string {
  const values = known.map((value) => ({ text: value }))
  if (text === undefined) throw misused(message('cmd-misplaced-missing', { option: { text: option }, values }))
  if (!known.includes(text)) throw noneOf(option, known, text)
  return text
}
