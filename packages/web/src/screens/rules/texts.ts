/** The texts of the rule books: each is loaded when somebody opens it. German where there is one, otherwise English. */
import { language } from '../../words/language.ts'

const english: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  league: () => import('@arbiter/core/rules/league.md'),
  cup: () => import('@arbiter/core/rules/cup.md'),
  diagonal: () => import('@arbiter/core/rules/diagonal.md'),
  'hybrid-knockout': () => import('@arbiter/core/rules/hybrid-knockout.md'),
  'bridge-knockout': () => import('@arbiter/core/rules/bridge-knockout.md'),
}

/** Those that have been translated. */
const german: typeof english = {
  league: () => import('./german/league.md'),
  cup: () => import('./german/cup.md'),
  diagonal: () => import('./german/diagonal.md'),
  'hybrid-knockout': () => import('./german/hybrid-knockout.md'),
  'bridge-knockout': () => import('./german/bridge-knockout.md'),
}

export interface RuleText {
  readonly text: string
  readonly language: 'en' | 'de'
}

export async function ruleText(format: string): Promise<RuleText> {
  const german = language === 'de' ? await translated(format) : undefined
  if (german !== undefined) return { text: german, language: 'de' }
  const load = english[format]
  if (!load) throw new Error(`there is no rule book of ${format}`)
  return { text: (await load()).default, language: 'en' }
}

async function translated(format: string): Promise<string | undefined> {
  const book = await german[format]?.().catch(() => undefined)
  return book?.default
}
