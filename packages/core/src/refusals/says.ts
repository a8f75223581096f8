/** The sentences for every refusal: what happened, to which match, and what to do next. */
import type { MatchId } from '../facts/ids.ts'
import type { Message } from '../message/message.ts'
import type { Consequences, DecidedBy, Refusal } from './refusal.ts'
import { mean, mostNamed, ruleIn, shortened, startRefusalSays } from './start-says.ts'
import { message } from './words/messages.ts'

/** One sentence, and details after it. */
export function refusalSays(refusal: Refusal): readonly Message[] {
  switch (refusal.code) {
    case 'bad-command':
      return [message('refused-command'), refusal.problem, ...mean(refusal)]
    case 'bad-time':
      return [message('refused-time', { at: { instant: refusal.at }, last: { instant: refusal.last } })]
    case 'unknown-format':
      return [
        message('refused-format', { format: shortened(refusal.format) }),
        ...mean(refusal),
        message('refused-formats', { known: refusal.known.map(shortened) }),
      ]
    case 'bad-option':
    case 'wrong-field':
    case 'missing-ratings':
    case 'lengths-missing':
    case 'missing-masterpoints':
    case 'bad-boards':
    case 'no-place-for':
    case 'bad-brackets':
      return startRefusalSays(refusal)
    case 'bad-log':
      return [message('refused-file', { line: refusal.line }), refusal.problem]
    case 'bad-name':
      return [message('refused-name', { name: shortened(refusal.name) }), refusal.problem]
    case 'bad-author':
      return [message('refused-author', { author: shortened(refusal.author) }), refusal.problem]
    case 'id-taken':
      return [message('refused-id-taken', { given: shortened(refusal.id) })]
    case 'bad-id':
      return [message('refused-id', { given: shortened(refusal.id) }), refusal.problem]
    case 'no-such-entrant':
      return [message('refused-entrant', { name: shortened(refusal.entrant) }), ...mean(refusal)]
    case 'which-entrant':
      return [
        message('refused-which-entrant', {
          name: shortened(refusal.entrant),
          candidates: refusal.candidates.map((text) => message('refused-quoted', { written: { text } })),
        }),
      ]
    case 'bad-order':
      return [message('refused-order'), refusal.problem]
    case 'too-few-openings':
      return [
        message('refused-openings-few', { has: refusal.has, needs: refusal.needs, rule: ruleIn(refusal) }),
        refusal.sum,
        message('refused-openings-do'),
      ]
    case 'already-started':
      return [message('refused-started'), refusal.wish]
    case 'not-started':
      return [message('refused-not-started')]
    case 'not-finished':
      return notFinished(refusal)
    case 'finished':
      return [message('refused-finished')]
    case 'closed':
      return [message('refused-closed')]
    case 'already-withdrawn':
      return [message('refused-withdrawn', { who: refusal.entrant })]
    case 'not-withdrawn':
      return [message('refused-not-withdrawn', { who: refusal.entrant })]
    case 'results-annulled':
      return [message('refused-annulled', { who: refusal.entrant }), message('refused-revoke-withdrawal')]
    case 'no-such-match':
      return [
        message('refused-match', { match: shortened(refusal.match) }),
        ...(refusal.last === undefined ? [] : [message('refused-match-last', { last: { match: refusal.last } })]),
      ]
    case 'already-decided':
      return [message('refused-decided', matchIn(refusal)), refusal.how, ...wayToChange(refusal)]
    case 'players-not-known':
      return [message('refused-players', matchIn(refusal)), ...awaited(refusal.waitsFor)]
    case 'round-not-open':
      return [message('refused-round', { ...matchIn(refusal), round: refusal.round }), open(refusal.open)]
    case 'no-game-now':
      return [message('refused-no-game', { ...matchIn(refusal), wanted: refusal.wanted })]
    case 'no-such-game':
      return [message('refused-game', { ...matchIn(refusal), game: refusal.game }), gamesNext(refusal.next)]
    case 'which-game':
      return whichGame(refusal)
    case 'not-between-these-players':
      return [playersThere(refusal), ...(refusal.because ? [refusal.because] : []), lookAgain]
    case 'one-of-several':
      return [message('refused-one-of-several', { line: refusal.line }), ...refusalSays(refusal.refusal)]
    case 'needs-a-winner':
      return [message('refused-winner', matchIn(refusal))]
    case 'finished-before-paired':
      return [
        message('refused-finished-early', {
          ...matchIn(refusal),
          finished: { instant: refusal.finishedAt },
          published: { instant: refusal.published },
        }),
      ]
    case 'not-finished-yet':
      return [
        message('refused-finished-later', {
          ...matchIn(refusal),
          finished: { instant: refusal.finishedAt },
          at: { instant: refusal.at },
        }),
      ]
    case 'mixed-times': {
      const where = { ...matchIn(refusal), round: refusal.round }
      return [message(refusal.others === 'with' ? 'refused-time-wanted' : 'refused-time-unwanted', where)]
    }
    case 'too-late-to-enter':
      return [
        message('refused-late', { rule: ruleIn(refusal) }),
        refusal.because,
        ...(refusal.redraw ? [message('refused-late-redraw')] : []),
      ]
    case 'is-out':
      return [
        message('refused-out', { who: refusal.entrant, rule: ruleIn(refusal) }),
        refusal.because,
        message('refused-revoke-withdrawal'),
      ]
    case 'not-reported':
      return [
        message('refused-no-report', matchIn(refusal)),
        refusal.how,
        ...(refusal.decidedBy ? [wayBack(refusal.decidedBy)] : []),
      ]
    case 'nothing-changes':
      return [message('refused-same-result', matchIn(refusal))]
    case 'nothing-to-describe':
      return [message('refused-nothing-to-describe')]
    case 'nothing-to-change':
      return [message('refused-same-options')]
    case 'cannot-change':
      return [
        message('refused-option-fixed', { option: shortened(refusal.option), rule: ruleIn(refusal) }),
        refusal.problem,
      ]
    case 'nothing-to-edit':
      return [message('refused-same-entry', { who: refusal.entrant })]
    case 'rating-fixed':
      return [message('refused-rating-fixed', { who: refusal.entrant })]
    case 'nothing-to-pair':
      return [message('refused-pair'), ...stillOpen(refusal.waitsFor)]
    case 'bad-entry':
      return [
        message('refused-entry', {
          who: shortened(refusal.entrant),
          field: { text: refusal.field },
          value: shortened(String(refusal.value)),
          rule: ruleIn(refusal),
        }),
        refusal.problem,
      ]
    case 'wrong-kind-of-result':
      return [message(refusal.wanted === 'imps' ? 'refused-imps' : 'refused-not-imps', matchIn(refusal))]
    case 'which-teams':
      return [message('refused-which-teams', { ...matchIn(refusal), teams: refusal.teams })]
    case 'part-reported': {
      const part = refusal.half === undefined ? 'whole' : refusal.half === 1 ? 'first' : 'second'
      return [message('refused-part', { part, ...matchIn(refusal), teams: refusal.teams })]
    }
    case 'which-half':
      return [message('refused-which-half', { ...matchIn(refusal), teams: refusal.teams })]
    case 'no-halves':
      return [message('refused-no-halves', matchIn(refusal))]
    case 'halves-do-not-add-up': {
      const [whole, known] = [pointsIn(refusal.whole), pointsIn(refusal.known)]
      return [message('refused-halves', { ...matchIn(refusal), whole: { result: whole }, known: { result: known } })]
    }
    case 'wrong-number-of-winners':
      return [message('refused-winners', { ...matchIn(refusal), places: refusal.places, named: refusal.named })]
    case 'not-bracketed':
      return [message('refused-not-bracketed')]
    case 'no-such-bracket':
      return [noSuchBracket(refusal)]
    case 'no-such-round':
      return [message('refused-no-round', { round: refusal.round, rounds: refusal.rounds })]
    case 'not-compact':
      return [message('refused-not-compact')]
    case 'not-in-this-format':
      return [foreign(refusal)]
    case 'results-in':
      return [resultsIn(refusal), message('refused-redraw-do')]
    case 'cannot-move':
      return [message('refused-move', { who: refusal.entrant, rule: ruleIn(refusal) }), refusal.problem]
    case 'bad-lineup':
      return [
        message('refused-lineup', { who: refusal.team, ...matchIn(refusal), rule: ruleIn(refusal) }),
        refusal.problem,
      ]
    case 'bad-board':
      return [boardRefused(refusal), refusal.problem]
    case 'already-posted':
      return [message('refused-posted', { at: { instant: refusal.at } })]
    case 'no-remedy':
      return [message('refused-remedy', { who: refusal.entrant })]
    case 'nothing-to-choose':
      return [message('refused-choose'), ...stillOpen(refusal.waitsFor)]
    case 'choice-awaited':
      return [message('refused-chooser', { who: refusal.chooser, among: refusal.among })]
    case 'not-to-be-chosen':
      return [message('refused-not-chosen', { who: refusal.opponent, among: refusal.among })]
    case 'not-by-hand':
      return [message('refused-by-hand'), refusal.problem]
    case 'cannot-join':
      return [noSeat(refusal.match), ...joinable(refusal.joinable)]
    case 'nothing-to-declare':
      return [message('refused-declare'), ...stillOpen(refusal.waitsFor)]
    case 'cannot-win':
      return [message('refused-cannot-win', { who: refusal.entrant, among: refusal.among })]
    case 'no-such-subject':
      return [
        message('refused-subject', { subject: shortened(refusal.subject) }),
        refusal.problem,
        message('refused-subjects'),
      ]
    case 'nothing-to-undo':
      return [message('refused-undo')]
    case 'nothing-to-redo':
      return [message('refused-redo')]
    case 'nothing-to-revoke':
      return [message('refused-revoke', { fact: refusal.fact })]
    case 'would-void':
      return wouldVoid(refusal.consequences)
    default:
      return refusal satisfies never
  }
}

/** The whole refusal as one message, for use inside another. */
export const refusalSaid = (refusal: Refusal): Message => message('refused-all', { says: refusalSays(refusal) })

type Of<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>

// --- small parts ---------------------------------------------------------------------------------

const matchIn = ({ match }: { readonly match: MatchId }) => ({ match: { match } })

function open(matches: readonly MatchId[]): Message {
  if (matches.length === 0) return message('refused-open-none')
  const [named, more] = [matches.slice(0, mostNamed).map((match) => ({ match })), matches.length - mostNamed]
  if (more <= 0) return message('refused-open', { matches: named })
  const few = named.map((match) => message('refused-open-one', { match }))
  return message('refused-open-many', { matches: [...few, message('refused-more', { count: more })] })
}

const stillOpen = (matches: readonly MatchId[]): readonly Message[] => (matches.length === 0 ? [] : [open(matches)])

// --- entering ------------------------------------------------------------------------------------

const noSeat = (match: string): Message =>
  match === 'any' ? message('refused-join-any') : message('refused-join', { match: shortened(match) })

const joinable = (matches: readonly MatchId[]): readonly Message[] =>
  matches.length === 0 ? [] : [message('refused-joinable', { matches: matches.map((match) => ({ match })) })]

function noSuchBracket({ bracket, brackets }: Of<'no-such-bracket'>): Message {
  if (brackets.length === 0) return message('refused-bracket-one', { bracket: shortened(bracket) })
  return message('refused-bracket', { bracket: shortened(bracket), brackets: brackets.map((text) => ({ text })) })
}

// --- matches and games ---------------------------------------------------------------------------

function notFinished({ open: matches, next }: Of<'not-finished'>): readonly Message[] {
  const rest = next
    ? [next.what, message('refused-do-first', { do: next.do })]
    : [open(matches), message('refused-finish-it')]
  return [message('refused-not-finished'), ...rest]
}

const awaited = (waitsFor: readonly Message[]): readonly Message[] =>
  waitsFor.length === 0 ? [] : [message('refused-waits', { awaited: waitsFor })]

const gamesNext = (games: readonly number[]): Message =>
  games.length === 0 ? message('refused-games-none') : message('refused-games-next', { games })

function whichGame({ match, next, reported }: Of<'which-game'>): readonly Message[] {
  if (!reported) return [message('refused-which-game', { match: { match }, games: next })]
  const { game, result } = reported
  return [
    message('refused-game-in', { match: { match }, game, result: { result } }),
    message('refused-game-meant', { games: next, game }),
  ]
}

function playersThere({ match, expected, colours }: Of<'not-between-these-players'>): Message {
  const [white, black] = expected
  return colours && white && black
    ? message('refused-colours', { match: { match }, white, black })
    : message('refused-between', { match: { match }, who: expected })
}

const lookAgain = message('refused-look-again')

function resultsIn({ matches, rule }: Of<'results-in'>): Message {
  if (matches.length === 0) return message('refused-moved-already', { rule: { rule } })
  return message('refused-results-in', { matches: matches.map((match) => ({ match })), rule: { rule } })
}

function boardRefused({ match, board, rule }: Of<'bad-board'>): Message {
  const where = { match: { match }, rule: { rule } }
  return board === undefined ? message('refused-all-boards', where) : message('refused-board', { board, ...where })
}

/** How to change a decided match: correct its result, or revoke what decided it without play. */
function wayToChange({ decidedBy, isReported }: Of<'already-decided'>): readonly Message[] {
  if (!decidedBy) return [message('refused-correct-it')]
  if (decidedBy.cause === 'ruling') return [message('refused-way-ruling', { fact: { fact: decidedBy.fact } })]
  return [...(isReported ? [message('refused-correct-game')] : []), wayBack(decidedBy)]
}

function wayBack(by: DecidedBy): Message {
  switch (by.cause) {
    case 'withdrawal':
      return message('refused-way-withdrawal', { who: by.entrant, fact: { fact: by.fact } })
    case 'wrong-bracket':
      return message('refused-way-bracket', { who: by.entrant, fact: { fact: by.fact } })
    case 'ruling':
      return message('refused-way-played', { fact: { fact: by.fact } })
    case 'nobody-came':
      return by.from === undefined
        ? message('refused-way-nobody')
        : message('refused-way-nobody-from', { from: { match: by.from } })
    default:
      return by satisfies never
  }
}

// --- changes to the past -------------------------------------------------------------------------

function wouldVoid({ voids, seats }: Consequences): readonly Message[] {
  return [
    message('refused-void', { facts: voids.map(({ seq }) => ({ fact: seq })) }),
    ...voids.map(({ seq, says }) => message('refused-void-fact', { fact: { fact: seq }, says })),
    ...(seats.length === 0 ? [] : [message('refused-void-seats', { seats: seats.length })]),
    message('refused-void-confirm'),
  ]
}

const foreign = ({ wish }: Of<'not-in-this-format'>): Message =>
  wish === 'print' || wish === 'awards'
    ? message('refused-foreign', { wish })
    : message('refused-foreign-command', { wish: { text: wish } })

const pointsIn = ([one = 0, other = 0]: readonly number[]) => [one, other] as const
