/** The pages of the app, a line each. Links, the router, the service worker and the server's routes are made from this table. */
import type { ParamsIn } from './address.ts'

export const pagePaths = {
  home: '/',
  newTournament: '/new',
  sitePeople: '/people',
  join: '/join',
  report: '/report',

  tournament: '/t/:tournament',
  control: '/t/:tournament/control',
  bracket: '/t/:tournament/bracket',
  table: '/t/:tournament/table',
  matches: '/t/:tournament/matches',
  match: '/t/:tournament/m/:match',
  entrants: '/t/:tournament/entrants',
  entrant: '/t/:tournament/e/:entrant',
  history: '/t/:tournament/history',
  rules: '/t/:tournament/rules',
  odds: '/t/:tournament/odds',
  people: '/t/:tournament/people',
  print: '/t/:tournament/print',
  hall: '/t/:tournament/hall',

  /** In a frame of another site. */
  embed: '/embed/:tournament',
} as const

export type PageName = keyof typeof pagePaths
export type PagePath<Name extends PageName = PageName> = (typeof pagePaths)[Name]
/** "tournament", "match". */
export type PageParam = ParamsIn<PagePath>

export const pageNames = Object.keys(pagePaths) as PageName[]

export const isOfTournament = (name: PageName): boolean => pagePaths[name].includes(':tournament')

/** The pages that a browser caches, as regular expressions: those of the site, and those of tournaments. Frames are never cached. */
export const cachedPages = {
  site: /* @__PURE__ */ patternOf(pageNames.filter((name) => !isOfTournament(name))),
  tournament: /* @__PURE__ */ patternOf(pageNames.filter((name) => isOfTournament(name) && name !== 'embed')),
}

function patternOf(names: readonly PageName[]): string {
  const paths = names.map((name) => pagePaths[name].replace(/:\w+/g, '[^/]+'))
  return `^(${paths.join('|')})/?$`
}
