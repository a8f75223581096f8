import type { Live } from '../../live/live.ts'
import type { RunningGames } from '../../live/running-games.ts'
import { useReading } from '../../live/subscription.ts'

/** Matches with a running game: the tree is redrawn when these change, not with every move. */
export const useRunningMatches = (live: Live): string => useReading(live.cup, running)

const running = ({ games }: RunningGames): string => games.map(({ match }) => match).join(' ')
