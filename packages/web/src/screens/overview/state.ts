/** The progress in one sentence. */
import { type Bulletin, progressOf } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { textOf } from '../../words/message-text.ts'
import { message, words } from './words/messages.ts'

export function stateSentence(bulletin: Bulletin): string {
  const { state, todo } = bulletin
  if (state === 'entering') return words('overview-entering')
  if (state === 'finished') return finished(bulletin)
  const asked = todo.find((each) => each.do === 'declare' || each.do === 'choose')
  if (asked) return textOf(asked)
  const rounds = roundsOpen(bulletin)
  return rounds.length === 0 ? words('overview-between') : words('overview-playing', { rounds })
}

function finished({ champion, closed, table }: Bulletin): string {
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => name)
  const shared =
    firsts.length > 1 ? words('overview-shared-by', { names: firsts.map(asText) }) : words('overview-nobody-won')
  return `${champion === null ? shared : words('overview-won', { name: { text: champion } })} ${closed ? words('overview-closed') : words('overview-decided')}`
}

/** Brackets in different rounds are named. */
function roundsOpen(bulletin: Bulletin): Message[] {
  const { open } = progressOf(bulletin)
  const names = new Set(open.map(({ round }) => textOf(round.name)))
  if (names.size <= 1) return open.slice(0, 1).map(({ round }) => round.name)
  return open.map(({ stage, round }) =>
    stage.bracket === undefined
      ? round.name
      : message('overview-round-of-bracket', { round: round.name, bracket: { text: stage.bracket } }),
  )
}

const asText = (text: string) => ({ text })
