/** What a change to the past would lead to: the server gives the facts, the chart is computed here. */
import type { Consequences, Seq } from '@arbiter/core'
import type { Tournament } from '@arbiter/core/tournament'
import { useEffect, useState } from 'preact/hooks'
import type { Problem } from '../../live/api.ts'
import type { Live } from '../../live/live.ts'
import { type Amendment, asItWouldBe } from './amendment.ts'
import { type Differences, differencesBetween } from './differences.ts'

export interface Foresight {
  /** The last fact it is based on, and when it was requested. */
  readonly seq: Seq
  readonly at: number
  readonly consequences: Consequences
  /** Undefined if the page is behind the server. */
  readonly then: Tournament | undefined
  readonly differences: Differences | undefined
}

export type ForesightState =
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly problem: Problem }
  | { readonly state: 'known'; readonly foresight: Foresight }

/** Requested again when the command or the tournament changes, but not while the command is being sent, which changes both. */
export function useForesight(live: Live, command: Amendment | undefined, isHeld: boolean): ForesightState {
  const [foreseen, set] = useState<ForesightState>({ state: 'waiting' })
  const asked = JSON.stringify(command)
  const { seq } = live
  useEffect(() => {
    if (isHeld) return
    let isGone = false
    set({ state: 'waiting' })
    if (command) void foresee(live, command).then((found) => (isGone ? undefined : set(found)))
    return () => {
      isGone = true
    }
  }, [live, asked, seq, isHeld])
  return foreseen
}

async function foresee(live: Live, command: Amendment): Promise<ForesightState> {
  const answer = await live.preview(command)
  if (!answer.ok) return { state: 'refused', problem: answer.problem }
  const then = asItWouldBe(live, command)
  const differences = then && differencesBetween(live.tournament, then)
  const { consequences } = answer.value
  if (!consequences) throw new Error(`the server weighs no ${command.do}`)
  return {
    state: 'known',
    foresight: { seq: live.tournament.last.seq, at: Date.now(), consequences, then, differences },
  }
}
