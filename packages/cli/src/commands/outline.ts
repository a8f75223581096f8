/** `arbiter outline FORMAT` */
import { type AnyFormat, formatNamed, type Outline, outline } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { misused } from '../command-line/stop.ts'
import { numberFrom } from '../desk/options.ts'
import { settingsFrom } from '../desk/settings.ts'
import { outlinePage } from '../page/outline.ts'

export const outlineCommand = command({
  about:
    'Shows the whole shape of a tournament before anybody enters: every round and match that is known, by numbers in the list.',
  words: { format: 'FORMAT', count: 'N?' },
  options: {
    entrants: { value: 'N', about: 'How many play, if that is not the second word' },
    set: { value: 'KEY=VALUE', isList: true, about: 'A setting of the format; `arbiter formats` lists them' },
  },
  examples: [
    'arbiter outline league --entrants 5',
    'arbiter outline hybrid-knockout --entrants 24',
    'arbiter outline league --entrants 8 --set balancedColours=true --json',
    'arbiter outline bridge-knockout 53 --set bracketed=true',
    'arbiter outline bridge-knockout 14 --set compact=true',
  ],
  run: ({ words, options }) => {
    if (words.count !== undefined && options.entrants !== undefined)
      throw misused('outline takes N or --entrants N, not both.')
    const count = numberFrom('N', words.count) ?? numberFrom('--entrants', options.entrants)
    if (count === undefined) throw misused('outline: --entrants N is missing: how many play?')
    const format = orStop<AnyFormat>(formatNamed(words.format))
    const shape = orStop<Outline>(outline(format, count, settingsFrom(options.set)))
    return { exit: 'done', data: shape, page: (paper) => outlinePage(shape, format.title, paper) }
  },
})
