/** The bracket as a list by round: rounds in play first, finished rounds with one line per match. */
import { isFinished, type PartRound, partShown, sectionCount, slotsOnPath, stubAt } from '@arbiter/paper/pictures'
import { useMemo } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import { lookOf, MatchCard } from '../../parts/match-card.tsx'
import { textOf } from '../../words/message-text.ts'
import { fedBy, TeamMatch } from './columns.tsx'
import { MatchLine } from './match-line.tsx'
import { Stub } from './sections.tsx'
import { isOnPath, type TreeProps } from './tree.tsx'
import { words } from './words/messages.ts'

/** For a bracket in sections; a small one shows every open match as a card. */
const mostCards = 8

export function List(props: TreeProps) {
  const { bracket, part, steps } = props
  const { stubs, rounds } = partShown(bracket, part)
  return (
    <div class="byround">
      {stubs.length > 0 && (
        <div class="sectionlist">
          {stubs.map((place) => (
            <Stub
              key={place.index}
              stub={stubAt(props, place)}
              sections={sectionCount(bracket)}
              isFollowed={isOnPath(steps, place.index, place.level)}
            />
          ))}
        </div>
      )}
      {inOrder(rounds).map((round) => (
        <ListRound key={round.level} {...props} round={round} />
      ))}
    </div>
  )
}

/** Rounds in play, then those to come, then finished ones, newest first. */
function inOrder(rounds: readonly PartRound[]): PartRound[] {
  return [...rounds.filter((round) => !isFinished(round)), ...rounds.filter(isFinished).toReversed()]
}

function ListRound({ bracket, seeds, rows, followed, steps, round }: TreeProps & { readonly round: PartRound }) {
  const live = useLive()
  const pathSlots = useMemo(() => slotsOnPath(steps), [steps])
  const isLarge = sectionCount(bracket) > 0 && round.matches.length > mostCards / 2
  const rank = (match: PartRound['matches'][number]) => order.indexOf(lookOf(match, live))
  const matches = round.matches.toSorted((a, b) => rank(a) - rank(b))
  const isLine = (state: string) => isLarge || (state === 'decided' && round.matches.length > 1)
  const decided = matches.filter(({ state }) => state === 'decided').length
  const isOfTeams = bracket.drawnAs === 'columns'
  const heading = `list-${round.level}`
  return (
    <section aria-labelledby={heading}>
      <div class="section">
        <h2 id={heading}>{textOf(round.round.name)}</h2>
        <span class="push">{words('bracket-decided-of', { decided, all: matches.length })}</span>
      </div>
      <ol>
        {matches.map((match) => {
          const Each = isOfTeams ? TeamMatch : isLine(match.state) ? MatchLine : MatchCard
          return (
            <li key={match.match} class={Each === MatchLine ? 'as-line' : 'as-card'}>
              <Each
                match={match}
                round={round.round.name}
                seeds={seeds}
                rows={rows}
                followed={followed}
                onPath={pathSlots}
                isDense={isLarge}
                slotSaid={(seat) => fedBy(bracket.rounds[round.level - 1], seat)}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const order: readonly string[] = ['live', 'ready', 'waiting', 'decided']
