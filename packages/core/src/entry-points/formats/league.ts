/** The league. */

export { league } from '../../formats/league/league.ts'
export type { LeagueOptions } from '../../formats/league/options.ts'
