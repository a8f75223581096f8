/** The addresses of the app as patterns: pages, links and the service worker take them from here, and the server serves them. */

/** Pages of the site. */
export const sitePaths = {
  home: '/',
  newTournament: '/new',
  sitePeople: '/people',
  join: '/join',
  report: '/report',
} as const

/** Pages of a tournament. */
export const tournamentPaths = {
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
} as const

/** In a frame of another site. */
export const embedPath = '/embed/:tournament'
