/** `arbiter pair FILE` */
import { command } from '../command-line/command.ts'
import { namesFrom } from '../desk/names.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const pair = command({
  about:
    'Publishes the next round or the seeds, where they depend on results. Look at them before with draft. Where the rules leave it to the director, the round can be paired by hand with --match, once for each match.',
  words: { file: 'FILE' },
  options: {
    match: { value: '"REDS v BLUES"', isList: true, about: 'By hand: who meets; all matches of the round' },
    'lengths-unknown': { about: 'Nobody knows the lengths of games that are asked for first' },
    ...changing,
  },
  examples: [
    'arbiter pair club.arbiter',
    'arbiter pair evening.arbiter --match "Reds v Blues" --match "Greens v Golds" --note "one table is upstairs"',
  ],
  run: (call) => {
    const { match } = call.options
    if (call.options['lengths-unknown']) return record(call, { do: 'pair', lengths: 'unknown' })
    if (match.length === 0) return record(call, { do: 'pair' })
    return record(call, (tournament) => ({ do: 'pair', matches: match.map((text) => namesFrom(text, tournament)) }))
  },
})
