/** People with a role, and the links and tokens that give access, as the server has them. */
import type { AnswerTo } from '@arbiter/api'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import type { Answer, Problem } from '../../live/api.ts'
import { inOrder } from '../../live/in-order.ts'

export type Person = AnswerTo<'people.list'>['people'][number]
export type AccessKey = AnswerTo<'people.list'>['keys'][number]
export type Link = AnswerTo<'session.link'>

export interface Resource<Value> {
  readonly value: Value | undefined
  readonly problem: Problem | undefined
  again(): Promise<void>
}

/** What the server answers; asked again by `again` and after `changes`. Undefined: it is not asked. */
export function useResource<Value>(
  ask: (() => Promise<Answer<Value>>) | undefined,
  ...changes: readonly unknown[]
): Resource<Value> {
  const [told, set] = useState<{ value?: Value; problem?: Problem }>({})
  const take = useMemo(
    () =>
      inOrder((answer: Answer<Value>) =>
        set((before) => (answer.ok ? { value: answer.value } : { ...before, problem: answer.problem })),
      ),
    [],
  )
  const again = useCallback(async () => {
    if (ask) await take(ask())
  }, [ask !== undefined, ...changes])
  useEffect(() => void again(), [again])
  return { value: told.value, problem: told.problem, again }
}

export interface Requests {
  readonly problem: Problem | undefined
  readonly isBusy: boolean
  /** Shows `told` as a toast; returns undefined if the request was refused. */
  done<Value>(ask: Promise<Answer<Value>>, told?: string): Promise<Value | undefined>
}

export function useRequests(): Requests {
  const [problem, refuse] = useState<Problem | undefined>()
  const [isBusy, setBusy] = useState(false)
  const done: Requests['done'] = async (ask, told) => {
    setBusy(true)
    const answer = await ask
    setBusy(false)
    refuse(answer.ok ? undefined : answer.problem)
    if (!answer.ok) return undefined
    if (told !== undefined) toast.say(told)
    return answer.value
  }
  return { problem, isBusy, done }
}
