/** The screen for each address. Screens are loaded when they are opened. */
import { type PageName, type PagePath, type ParamsIn, pageNames, pagePaths, paramsIn } from '@arbiter/api/addresses'
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

interface SiteEntry {
  readonly words?: WordGroups
  readonly load: () => Promise<SiteScreen>
}

interface TournamentEntry {
  readonly tab: Tab
  readonly words?: WordGroups
  readonly load: () => Promise<TournamentScreen>
  /** Without header and tabs, for a projector or a frame in another site. */
  readonly bare?: true
}

type ScreenOf<Name extends PageName> = 'tournament' extends ParamsIn<PagePath<Name>> ? TournamentEntry : SiteEntry

export type Page = { readonly path: string } & (
  | ({ readonly of: 'site' } & SiteEntry)
  | ({ readonly of: 'tournament' } & TournamentEntry)
)

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

/** Every page has its screen; its address is in the table of the API. */
const screens = {
  home: { words: ['home'], load: () => import('../screens/home/home.tsx') },
  newTournament: { load: () => import('../screens/new/new.tsx') },
  sitePeople: { load: () => import('../screens/people/site.tsx') },
  join: { load: () => import('../screens/join/join.tsx') },
  report: { load: () => import('../screens/join/report.tsx') },
  tournament: { tab: 'overview', words: ['overview'], load: () => import('../screens/overview/overview.tsx') },
  control: { tab: 'control', load: () => import('../screens/control/control.tsx') },
  bracket: { tab: 'bracket', words: ['bracket'], load: () => import('../screens/bracket/bracket.tsx') },
  table: { tab: 'table', words: ['table'], load: () => import('../screens/table/table.tsx') },
  matches: { tab: 'matches', words: ['matches'], load: () => import('../screens/matches/matches.tsx') },
  match: { tab: 'matches', words: ['match'], load: () => import('../screens/match/match.tsx') },
  entrants: { tab: 'entrants', words: ['entrant'], load: () => import('../screens/entrant/entrants.tsx') },
  entrant: { tab: 'entrants', words: ['entrant'], load: () => import('../screens/entrant/entrant.tsx') },
  odds: { tab: 'odds', load: () => import('../screens/odds/odds.tsx') },
  history: { tab: 'history', words: ['history'], load: () => import('../screens/history/history.tsx') },
  rules: { tab: 'rules', load: () => import('../screens/rules/rules.tsx') },
  people: { tab: 'people', load: () => import('../screens/people/people.tsx') },
  print: { tab: 'print', load: () => import('../screens/print/print.tsx') },
  hall: { tab: 'print', bare: true, words: ['hall'], load: () => import('../screens/hall/hall.tsx') },
  embed: { tab: 'bracket', bare: true, words: ['hall'], load: () => import('../screens/hall/embed-page.tsx') },
} satisfies { readonly [Name in PageName]: ScreenOf<Name> }

export const pages: readonly Page[] = pageNames.map(pageNamed)

function pageNamed(name: PageName): Page {
  const path = pagePaths[name]
  const screen: SiteEntry | TournamentEntry = screens[name]
  return 'tab' in screen ? { of: 'tournament', path, ...screen } : { of: 'site', path, ...screen }
}

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
