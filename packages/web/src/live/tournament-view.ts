/** What a view model is made of: a tournament, and what this person may do in it. `Live` is one; a test makes its own. */
import type { Command } from '@arbiter/core'
import type { ChartView } from './live-context.ts'
import type { RunningGames } from './running-games.ts'

export interface TournamentView extends ChartView {
  may(command: Command['do']): boolean
}

/** With the engine games that are being played. */
export interface PlayView extends ChartView {
  readonly cup: Pick<RunningGames, 'gameOf'>
}
