/** The tournaments of the site by state, page by page; refreshed while the page is visible. */
import type { AnswerTo } from '@arbiter/api'
import type { State } from '@arbiter/api/shapes'
import { useEffect, useRef, useState } from 'preact/hooks'
import { call, type Problem } from '../../live/api.ts'
import { cachedTournaments } from '../../live/tournament-cache.ts'

/** In the order of the page. */
export const states = ['running', 'entering', 'finished', 'closed'] as const satisfies readonly State[]

type Shelf = AnswerTo<'tournaments.list'>
export type TournamentEntry = Shelf['tournaments'][number]

export interface Shelves {
  readonly of: Readonly<Record<State, Shelf>>
  /** Undefined until the server has answered. */
  readonly heardAt: number | undefined
  readonly problem: Problem | undefined
  renew(): Promise<void>
  more(state: State): Promise<void>
}

export interface Search {
  readonly words: string
  readonly isArchive: boolean
}

const renewMs = 20_000
const typingMs = 200
const mostAtOnce = 100

const bare: Shelf = { tournaments: [] }
const empty = { running: bare, entering: bare, finished: bare, closed: bare }

export function useShelves(search: Search): Shelves {
  const [shelves, set] = useState<Shelves['of']>(empty)
  const [heard, hear] = useState<{ at?: number; problem?: Problem }>({})
  const latest = useRef({ search, shelves })
  latest.current = { search, shelves }
  const renew = async () => {
    const asked = latest.current.search
    const answers = await Promise.all(states.map((state) => shelfOf(state, asked, latest.current.shelves[state])))
    if (asked !== latest.current.search) return
    const refused = answers.find((answer) => !answer.ok)
    if (refused && !refused.ok) {
      if (refused.problem.code === 'no-answer') set(await shelfInCache(latest.current.shelves))
      return hear(({ at }) => ({ ...(at ? { at } : {}), problem: refused.problem }))
    }
    const found = states.map((state, i) => [state, (answers[i] as { value: Shelf }).value])
    set(Object.fromEntries(found) as Shelves['of'])
    hear({ at: Date.now() })
  }
  const more = async (state: State) => {
    const { next } = latest.current.shelves[state]
    const answer = await call('tournaments.list', { ...queryFor(state, search), after: next })
    if (answer.ok) set((before) => ({ ...before, [state]: together(before[state], answer.value) }))
    else hear(({ at }) => ({ ...(at ? { at } : {}), problem: answer.problem }))
  }
  useRenewal(renew, search)
  return { of: shelves, heardAt: heard.at, problem: heard.problem, renew, more }
}

/** At once for another search, after a pause in typing, and at an interval while the page is visible. */
function useRenewal(renew: () => Promise<void>, search: Search): void {
  const act = useRef(renew)
  act.current = renew
  useEffect(() => {
    const timer = setTimeout(() => void act.current(), search.words === '' ? 0 : typingMs)
    return () => clearTimeout(timer)
  }, [search])
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void act.current()
    }
    const timer = setInterval(again, renewMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
}

/** Without a network: the last list, or else the tournaments cached in this browser. */
async function shelfInCache(before: Shelves['of']): Promise<Shelves['of']> {
  if (states.some((state) => before[state].tournaments.length > 0)) return before
  const all = (await cachedTournaments()).map(({ seen }) => seen)
  const shelves = states.map((state) => [state, { tournaments: all.filter((seen) => seen.state === state) }])
  return Object.fromEntries(shelves) as Shelves['of']
}

const shelfOf = (state: State, search: Search, before: Shelf) => {
  const limit = Math.min(mostAtOnce, Math.max(20, before.tournaments.length))
  return call('tournaments.list', { ...queryFor(state, search), limit })
}

function queryFor(state: State, { words, isArchive }: Search) {
  const search = words.trim() === '' ? undefined : words.trim()
  return { state, search, archived: isArchive ? 'true' : 'false' } as const
}

function together(before: Shelf, page: Shelf): Shelf {
  const known = new Set(before.tournaments.map(({ id }) => id))
  const tournaments = [...before.tournaments, ...page.tournaments.filter(({ id }) => !known.has(id))]
  return { tournaments, ...(page.next === undefined ? {} : { next: page.next }) }
}
