/** `arbiter declare FILE NAME…` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const declare = command({
  about:
    'The director says who has won the tournament, where its rules leave that to the director: one winner, or several who share the win. What is not played of a running round is not played any more.',
  words: { file: 'FILE', winners: 'NAME…' },
  options: changing,
  examples: ['arbiter declare club.arbiter Ann', 'arbiter declare club.arbiter Ann Ben --note "the hall closes"'],
  run: (call) => record(call, { do: 'declare', winners: call.words.winners }),
})
