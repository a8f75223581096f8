/** The screen for each address. Screens are loaded when they are opened. */
import { embedPath, paramsIn, sitePaths, tournamentPaths } from '@arbiter/api/addresses'
import type { ComponentType } from 'preact'
import { loadAllWords, loadWords, type ScreenGroup } from '../words/texts.ts'

export type Params = Readonly<Record<string, string>>

export interface SiteScreen {
  readonly default: ComponentType<{ params: Params }>
}

export interface TournamentScreen {
  readonly default: ComponentType<{ params: Params }>
}

/** Word groups of a screen that spectators can open. */
type WordGroups = readonly ScreenGroup[]

/** `bare`: without header and tabs, for a projector or a frame in another site. */
export type Page =
  | {
      readonly of: 'site'
      readonly path: string
      readonly words?: WordGroups
      readonly load: () => Promise<SiteScreen>
    }
  | {
      readonly of: 'tournament'
      readonly path: string
      readonly tab: Tab
      readonly words?: WordGroups
      readonly load: () => Promise<TournamentScreen>
      readonly bare?: true
    }

export const tabs = [
  'control',
  'overview',
  'bracket',
  'table',
  'matches',
  'entrants',
  'odds',
  'history',
  'rules',
  'people',
  'print',
] as const
export type Tab = (typeof tabs)[number]

export const pages: readonly Page[] = [
  { of: 'site', path: sitePaths.home, words: ['home'], load: () => import('../screens/home/home.tsx') },
  { of: 'site', path: sitePaths.newTournament, load: () => import('../screens/new/new.tsx') },
  { of: 'site', path: sitePaths.sitePeople, load: () => import('../screens/people/site.tsx') },
  { of: 'site', path: sitePaths.join, load: () => import('../screens/join/join.tsx') },
  { of: 'site', path: sitePaths.report, load: () => import('../screens/join/report.tsx') },
  {
    of: 'tournament',
    path: tournamentPaths.tournament,
    tab: 'overview',
    words: ['overview'],
    load: () => import('../screens/overview/overview.tsx'),
  },
  {
    of: 'tournament',
    path: tournamentPaths.control,
    tab: 'control',
    load: () => import('../screens/control/control.tsx'),
  },
  {
    of: 'tournament',
    path: tournamentPaths.bracket,
    tab: 'bracket',
    words: ['bracket'],
    load: () => import('../screens/bracket/bracket.tsx'),
  },
  {
    of: 'tournament',
    path: tournamentPaths.table,
    tab: 'table',
    words: ['table'],
    load: () => import('../screens/table/table.tsx'),
  },
  {
    of: 'tournament',
    path: tournamentPaths.matches,
    tab: 'matches',
    words: ['matches'],
    load: () => import('../screens/matches/matches.tsx'),
  },
  {
    of: 'tournament',
    path: tournamentPaths.match,
    tab: 'matches',
    words: ['match'],
    load: () => import('../screens/match/match.tsx'),
  },
  {
    of: 'tournament',
    path: tournamentPaths.entrants,
    tab: 'entrants',
    words: ['entrant'],
    load: () => import('../screens/entrant/entrants.tsx'),
  },
  {
    of: 'tournament',
    path: tournamentPaths.entrant,
    tab: 'entrants',
    words: ['entrant'],
    load: () => import('../screens/entrant/entrant.tsx'),
  },
  { of: 'tournament', path: tournamentPaths.odds, tab: 'odds', load: () => import('../screens/odds/odds.tsx') },
  {
    of: 'tournament',
    path: tournamentPaths.history,
    tab: 'history',
    words: ['history'],
    load: () => import('../screens/history/history.tsx'),
  },
  { of: 'tournament', path: tournamentPaths.rules, tab: 'rules', load: () => import('../screens/rules/rules.tsx') },
  {
    of: 'tournament',
    path: tournamentPaths.people,
    tab: 'people',
    load: () => import('../screens/people/people.tsx'),
  },
  { of: 'tournament', path: tournamentPaths.print, tab: 'print', load: () => import('../screens/print/print.tsx') },
  {
    of: 'tournament',
    path: tournamentPaths.hall,
    tab: 'print',
    bare: true,
    words: ['hall'],
    load: () => import('../screens/hall/hall.tsx'),
  },
  {
    of: 'tournament',
    path: embedPath,
    tab: 'bracket',
    bare: true,
    words: ['hall'],
    load: () => import('../screens/hall/embed-page.tsx'),
  },
]

export interface PageAddress {
  readonly page: Page
  readonly params: Params
}

export function pageAt(path: string): PageAddress | undefined {
  for (const page of pages) {
    const params = paramsIn(page.path, path)
    if (params) return { page, params }
  }
  return undefined
}

/** Loads the script and the words of a screen. */
export async function screenOf(page: Page): Promise<SiteScreen | TournamentScreen> {
  const [screen] = await Promise.all([page.load(), wordsOf(page)])
  return screen
}

/** Screens of the site, and screens without word groups of their own, can send commands, so they need all words. */
const wordsOf = ({ of, words }: Page): Promise<unknown> =>
  Promise.all([...(words ?? []).map(loadWords), of === 'site' || !words ? loadAllWords() : undefined])
