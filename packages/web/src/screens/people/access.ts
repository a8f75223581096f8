/** People with a role, and the links and tokens that give access, as the server has them. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import { type Answer, look, type Problem } from '../../live/api.ts'
import { inOrder } from '../../live/in-order.ts'

export const givenRoles = ['owner', 'director', 'scorer'] as const
export type GivenRole = (typeof givenRoles)[number]

export interface Person {
  readonly id: string
  readonly name: string
  readonly role: GivenRole
  readonly since: string
}

export interface AccessKey {
  readonly id: string
  readonly kind: 'session' | 'token' | 'invitation' | 'sign-in' | 'entrant'
  readonly person?: string
  readonly personName?: string
  readonly scope?: string
  readonly role?: GivenRole
  readonly entrant?: string
  readonly label?: string
  readonly createdAt: string
  readonly createdBy: string
  readonly createdByName?: string
  readonly expiresAt?: string
  readonly usedAt?: string
}

export interface Link {
  readonly id: string
  readonly link: string
  readonly expiresAt?: string
}

export interface Resource<Value> {
  readonly value: Value | undefined
  readonly problem: Problem | undefined
  again(): Promise<void>
}

/** What the server answers at a path; loaded again by `again` and with each new `version`. Undefined paths are not requested. */
export function useResource<Value>(path: string | undefined, version?: unknown): Resource<Value> {
  const [told, set] = useState<{ value?: Value; problem?: Problem }>({})
  const take = useMemo(
    () =>
      inOrder((answer: Answer<Value>) =>
        set((before) => (answer.ok ? { value: answer.value } : { ...before, problem: answer.problem })),
      ),
    [],
  )
  const again = useCallback(async () => {
    if (path !== undefined) await take(look<Value>(path))
  }, [path])
  useEffect(() => void again(), [again, version])
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
