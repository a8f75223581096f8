/** `arbiter rule FILE MATCH` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const rule = command({
  about: 'The director declares a match won or drawn without play.',
  words: { file: 'FILE', match: 'MATCH' },
  options: {
    winner: { value: 'NAME', about: 'Who is declared the winner' },
    drawn: { about: 'The match is declared drawn' },
    ...changing,
  },
  examples: ['arbiter rule club.arbiter 4 --winner Ben --note "illegal phone"', 'arbiter rule club.arbiter 4 --drawn'],
  run: (call) => {
    const { winner, drawn } = call.options
    if ((winner === undefined) === !drawn) throw misused('rule takes either --winner NAME or --drawn.')
    return record(call, { do: 'rule', match: call.words.match, winner: winner ?? null })
  },
})
