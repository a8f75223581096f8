/** A bracket of teams that is not a tree: a column per round, and slots that say whom they wait for. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import { type BracketRound, feederOf } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { useLive } from '../../live/live-context.ts'
import { MatchCard, type MatchCardProps } from '../../parts/match-card.tsx'
import { RuleNumber } from '../../parts/rule.tsx'
import { ThreeWay } from '../../parts/three-way.tsx'
import { textOf } from '../../words/message-text.ts'
import { BracketLedger } from './ledger.tsx'
import type { TreeProps } from './tree.tsx'
import { message } from './words/messages.ts'

type ColumnsProps = Omit<TreeProps, 'part' | 'onPart'>

export const Columns = (props: ColumnsProps) => (
  <div class="bridge">
    {stacked(props.bracket.rounds).map((rounds) => (
      <div key={rounds[0]?.round} class="teamcolumn">
        {rounds.map((round) => (
          <TeamRound key={round.round} {...props} round={round} before={before(props.bracket.rounds, round)} />
        ))}
      </div>
    ))}
  </div>
)

const before = (rounds: readonly BracketRound[], round: BracketRound): BracketRound | undefined =>
  rounds[rounds.indexOf(round) - 1]

/** The short last rounds are stacked. */
function stacked(rounds: readonly BracketRound[]): BracketRound[][] {
  const columns: BracketRound[][] = []
  let last: BracketRound[] | undefined
  for (const round of rounds) {
    const isShort = round.matches.length <= 2 && round.matches.every(({ seats }) => seats.length === 2)
    if (isShort && last) last.push(round)
    else {
      const column = [round]
      columns.push(column)
      last = isShort ? column : undefined
    }
  }
  return columns
}

interface TeamRoundProps extends ColumnsProps {
  readonly round: BracketRound
  readonly before: BracketRound | undefined
}

function TeamRound({ round, before, seeds, followed }: TeamRoundProps) {
  const live = useLive()
  const slotSaid = (seat: SeatOutline) => fedBy(before, seat)
  const heading = `column-${round.round}`
  const hasThree = round.matches.some(({ seats }) => seats.length === 3)
  return (
    <section class={hasThree ? 'teamround wide-round' : 'teamround'} aria-labelledby={heading}>
      <h2 id={heading}>{textOf(round.name)}</h2>
      {round.pairing && (
        <p class="voice note">
          {textOf(round.pairing)} <RuleNumber rule={round.pairing.rule} />
        </p>
      )}
      {round.matches.map((match) => (
        <TeamMatch key={match.match} {...{ live, match, round: round.name, seeds, followed, slotSaid }} />
      ))}
    </section>
  )
}

/** Three teams as a ring, two as a ledger once there is a result to show. */
export function TeamMatch(props: MatchCardProps) {
  if (props.match.seats.length === 3) return <ThreeWay {...props} />
  return props.match.boards ? <BracketLedger {...props} /> : <MatchCard {...props} />
}

/** "Number 5, out of match 1". */
export function fedBy(before: BracketRound | undefined, seat: SeatOutline): Message | undefined {
  if (seat.entrant !== undefined || seat.number === undefined) return undefined
  const feeder = feederOf(before, seat)
  return feeder ? message('bracket-number-from', { number: seat.number, match: { text: feeder.match } }) : undefined
}
