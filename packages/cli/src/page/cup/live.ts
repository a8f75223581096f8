/** The cup while it is played: the block of a terminal that is drawn anew several times a second. */
import type { CupView, Progress } from '@arbiter/engines'
import { durationSaid } from '../engine-match.ts'
import type { Paper } from '../paper.ts'
import { asText, harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'
import { bracketLines } from './bracket.ts'
import { dotted } from './line.ts'
import { runningLines } from './live-games.ts'
import { waitLines } from './wait.ts'

/** Never more than `height` − 1 lines, so that the cursor stays on the screen; what needs the director comes first. */
export function liveScreen(view: CupView, paper: Paper, height: number, now: number): string[] {
  const room = Math.max(0, height - 1)
  const lines = [...headingLines(view, paper), ...view.waits.flatMap((wait) => waitLines(wait, paper))]
  const half = Math.floor((room - lines.length) / 2)
  add(lines, runningLines(view.live, paper, Math.max(half, Math.min(room - lines.length - 1, few)), now))
  add(lines, bracketLines(view, paper, room - lines.length - 1))
  return lines.slice(0, room)
}

/** Two games at two lines each are shown however little room is left. */
const few = 5

const add = (lines: string[], more: readonly string[]): void => {
  if (more.length > 0) lines.push('', ...more)
}

function headingLines(view: CupView, paper: Paper): string[] {
  const { name, state, progress } = view
  const heading = dotted([harmless(name), stateInWords(view)], paper.width)
  const style = state === 'waiting' ? paper.red : paper.strong
  return [style(heading), dotted([bar(progress), ...progressWords(view)], paper.width)]
}

const stateInWords = ({ state, champion }: CupView): string =>
  state === 'finished' && champion !== undefined
    ? words('term-won-by', { who: asText(champion) })
    : words('term-cup-state', { state })

function progressWords({ progress, state }: CupView): string[] {
  const { gamesPlayed, gamesLeft, matchesDecided, matches, secondsLeft } = progress
  return [
    words('term-cup-games-of', { played: gamesPlayed, all: gamesPlayed + gamesLeft }),
    ...(secondsLeft === undefined || state !== 'playing'
      ? []
      : [words('term-about-left', { time: durationSaid(Math.ceil(secondsLeft)) })]),
    words('term-cup-matches-of', { decided: matchesDecided, all: matches }),
  ]
}

const barWidth = 16

function bar({ gamesPlayed, gamesLeft }: Progress): string {
  const share = gamesPlayed + gamesLeft === 0 ? 0 : gamesPlayed / (gamesPlayed + gamesLeft)
  const full = Math.floor(share * barWidth)
  return '█'.repeat(full) + '░'.repeat(barWidth - full)
}
