/** A refusal on a page without the rules: what is wrong and what to do. */
import type { Problem } from '../live/api.ts'
import { problemText } from '../live/problem.ts'

export const Refusal = ({ problem }: { problem: Problem | undefined }) => (
  <div role="alert">
    {problem && (
      <div class="notice refused">
        <p class="voice">{problemText(problem)}</p>
      </div>
    )}
  </div>
)
