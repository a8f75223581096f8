/** The whole reason of a pair, a bye or a seed, opened by its rule number. */
import { Details } from '../../../parts/details.tsx'
import { MessageText } from '../../../parts/message-text.tsx'
import { RuleNumber } from '../../../parts/rule.tsx'
import type { RuleReason } from './draft-round.ts'
import { words } from './words/messages.ts'

export const ReasonBehind = ({ reason }: { reason: RuleReason }) => (
  <details class="behind">
    <summary class="rule-no" aria-label={words('draft-why', { rule: { text: reason.rule } })}>
      {reason.rule}
    </summary>
    <div class="voice">
      <MessageText says={reason.says} /> <RuleNumber rule={reason.rule} />
      <Details more={reason.more} />
    </div>
  </details>
)
