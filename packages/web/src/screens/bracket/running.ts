import type { CupRoom } from '../../live/cup-room.ts'
import type { Live } from '../../live/live.ts'
import { useReading } from '../../live/subscription.ts'

/** Matches with a running game: the tree is redrawn when these change, not with every move. */
export const useRunning = (live: Live): string => useReading(live.cup, running)

const running = ({ games }: CupRoom): string => games.map(({ match }) => match).join(' ')
