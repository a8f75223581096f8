/** Messages as text, with links to the entrants, matches, rules and facts they name. */
import type { Message } from '@arbiter/core/messages'
import { addresses } from '../app/address.ts'
import { useTournamentId } from '../live/live-context.ts'
import { type Part, partsOf } from '../words/message-text.ts'
import { RuleNumber } from './rule.tsx'

interface MessageTextProps {
  readonly says: readonly Message[]
  /** Names of entrants, for messages that carry only ids. */
  readonly names?: ((id: string) => string | undefined) | undefined
}

export const MessageText = ({ says, names }: MessageTextProps) => {
  const id = useTournamentId()
  return (
    <>
      {partsOf(says, names).map((part, i) => {
        if ('id' in part) return <NamedLink key={i} id={id} part={part} />
        return part.kind === 'text' ? part.text : <bdi key={i}>{part.text}</bdi>
      })}
    </>
  )
}

type NamedPart = Extract<Part, { readonly id: string }>

const NamedLink = ({ id, part }: { id: string; part: NamedPart }) =>
  part.kind === 'rule' ? (
    <RuleNumber rule={part.id} />
  ) : (
    <a class="named" dir="auto" href={addressOf(id, part)}>
      {part.text}
    </a>
  )

function addressOf(id: string, { kind, id: of }: NamedPart): string {
  if (kind === 'entrant') return addresses.entrant(id, of)
  return kind === 'match' ? addresses.match(id, of) : `${addresses.history(id)}#fact-${of}`
}
