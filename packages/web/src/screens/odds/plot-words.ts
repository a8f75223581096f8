/** What stands on the plot of formats, in the language of the page. */
import { language } from '../../words/language.ts'

const german: readonly (readonly [RegExp, string])[] = [
  [/^hours until it is over$/, 'Stunden bis zum Ende'],
  [/^chance that the best wins$/, 'Chance, dass der Beste gewinnt'],
  [/^better$/, 'besser'],
  [/^games in all$/, 'Partien insgesamt'],
  [/^rank correlation with strength$/, 'Rangkorrelation mit der Stärke'],
  [/^(\S+), (\S+) games$/, '$1, $2 Partien'],
  [/^([\d.]+)\u00A0h$/, '$1\u00A0Std.'],
]

/** `otherwise`: says what is not of the plot alone, such as the names of formats. */
export function plotText(text: string, otherwise: (text: string) => string): string {
  if (language !== 'de') return text
  const known = german.find(([pattern]) => pattern.test(text))
  return known ? text.replace(known[0], known[1]) : otherwise(text)
}
