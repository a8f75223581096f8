/** The line above the title: the format and the number of entrants. */
import type { Tournament } from '@arbiter/core/tournament'
import { textOf } from '../words/message-text.ts'
import { words } from './words/messages.ts'

export function Kicker({ tournament }: { tournament: Tournament }) {
  const { format, chart } = tournament
  return (
    <>
      <b>{textOf(format.about.title)}</b>
      {[fieldOf(tournament), ...(format.about.conditions?.(chart.options) ?? []).map(textOf)].map(
        (part) => `, ${part}`,
      )}
    </>
  )
}

function fieldOf({ format, chart }: Tournament): string {
  const count = chart.started ? chart.field.entrants.length : chart.field.present.length
  if (count === 0) return words('parts-nobody-entered')
  return format.about.whom === 'teams' ? words('parts-teams', { count }) : words('parts-players', { count })
}
