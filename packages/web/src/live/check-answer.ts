/** Under `npm run dev` and in unit tests every answer is held against its shape; the built page carries no shapes. */
import type { CallName } from '@arbiter/api'

export const checkAnswer = import.meta.env.DEV
  ? async (name: CallName, answer: unknown): Promise<void> => {
      const { misfitIn } = await import('@arbiter/api/checks')
      const misfit = misfitIn(name, answer)
      if (misfit !== undefined) throw new Error(`The server's answer does not have its shape. ${misfit}`)
    }
  : () => {}
