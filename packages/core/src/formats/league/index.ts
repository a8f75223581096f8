/** The league. */

export { league } from './league.ts'
export type { LeagueOptions } from './options.ts'
