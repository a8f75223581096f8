/** The rule book of a tournament: one of five, loaded when it is needed. Whoever watches a league does not load bridge. */
import type { AnyFormat } from '@arbiter/core/formats'
import { isFormat, loadWords } from '../../words/texts.ts'

const books: Readonly<Record<string, () => Promise<unknown>>> = {
  league: async () => (await import('@arbiter/core/formats/league')).league,
  cup: async () => (await import('@arbiter/core/formats/cup')).cup,
  diagonal: async () => (await import('@arbiter/core/formats/diagonal')).diagonal,
  'hybrid-knockout': async () => (await import('@arbiter/core/formats/hybrid-knockout')).hybridKnockout,
  'bridge-knockout': async () => (await import('@arbiter/core/formats/bridge-knockout')).bridgeKnockout,
}

export async function ruleBook(name: string): Promise<AnyFormat> {
  const load = books[name]
  if (!load) throw new Error(`the server told of a format this page does not know: ${name}`)
  const [format] = await Promise.all([load(), isFormat(name) ? loadWords(name) : undefined])
  return format as AnyFormat
}
