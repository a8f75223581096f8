/** Loads the charts of tournaments in play, one after the other, and again when they have changed. */
import type { Bulletin } from '@arbiter/core/bulletin'
import { useEffect, useRef, useState } from 'preact/hooks'
import { look } from '../../live/api.ts'
import type { Course } from './course.ts'
import type { Listed } from './shelves.ts'

export type Courses = ReadonlyMap<string, Course>

/** A chart takes time to compute and send, so tournaments further down the list have no track. */
const most = 12

export function useCourses(listed: readonly Listed[]): Courses {
  const [courses, set] = useState<Courses>(new Map())
  const seen = useRef(new Map<string, string>())
  const wanted = listed.filter(({ state }) => state !== 'entering').slice(0, most)
  useEffect(() => {
    let isGone = false
    const readAll = async () => {
      for (const { id, changedAt } of wanted) {
        if (isGone || seen.current.get(id) === changedAt) continue
        const course = await courseAt(id)
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
async function courseAt(id: string): Promise<Course | undefined> {
  const [{ courseOf }, answer] = await Promise.all([
    import('./course.ts'),
    look<Bulletin>(`/tournaments/${encodeURIComponent(id)}/chart`),
  ])
  return answer.ok ? courseOf(answer.value) : undefined
}
