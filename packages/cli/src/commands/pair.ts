/** `arbiter pair FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/input/options.ts'
import { namesFrom } from '../desk/names.ts'
import { record } from '../desk/record.ts'
import { message } from './words/messages.ts'

export const pair = command({
  about: message('cmd-pair-about'),
  words: { file: 'FILE' },
  options: {
    match: { value: '"REDS v BLUES"', isList: true, about: message('cmd-pair-match') },
    'lengths-unknown': { about: message('cmd-pair-lengths-unknown') },
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
