/** A rule number as a link to the rule. */
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'

export const RuleNumber = ({ live, rule }: { live: Pick<Live, 'id'>; rule: string }) => (
  <a class="rule-no" href={addresses.rules(live.id, rule)}>
    {rule}
  </a>
)
