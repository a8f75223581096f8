/** A refusal on a page without the rules: what is wrong and what to do. */
import type { Problem } from '../live/api.ts'

export const Refusal = ({ problem }: { problem: Problem | undefined }) => (
  <div role="alert">
    {problem && (
      <div class="notice refused">
        <p class="voice">{problem.sentence}</p>
      </div>
    )}
  </div>
)
