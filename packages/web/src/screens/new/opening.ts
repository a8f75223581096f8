/** Opens the tournament on the server, enters the list and starts it; after a lost network it continues where it was. */
import type { Newcomer } from '@arbiter/core/entries'
import { useRef, useState } from 'preact/hooks'
import { newKey, type Problem, post } from '../../live/api.ts'
import { isRefused } from '../../live/sender.ts'

export interface Wish {
  readonly opening: {
    readonly format: string
    readonly name: string
    readonly options: Readonly<Record<string, unknown>>
    readonly visibility: 'public' | 'private'
    readonly autoPair: boolean
    readonly dice: string
  }
  readonly entrants: readonly Newcomer[]
  /** Undefined: it is opened only. */
  readonly start: { readonly order?: 'entry' | readonly string[] } | undefined
}

interface OpeningSteps {
  readonly id: string
  /** The settings it was opened with: other settings are another tournament. */
  readonly opening: string
  /** The list that was entered, or may have been; another list would be entered in addition. */
  entered?: string
  readonly enterKey: string
  readonly startKey: string
}

export interface Opening {
  readonly isOpening: boolean
  readonly problem: Problem | undefined
  /** It was opened, but not every step was done. */
  readonly halfMade: string | undefined
  /** Returns its id when every step is done. */
  open(wish: Wish): Promise<string | undefined>
}

export function useOpening(): Opening {
  const [isOpening, setOpening] = useState(false)
  const [problem, refuse] = useState<Problem | undefined>()
  const made = useRef<OpeningSteps | undefined>(undefined)
  const open = async (wish: Wish) => {
    setOpening(true)
    const answer = await doAll(wish, made)
    setOpening(false)
    refuse(answer)
    return answer === undefined ? made.current?.id : undefined
  }
  return { isOpening, problem, halfMade: problem && made.current?.id, open }
}

/** The refusal, if a step was refused. */
async function doAll(wish: Wish, made: { current: OpeningSteps | undefined }): Promise<Problem | undefined> {
  const opening = JSON.stringify(wish.opening)
  const list = JSON.stringify(wish.entrants)
  if (made.current?.opening !== opening || (made.current.entered ?? list) !== list) {
    const answer = await post<{ id: string }>('/tournaments', wish.opening)
    if (!answer.ok) return answer.problem
    made.current = { id: answer.value.id, opening, enterKey: newKey(), startKey: newKey() }
  }
  const { id, enterKey, startKey } = made.current
  const command = (body: object) => post(`/tournaments/${encodeURIComponent(id)}/commands`, body)
  if (wish.entrants.length > 0) {
    const entered = await command({ do: 'enter', entrants: wish.entrants, key: enterKey })
    if (entered.ok || !isRefused(entered.problem)) made.current.entered = list
    if (!entered.ok) return entered.problem
  }
  if (!wish.start) return undefined
  const started = await command({ do: 'start', ...wish.start, key: startKey })
  return started.ok ? undefined : started.problem
}
