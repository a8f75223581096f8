/** The number of a rule; it leads to the rule itself. */
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'

export const RuleNumber = ({ live, rule }: { live: Pick<Live, 'id'>; rule: string }) => (
  <a class="rule-no" href={addresses.rules(live.id, rule)}>
    {rule}
  </a>
)
