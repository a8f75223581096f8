/**
 * The rule book of a tournament: one of five, loaded when it is needed. Whoever watches a league does not load bridge, and whoever
 * only watches loads no commands.
 */
import type { AnyFormat } from '@arbiter/core/formats'
import { isFormat, loadWords } from '../../words/texts.ts'

/** Whoever plays nothing but the rules loads these; the others have no commands of their own. */
const books: Readonly<Record<string, () => Promise<unknown>>> = {
  league: async () => (await import('@arbiter/core/formats/league')).league,
  cup: async () => (await import('@arbiter/core/formats/cup/rules')).cupRules,
  diagonal: async () => (await import('@arbiter/core/formats/diagonal/rules')).diagonalRules,
  'hybrid-knockout': async () => (await import('@arbiter/core/formats/hybrid-knockout')).hybridKnockout,
  'bridge-knockout': async () => (await import('@arbiter/core/formats/bridge-knockout/rules')).bridgeRules,
}

/** With the commands that a format brings. */
const whole: typeof books = {
  ...books,
  cup: async () => (await import('@arbiter/core/formats/cup')).cup,
  diagonal: async () => (await import('@arbiter/core/formats/diagonal')).diagonal,
  'bridge-knockout': async () => (await import('@arbiter/core/formats/bridge-knockout')).bridgeKnockout,
}

/** What somebody needs of a format who may give these commands. */
export async function ruleBook(name: string, commands: readonly string[]): Promise<AnyFormat> {
  const load = (commands.length > 0 ? whole : books)[name]
  if (!load) throw new Error(`the server told of a format this page does not know: ${name}`)
  const [format] = await Promise.all([load(), isFormat(name) ? loadWords(name) : undefined])
  return format as AnyFormat
}
