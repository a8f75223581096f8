/** What the history says about line-ups and boards. */
import type { RecordedOf } from '../facts/fact.ts'
import type { Message } from '../message/message.ts'
import { halfOf } from './results.ts'
import { message } from './words/messages.ts'

/** The four who play, or how many boards each has played. */
export function lineup(fact: RecordedOf<'lineup-told'>, members: readonly string[]): Message {
  const { match, half, entrant, players, played = [] } = fact
  const about = { where: halfOf({ match }, half), who: { entrant } }
  if (players) return message('fact-lineup', { ...about, players: players.map((place) => member(members, place)) })
  const each = played.map((boards, i) => message('member-boards', { who: member(members, i + 1), boards }))
  return message('fact-boards-played', { ...about, players: each })
}

function member(members: readonly string[], place: number): Message {
  const name = members[place - 1]
  return name === undefined ? message('member-unknown', { place }) : message('member', { name: { text: name } })
}

/** A few are told one by one, many are counted. */
const few = 6

export function boards({ match, sides, half, boards: scored }: RecordedOf<'boards-scored'>): Message {
  const [one, other] = sides
  const about = { where: halfOf({ match }, half), one: { entrant: one }, other: { entrant: other } }
  if (scored.length <= few) return message('fact-boards', { ...about, boards: scored.map(board) })
  const numbers = scored.map((each) => each.board)
  const range = { first: Math.min(...numbers), last: Math.max(...numbers) }
  return message('fact-boards-many', { ...about, count: scored.length, ...range })
}

function board(score: RecordedOf<'boards-scored'>['boards'][number]): Message {
  if ('imps' in score) return message('board-imps', { board: score.board, imps: { result: score.imps } })
  const [first, second] = score.tables.map((table) => ({ text: String(table) }))
  return message('board-tables', { board: score.board, first: first ?? none, second: second ?? none })
}

const none = { text: '' }
