/** The end: the winner, and why. */
import type { Bulletin } from '@arbiter/core/bulletin'
import { Reason } from '../../parts/reason.tsx'
import { EntrantLink } from './picture.tsx'
import { words } from './words/messages.ts'

export function Champion({ bulletin }: { bulletin: Bulletin }) {
  const { champion, table } = bulletin
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => name)
  const winners = champion === null ? firsts : [champion]
  if (winners.length === 0) return <p class="voice">{words('overview-nobody-won')}</p>
  return (
    <section class="champion">
      <h2>{champion === null ? words('overview-first-shared') : words('overview-champion')}</h2>
      <p class="winner">
        {winners.map((name) => (
          <EntrantLink key={name} name={name} />
        ))}
      </p>
      <details open>
        <summary>{words('overview-why')}</summary>
        <Reason about={champion === null ? `rank ${winners[0]}` : 'champion'} />
      </details>
    </section>
  )
}
