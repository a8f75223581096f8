/** Why a match takes no result, or not this one. */
import type { Message } from '../message/message.ts'
import { type MatchMeant, spanOfMatch } from './match-meant.ts'
import type { PenCommand, PenStop } from './pen-reading.ts'
import type { PenMatch } from './pen-sheet.ts'
import type { TypedProblem } from './typed-result.ts'
import { message } from './words/messages.ts'
import { spanOf, textOf, type Word } from './words-of-line.ts'

/** The match is decided, or its round or its players are still to come. */
export const notOpen = (match: PenMatch, meant: MatchMeant, plain?: PenCommand): PenStop => ({
  is: 'stopped',
  problem: match.state === 'decided' ? 'decided' : 'waiting',
  at: spanOfMatch(meant),
  match,
  says: [match.state === 'decided' ? decided(match) : message('pen-waiting', { match: { match: match.id } })],
  ...(plain ? { plain } : {}),
})

function decided({ id, seats, shown }: PenMatch): Message {
  const match = { match: id }
  const [only, another] = shown.games
  const named = (name: string) => seats.find((each) => each.name === name)
  const [white, black] = [only && named(only.white), only && named(only.black)]
  if (only && !another && white && black)
    return message('pen-decided', {
      match,
      how: message('pen-score', { first: white, result: { result: only.result }, second: black }),
    })
  const names = (shown.advancing ?? []).flatMap((name) => named(name) ?? [])
  if (names.length === 0) return message('pen-decided-plain', { match })
  return message('pen-decided', { match, how: message('pen-through', { names }) })
}

/** It has no such game now. */
export function noGame(match: PenMatch, meant: MatchMeant, plain?: PenCommand): PenStop {
  const games = match.games.map(({ game }) => game)
  const told = { match: { match: match.id } }
  return {
    is: 'stopped',
    problem: 'no-such-game',
    at: meant.game ?? spanOfMatch(meant),
    match,
    says: [games.length === 0 ? message('pen-no-game', told) : message('pen-other-games', { ...told, games })],
    ...(plain ? { plain } : {}),
  }
}

/** The words from this one on are not understood. */
export function notUnderstood(match: PenMatch, rest: readonly Word[], stop: Word, problem: TypedProblem): PenStop {
  const words = rest.slice(rest.indexOf(stop))
  const typed = { text: textOf(words) }
  return { is: 'stopped', problem, at: spanOf(words), match, says: [sentences[match.results][problem](typed)] }
}

type Sentence = (typed: { readonly text: string }) => Message

/** What can be typed instead, by the kind of result. */
const sentences: Readonly<Record<PenMatch['results'], Readonly<Record<TypedProblem, Sentence>>>> = {
  marks: {
    'not-a-result': (typed) => message('pen-unreadable', { typed }),
    'not-a-time': (typed) => message('pen-no-time', { typed }),
    'too-much': (typed) => message('pen-too-much', { typed }),
  },
  numbers: {
    'not-a-result': (typed) => message('pen-unreadable-imps', { typed }),
    'not-a-time': (typed) => message('pen-no-time', { typed }),
    'too-much': (typed) => message('pen-too-much-imps', { typed }),
  },
}

export const notSeated = (match: PenMatch, words: readonly Word[]): PenStop => ({
  is: 'stopped',
  problem: 'not-in-match',
  at: spanOf(words),
  match,
  says: [message('pen-not-in-match', { typed: { text: textOf(words) }, match: { match: match.id }, who: match.seats })],
})
