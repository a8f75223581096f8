/** Which tabs somebody sees, and which of them are under "More". */
import type { Tab } from './pages.ts'

export interface Viewer {
  /** True for everybody who may do something: owner, directors, scorers. */
  readonly isInside: boolean
  readonly role?: string | undefined
  readonly hasBracket: boolean
}

export interface TabList {
  readonly main: readonly Tab[]
  readonly more: readonly Tab[]
}

export function tabsOf({ isInside, role, hasBracket }: Viewer): TabList {
  return {
    main: [
      ...(isInside ? (['control'] as const) : []),
      'overview',
      ...(hasBracket ? (['bracket'] as const) : []),
      'table',
      'matches',
      'entrants',
    ],
    more: ['odds', 'history', 'rules', ...(seesPeople(role) ? (['people'] as const) : []), 'print'],
  }
}

/** Scorers record results; they may not see the roles of others. */
const seesPeople = (role: string | undefined): boolean => role === 'owner' || role === 'director'
