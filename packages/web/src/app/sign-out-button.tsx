/** Signs out after a question, which is loaded on demand. */
import { useState } from 'preact/hooks'
import type * as SignOut from './sign-out.tsx'

export function SignOutButton({ label }: { label: string }) {
  const [slip, set] = useState<typeof SignOut | undefined>()
  return (
    <>
      <button type="button" class="btn bare" onClick={() => void import('./sign-out.tsx').then(set, () => undefined)}>
        {label}
      </button>
      {slip && <slip.SignOutSlip onClose={() => set(undefined)} />}
    </>
  )
}
