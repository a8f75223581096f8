/** The board of a match of engines: the running game, or a finished one to step through. */

import type { LiveGame } from '@arbiter/api/shapes'
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import type * as Boards from './boards.tsx'
import type { GameCourse } from './game-course.ts'
import { words } from './words/messages.ts'

export function GameBoard({ match }: { readonly match: BulletinMatch }) {
  const live = useLive()
  useWatched(live.cup)
  const running = live.cup.gameOf(match.match)
  const seen = useLast(running)
  const finished = recordedGames(match)
  const boards = useBoards(running !== undefined || finished > 0)
  const courses = useCourses(live.id, match.match, finished, boards)
  const [asked, ask] = useState<number | undefined>()
  if (!boards) return null
  const replayed = courses.find(({ game }) => game === asked) ?? (running ? undefined : courses.at(-1))
  const shown = running ?? (seen && !courses.some(({ game }) => game === seen.game) ? seen : undefined)
  return (
    <>
      <WhichGame courses={courses} running={running?.game} shown={replayed?.game ?? shown?.game} onAsk={ask} />
      {shown && !courses.some(({ game }) => game === asked) ? (
        <boards.LiveBoard game={shown} isOver={running === undefined} />
      ) : (
        replayed && <boards.ReplayBoard key={replayed.game} course={replayed} />
      )}
    </>
  )
}

/** Games that engines have played to the end. */
const recordedGames = ({ games }: BulletinMatch): number => games.filter(({ plies }) => plies !== undefined).length

/** A game that has just ended is shown until its record is here. */
function useLast(running: LiveGame | undefined): LiveGame | undefined {
  const last = useRef(running)
  last.current = running ?? last.current
  return last.current
}

/** The rules of chess are loaded with the first game. */
function useBoards(isNeeded: boolean): typeof Boards | undefined {
  const [boards, set] = useState<typeof Boards | undefined>()
  useEffect(() => {
    if (isNeeded) void import('./boards.tsx').then(set, () => undefined)
  }, [isNeeded])
  return boards
}

/** The finished games of a match, loaded again when another one has ended. */
function useCourses(
  id: string,
  match: string,
  finished: number,
  boards: typeof Boards | undefined,
): readonly GameCourse[] {
  const [courses, set] = useState<readonly GameCourse[]>([])
  useEffect(() => {
    if (!boards || finished === 0) return
    const query = new URLSearchParams({ match })
    void fetch(`/api/v1/tournaments/${encodeURIComponent(id)}/export/games.pgn?${query}`)
      .then(async (response) => (response.ok ? set(boards.coursesIn(await response.text())) : undefined))
      .catch(() => undefined)
  }, [id, match, finished, boards])
  return courses
}

interface WhichGameProps {
  readonly courses: readonly GameCourse[]
  readonly running: number | undefined
  readonly shown: number | undefined
  readonly onAsk: (game: number) => void
}

function WhichGame({ courses, running, shown, onAsk }: WhichGameProps) {
  const games = [...courses.map(({ game }) => game), ...(running === undefined ? [] : [running])]
  if (games.length < 2) return null
  return (
    <fieldset class="switch which" aria-label={words('parts-board-which')}>
      {games.map((game) => (
        <button key={game} type="button" aria-pressed={game === shown} onClick={() => onAsk(game)}>
          {words('parts-board-game', { game })}
        </button>
      ))}
    </fieldset>
  )
}
