/** Messages as text, with links to the entrants, matches, rules and facts they name. */
import type { Message } from '@arbiter/core/messages'
import { addresses } from '../app/address.ts'
import { type Part, partsSaid } from '../words/said.ts'
import { RuleNumber } from './rule.tsx'

interface SpokenProps {
  readonly live: { readonly id: string }
  readonly says: readonly Message[]
  /** Names of entrants, for messages that carry only ids. */
  readonly names?: ((id: string) => string | undefined) | undefined
}

export const Spoken = ({ live, says, names }: SpokenProps) => (
  <>
    {partsSaid(says, names).map((part, i) => {
      if ('id' in part) return <Named key={i} id={live.id} part={part} />
      return part.kind === 'text' ? part.text : <bdi key={i}>{part.text}</bdi>
    })}
  </>
)

type NamedPart = Extract<Part, { readonly id: string }>

const Named = ({ id, part }: { id: string; part: NamedPart }) =>
  part.kind === 'rule' ? (
    <RuleNumber live={{ id }} rule={part.id} />
  ) : (
    <a class="named" dir="auto" href={addressOf(id, part)}>
      {part.text}
    </a>
  )

function addressOf(id: string, { kind, id: of }: NamedPart): string {
  if (kind === 'entrant') return addresses.entrant(id, of)
  return kind === 'match' ? addresses.match(id, of) : `${addresses.history(id)}#fact-${of}`
}
