/** Opens the tournament on the server, enters the list and starts it; a repeated wish continues where it was. */
import type { Newcomer } from '@arbiter/core/entries'
import { useState } from 'preact/hooks'
import { readPreference, savePreference } from '../../app/preferences.ts'
import { type Answer, newKey, type Problem } from '../../live/api.ts'
import { outbox } from '../../live/outbox/site-outbox.ts'

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

/** Saved in this browser, so that the same wish after a reload continues where it was. */
interface OpeningSteps {
  /** The settings it is opened with: other settings are another tournament. */
  readonly opening: string
  readonly openKey: string
  readonly enterKey: string
  readonly startKey: string
  /** Known once it was opened. */
  readonly id?: string
  /** The list that was entered; another list would be entered in addition. */
  readonly entered?: string
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
  const open = async (wish: Wish) => {
    setOpening(true)
    const answer = await doAll(wish)
    setOpening(false)
    refuse(answer.ok ? undefined : answer.problem)
    return answer.ok ? answer.value : undefined
  }
  return { isOpening, problem, halfMade: problem && savedSteps()?.id, open }
}

/** Answers with the id, or with the refusal of a step. Each step waits until it is known what became of the one before. */
async function doAll(wish: Wish): Promise<Answer<string>> {
  const list = JSON.stringify(wish.entrants)
  const steps = stepsFor(JSON.stringify(wish.opening), list)
  save(steps)
  const opened = await stepDone<{ id: string }>('/tournaments', wish.opening, steps.openKey)
  if (!opened.ok) return opened
  const { id } = opened.value
  save({ ...steps, id })
  const command = (body: Readonly<Record<string, unknown>>, key: string) =>
    stepDone(`/tournaments/${encodeURIComponent(id)}/commands`, body, key)
  if (wish.entrants.length > 0) {
    const entered = await command({ do: 'enter', entrants: wish.entrants }, steps.enterKey)
    if (!entered.ok) return entered
    save({ ...steps, id, entered: list })
  }
  const started = wish.start ? await command({ do: 'start', ...wish.start }, steps.startKey) : undefined
  if (started && !started.ok) return started
  savePreference(place, '')
  return { ok: true, value: id }
}

const stepDone = <Value>(path: string, json: Readonly<Record<string, unknown>>, key: string): Promise<Answer<Value>> =>
  outbox.send<Value>({ path, content: { json }, key, isStored: true }).settled

const place = 'new-tournament-steps'

const save = (steps: OpeningSteps): void => savePreference(place, JSON.stringify(steps))

function savedSteps(): OpeningSteps | undefined {
  const saved = readPreference(place)
  return saved ? (JSON.parse(saved) as OpeningSteps) : undefined
}

function stepsFor(opening: string, list: string): OpeningSteps {
  const saved = savedSteps()
  const isSame = saved?.opening === opening && (saved.entered ?? list) === list
  return isSame ? saved : { opening, openKey: newKey(), enterKey: newKey(), startKey: newKey() }
}
