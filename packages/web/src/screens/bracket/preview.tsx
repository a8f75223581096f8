/** The bracket before the start, with the entrants so far. */

import { refusalSaid } from '@arbiter/core'
import { type BulletinBracket, type BulletinMatch, inTreeOrder } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { type MatchOutline, outline, type StageOutline } from '@arbiter/core/outline'
import type { Tournament } from '@arbiter/core/tournament'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { Empty } from '../../parts/empty.tsx'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

export interface BracketPreview {
  readonly brackets: readonly BulletinBracket[]
  /** Why the tournament cannot start yet. */
  readonly refusal: Message | undefined
  readonly entrants: number
}

/** `live.look(bracketPreview)`. */
export function bracketPreview({ chart, format, opened }: Tournament): BracketPreview {
  const entrants = chart.field.present.length
  const found = outline(format, entrants, opened.options as Record<string, unknown>)
  if (!found.ok) return { brackets: [], refusal: refusalSaid(found.refusal), entrants }
  return { brackets: found.outline.stages.flatMap(bracketIn), refusal: undefined, entrants }
}

const asShown = (match: MatchOutline): BulletinMatch => ({ ...match, state: 'waiting', games: [] })

/** A stage whose matches hand somebody on, or a single match for the losers. */
function bracketIn({ id, name, bracket, rounds }: StageOutline): BulletinBracket[] {
  const shown = rounds.map(({ round, name: called, matches }) => ({
    round,
    name: called,
    matches: matches.map(asShown),
  }))
  if (
    !shown[0]?.matches.some(({ advance, seats }) => advance > 0 || seats.some(({ loserOf }) => loserOf !== undefined))
  )
    return []
  const tree = inTreeOrder(shown)
  const drawnAs = tree ? ('tree' as const) : ('columns' as const)
  return [
    { stage: id, name, ...(bracket === undefined ? {} : { bracket }), of: 'players', drawnAs, rounds: tree ?? shown },
  ]
}

/** Above the outline, or in its place. */
export function BeforeStart({ found }: { readonly found: BracketPreview }) {
  const live = useLive()
  const action = live.isInside ? (
    <a class="btn" href={addresses.control(live.id)}>
      {words('bracket-to-control')}
    </a>
  ) : (
    <a class="btn" href={addresses.entrants(live.id)}>
      {words('bracket-to-entrants')}
    </a>
  )
  if (found.entrants === 0) return <Empty action={action}>{words('bracket-nobody')}</Empty>
  if (found.refusal !== undefined)
    return (
      <Empty action={action}>
        {words('bracket-not-drawn')} {textOf(found.refusal)}
      </Empty>
    )
  return <Empty action={action}>{words('bracket-preview', { count: found.entrants })}</Empty>
}
