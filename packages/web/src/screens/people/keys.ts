/** People with a role, and the links and tokens that open something: as the server tells of them. */
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

export interface Key {
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

export interface Told<Value> {
  readonly value: Value | undefined
  readonly problem: Problem | undefined
  again(): Promise<void>
}

/** What the server tells at a path, and again after something changed: here, or `version`. Nothing is asked without a path. */
export function useTold<Value>(path: string | undefined, version?: unknown): Told<Value> {
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

export interface Deeds {
  readonly problem: Problem | undefined
  readonly isBusy: boolean
  /** Says what was done; nothing comes back where it was refused. */
  done<Value>(ask: Promise<Answer<Value>>, told?: string): Promise<Value | undefined>
}

export function useDeeds(): Deeds {
  const [problem, refuse] = useState<Problem | undefined>()
  const [isBusy, setBusy] = useState(false)
  const done: Deeds['done'] = async (ask, told) => {
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
