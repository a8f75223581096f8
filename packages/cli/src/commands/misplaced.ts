/** `arbiter misplaced FILE TEAM` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { changing, given } from '../desk/options.ts'
import { weigh, weighed } from '../desk/weighing.ts'

export const misplaced = command({
  about:
    'A bridge team was found in the wrong bracket. The rules say what is done about it, by whose fault it was, in which direction, and how far its first match had come. It shows that with all that would change, and does it with --yes.',
  words: { file: 'FILE', team: 'TEAM' },
  options: {
    fault: { value: 'team|directors', about: 'Whose fault it was' },
    placed: { value: 'low|high', about: 'Was it in too low or too high a bracket?' },
    to: { value: 'LETTER', about: 'The bracket it belongs to, where it is changed or moved' },
    joins: { value: 'MATCH', about: 'Found in time: the match of that bracket it takes a seat in' },
    national: { about: 'Too high by the directors’ fault and lost: also a free play at a national tournament' },
    ...weighed,
    ...changing,
  },
  examples: [
    'arbiter misplaced evening.arbiter Quarry --fault team --placed low',
    'arbiter misplaced evening.arbiter Quarry --fault directors --placed low --to A --yes',
    'arbiter misplaced evening.arbiter Quarry --fault directors --placed high --to B --joins B6 --yes',
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
  if (text === undefined) throw misused(`misplaced: ${option} is missing: ${known.join(' or ')}.`)
  if (!known.includes(text)) throw misused(`${option} must be ${known.join(' or ')}, not "${text}".`)
  return text
}
