/** Loads the charts of tournaments in play, one after the other, and again when they have changed. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { call } from '../../live/api.ts'
import type { Progress } from './progress.ts'
import type { TournamentEntry } from './shelves.ts'

export type ProgressById = ReadonlyMap<string, Progress>

/** A chart takes time to compute and send, so tournaments further down the list have no track. */
const most = 12

export function useProgress(listed: readonly TournamentEntry[]): ProgressById {
  const [courses, set] = useState<ProgressById>(new Map())
  const seen = useRef(new Map<string, string>())
  const wanted = listed.filter(({ state }) => state !== 'entering').slice(0, most)
  useEffect(() => {
    let isGone = false
    const readAll = async () => {
      for (const { id, changedAt } of wanted) {
        if (isGone || seen.current.get(id) === changedAt) continue
        const course = await progressOf(id)
        if (!course || isGone) continue
        seen.current.set(id, changedAt)
        set((before) => new Map(before).set(id, course))
      }
    }
    void readAll()
    return () => {
      isGone = true
    }
  }, [wanted.map(({ id, changedAt }) => id + changedAt).join()])
  return courses
}

/** The rules load after the list, which does not need them. */
async function progressOf(id: string): Promise<Progress | undefined> {
  const [{ progressIn }, answer] = await Promise.all([
    import('./progress.ts'),
    call('tournament.chart', { tournament: id }),
  ])
  return answer.ok ? progressIn(answer.value) : undefined
}
