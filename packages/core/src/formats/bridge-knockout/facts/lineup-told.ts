/** The players of a team in a match or half, or the boards each member has played (BRI-97). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { entrantIdSchema, matchIdSchema } from '../../../facts/ids.ts'
import type { Message } from '../../../message/message.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { placeInMatch } from '../../rule-book/facts/says.ts'
import { bridgeLedger } from '../ledger.ts'
import { halfSchema } from './boards-scored.ts'
import { sitsIn } from './sits-in.ts'
import { message } from './words/messages.ts'

/** The four who play, as places in the team's list of members. */
const four = z.readonly(z.array(z.int().check(z.minimum(1), z.maximum(20))).check(z.length(4)))
const boardsOfEach = z.readonly(
  z.array(z.int().check(z.minimum(0), z.maximum(9999))).check(z.minLength(4), z.maxLength(20)),
)

const shape = {
  match: matchIdSchema,
  entrant: entrantIdSchema,
  half: described(z.optional(halfSchema), about('about-lineup-half')),
  players: described(z.optional(four), about('about-lineup-players')),
  played: described(z.optional(boardsOfEach), about('about-lineup-played')),
}
export type LineupToldFact = Own<typeof shape>

export const lineupTold = ownFact('lineup-told', {
  shape,
  view: { match: true, entrant: true, half: true, players: true, played: true },
  topic: 'people',
  place,
  says: (fact, { members }) => [saying(fact, members.get(fact.entrant) ?? [])],
})

function place(chart: Chart, fact: LineupToldFact): boolean {
  if (!sitsIn(chart, fact.match, fact.entrant)) return false
  chart.trail.keep(bridgeLedger(chart).lineups, fact)
  return true
}

function saying({ match, half, entrant, players, played = [] }: LineupToldFact, members: readonly string[]): Message {
  const about = { where: placeInMatch(match, half), who: { entrant } }
  if (players) return message('fact-lineup', { ...about, players: players.map((place) => member(members, place)) })
  const each = played.map((boards, i) => message('member-boards', { who: member(members, i + 1), boards }))
  return message('fact-boards-played', { ...about, players: each })
}

function member(members: readonly string[], place: number): Message {
  const name = members[place - 1]
  return name === undefined ? message('member-unknown', { place }) : message('member', { name: { text: name } })
}
