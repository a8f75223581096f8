/** `arbiter rule FILE MATCH` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { changing } from '../desk/input/options.ts'
import { previewable, recordOrPreview } from '../desk/preview.ts'
import { message } from './words/messages.ts'

export const rule = command({
  about: message('cmd-rule-about'),
  words: { file: 'FILE', match: 'MATCH', winners: 'NAME…?' },
  options: {
    winner: { value: 'NAME', about: message('cmd-rule-winner') },
    drawn: { about: message('cmd-rule-drawn') },
    ...previewable,
    ...changing,
  },
  examples: [
    'arbiter rule club.arbiter 4 Ben --note "illegal phone"',
    'arbiter rule club.arbiter 4 --drawn',
    'arbiter rule evening.arbiter 1 Harbour Quarry --note "boards fouled"',
  ],
  run: (call) => {
    const { match, winners } = call.words
    const { winner, drawn } = call.options
    const named = [...winners, ...(winner === undefined ? [] : [winner])]
    if ((winner !== undefined && winners.length > 0) || named.length > 0 === drawn)
      throw misused(message('cmd-rule-either'))
    const outcome = named.length > 1 ? { winners: named } : { winner: named[0] ?? null }
    return recordOrPreview(call, { do: 'rule', match, ...outcome })
  },
})
