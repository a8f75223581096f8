/** A rule number as a link to the rule. */
import { addresses } from '../app/address.ts'
import { useTournamentId } from '../live/live-context.ts'

export const RuleNumber = ({ rule }: { rule: string }) => {
  const id = useTournamentId()
  return (
    <a class="rule-no" href={addresses.rules(id, rule)}>
      {rule}
    </a>
  )
}
