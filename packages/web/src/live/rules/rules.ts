/** The rule book of a tournament: one of five, loaded when it is needed. Whoever watches a league does not load bridge. */
import type { AnyFormat } from '@arbiter/core'
import { isFormat, loadWords } from '../../words/texts.ts'

const books: Readonly<Record<string, () => Promise<{ readonly format: unknown }>>> = {
  league: () => import('./league.ts'),
  cup: () => import('./cup.ts'),
  diagonal: () => import('./diagonal.ts'),
  'hybrid-knockout': () => import('./hybrid.ts'),
  'bridge-knockout': () => import('./bridge.ts'),
}

export async function ruleBook(name: string): Promise<AnyFormat> {
  const load = books[name]
  if (!load) throw new Error(`the server told of a format this page does not know: ${name}`)
  const [{ format }] = await Promise.all([load(), isFormat(name) ? loadWords(name) : undefined])
  return format as AnyFormat
}
