/** The texts of the rule books in the language of the page: each is loaded when somebody opens it. */
import { type Language, language } from '../../words/language.ts'

type Books = Readonly<Record<string, () => Promise<{ default: string }>>>

const english: Books = {
  league: () => import('@arbiter/core/rules/league.md'),
  cup: () => import('@arbiter/core/rules/cup.md'),
  diagonal: () => import('@arbiter/core/rules/diagonal.md'),
  'hybrid-knockout': () => import('@arbiter/core/rules/hybrid-knockout.md'),
  'bridge-knockout': () => import('@arbiter/core/rules/bridge-knockout.md'),
}

const german: Books = {
  league: () => import('./german/league.md'),
  cup: () => import('./german/cup.md'),
  diagonal: () => import('./german/diagonal.md'),
  'hybrid-knockout': () => import('./german/hybrid-knockout.md'),
  'bridge-knockout': () => import('./german/bridge-knockout.md'),
}

const french: Books = {
  league: () => import('./french/league.md'),
  cup: () => import('./french/cup.md'),
  diagonal: () => import('./french/diagonal.md'),
  'hybrid-knockout': () => import('./french/hybrid-knockout.md'),
  'bridge-knockout': () => import('./french/bridge-knockout.md'),
}

const books: Readonly<Record<Language, Books>> = { en: english, de: german, fr: french }

export async function ruleText(format: string): Promise<string> {
  const load = books[language][format]
  if (!load) throw new Error(`there is no rule book of ${format}`)
  return (await load()).default
}
