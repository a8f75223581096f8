/** The one place that turns a refusal into words: what happened, to which match, and what to do next. */
import type { GameNamed } from '../chart/names.ts'
import { listed } from '../words/sentence.ts'
import type { Consequences, DecidedBy, Refusal } from './refusal.ts'

export function sentenceOf(refusal: Refusal): string {
  switch (refusal.code) {
    case 'bad-command':
      return `The command cannot be read: ${refusal.field ? `${refusal.field}: ` : ''}${refusal.problem}.${didYouMean(refusal)}`
    case 'bad-time':
      return `The time ${refusal.at} lies before the last fact (${refusal.last}). Give a later time, or none.`
    case 'unknown-format':
      return `There is no format "${refusal.format}".${didYouMean(refusal)} Formats: ${refusal.known.join(', ')}.`
    case 'bad-option':
      return `Option ${refusal.option}: ${refusal.problem}.${didYouMean(refusal)}`
    case 'wrong-field':
      return `A ${refusal.format} takes ${refusal.allowed} ${refusal.whom ?? 'players'}; ${refusal.count} entered (${refusal.rule}).${refusal.whom === 'teams' && refusal.count > 64 && refusal.allowed.endsWith(' 64') ? ' The option bracketed=yes cuts a larger field into brackets.' : ''}`
    case 'bad-name':
      return `The name ${JSON.stringify(refusal.name)} cannot be used: ${refusal.problem}.`
    case 'bad-author':
      return `${JSON.stringify(refusal.author)} cannot be recorded as the author: ${refusal.problem}.`
    case 'id-taken':
      return `The id "${refusal.id}" belongs to somebody who has entered already. Give another, or none.`
    case 'bad-id':
      return `The id "${refusal.id}" cannot be used: ${refusal.problem}.`
    case 'no-such-entrant':
      return `Nobody called "${refusal.entrant}" has entered.${didYouMean(refusal)}`
    case 'which-entrant':
      return `Several are called "${refusal.entrant}": say ${refusal.candidates.map((name) => `"${name}"`).join(' or ')}.`
    case 'bad-order':
      return `That starting order cannot be used: ${refusal.problem}.`
    case 'missing-ratings':
      return `${withoutRating(refusal)}, and the list goes by it (${refusal.rule}). Edit the entry, or start with the order "entry" or with an order by hand.`
    case 'no-openings':
      return `A ${refusal.format} is not played from openings. Start it without a book.`
    case 'too-few-openings':
      return `The book has ${refusal.has} different openings, and ${refusal.needs} are needed: ${refusal.sum} (${refusal.rule}). Take a longer book or fewer pairs, or set allowReuse=true.`
    case 'already-started':
      return `The tournament has started: ${refusal.wish}.`
    case 'not-started':
      return 'The tournament has not started yet. Start it first.'
    case 'not-finished':
      return refusal.next
        ? `The tournament is not finished: ${refusal.next.what}. ${firstDo[refusal.next.do]}`
        : `The tournament is not finished: ${openMatches(refusal.open)}. Report, forfeit or cancel what is open first.`
    case 'finished':
      return 'The tournament is finished: nobody can leave it any more. Correct or undo a result if something is wrong.'
    case 'closed':
      return 'The tournament is closed. Undo the closing first if something must still change.'
    case 'already-withdrawn':
      return `${refusal.entrant} has withdrawn already.`
    case 'not-withdrawn':
      return `${refusal.entrant} has not withdrawn, so there is nothing to return from.`
    case 'results-annulled':
      return `${refusal.entrant} cannot return: all results fell with the withdrawal. Revoke the withdrawal if it was a mistake.`
    case 'no-such-match':
      return `There is no match "${refusal.match}"${refusal.last ? ` (the last one drawn is ${refusal.last})` : ''}.`
    case 'already-decided':
      return `Match ${refusal.match} is decided already (${refusal.how}). ${wayToChange(refusal)}`
    case 'players-not-known':
      return `Match ${refusal.match} has no players yet${refusal.waitsFor.length === 0 ? '' : `: it waits for ${listed(refusal.waitsFor)}`}.`
    case 'round-not-open':
      return `Match ${refusal.match} belongs to ${refusal.round}, which opens when everything before it is decided: ${openMatches(refusal.open)}.`
    case 'no-game-now':
      return `Match ${refusal.match} is level and asks for no game now: ${refusal.wanted === 'rule' ? 'rule who wins it' : 'publish the opening of its next pair first (pair)'}.`
    case 'no-such-game':
      return `Match ${refusal.match} does not ask for game ${refusal.game}; ${refusal.next.length > 0 ? `it asks for ${refusal.next.length === 1 ? 'game' : 'games'} ${listed(refusal.next.map(String))}` : 'it asks for no game now'}.`
    case 'which-game':
      return refusal.reported
        ? `Game ${refusal.reported.game} of match ${refusal.match} is in already (${refusal.reported.result}). Say which game this is (${listed(refusal.next.map(String))}); to change game ${refusal.reported.game}, correct it.`
        : `Match ${refusal.match} has several games to play: say which (${listed(refusal.next.map(String))}).`
    case 'not-between-these-players':
      if (refusal.colours)
        return `In match ${refusal.match} ${refusal.expected[0]} has White and ${refusal.expected[1]} has Black: the colours are the other way round. Look at the pairings again.`
      return `Match ${refusal.match} is between ${listed(refusal.expected)}${refusal.because ? `; ${refusal.because}` : ''}. Look at the pairings again.`
    case 'needs-a-winner':
      return `Match ${refusal.match} needs a winner: it cannot be cancelled or declared drawn. Declare who goes on, or forfeit it for whoever is absent.`
    case 'finished-before-paired':
      return `Match ${refusal.match} cannot have finished at ${refusal.finishedAt}: it was published at ${refusal.published}. Give the right time, or none.`
    case 'not-finished-yet':
      return `Match ${refusal.match} cannot have finished at ${refusal.finishedAt}: that is after the report itself, at ${refusal.at}. Give the right time, or none.`
    case 'mixed-times':
      return refusal.others === 'with'
        ? `The other results of ${refusal.round} carry a finish time, and the order of qualifying depends on it: give one for match ${refusal.match} too.`
        : `The other results of ${refusal.round} carry no finish time, so the order of the reports counts: report match ${refusal.match} without one.`
    case 'too-late-to-enter':
      return `Nobody can enter any more: ${refusal.because} (${refusal.rule}).${refusal.redraw ? ' As long as no result is in, redraw can take late teams in.' : ''}`
    case 'is-out':
      return `${refusal.entrant} cannot return: ${refusal.because} (${refusal.rule}). Revoke the withdrawal if it was a mistake.`
    case 'not-reported':
      return `Match ${refusal.match} has no reported result to correct (${refusal.how}).${refusal.decidedBy ? ` ${wayBack(refusal.decidedBy)}` : ''}`
    case 'nothing-changes':
      return `Match ${refusal.match} has that result already.`
    case 'nothing-to-change':
      return 'It is played by these options already: nothing would change.'
    case 'cannot-change':
      return `The option ${refusal.option} cannot be changed so any more: ${refusal.problem} (${refusal.rule}).`
    case 'nothing-to-edit':
      return `Nothing about ${refusal.entrant} would change.`
    case 'rating-fixed':
      return `The ratings were fixed at the start; only the name and club of ${refusal.entrant} can still be edited.`
    case 'nothing-to-pair':
      return `There is nothing to pair${refusal.waitsFor.length > 0 ? `: ${openMatches(refusal.waitsFor)}` : ''}.`
    case 'lengths-missing':
      return `${refusal.round} waits: before more is played the lengths of the games won against each other decide (${refusal.rule}), and ${lengthsNotKnown(refusal.games)}. Enter the moves with correct, or pair with the lengths declared unknown.`
    case 'bad-entry':
      return `${refusal.entrant}: ${refusal.field} is ${JSON.stringify(refusal.value)}: ${refusal.problem} (${refusal.rule}).`
    case 'missing-masterpoints':
      return `${fewOf(refusal.entrants)} ${refusal.entrants.length === 1 ? 'has not told its' : 'have not told their'} players and masterpoints, which the ${refusal.neededFor === 'order' ? 'numbers go by' : 'handicaps need'} (${refusal.rule}). Edit the entry${refusal.neededFor === 'order' ? ', or start with the order "entry" or with an order by hand' : ''}.`
    case 'bad-boards':
      return `boards is ${refusal.boards}: ${refusal.problem} (${refusal.rule}).`
    case 'no-place-for':
      return `Option ${refusal.option}: ${refusal.problem} (${refusal.rule}).`
    case 'wrong-kind-of-result':
      return refusal.wanted === 'imps'
        ? `Match ${refusal.match} is scored in IMPs: report them as 35-12.`
        : `Match ${refusal.match} is not scored in IMPs: report a result such as 1-0.`
    case 'which-teams':
      return `Match ${refusal.match} is between ${listed(refusal.teams)}: say between which two of them.`
    case 'part-reported':
      return `${partOf(refusal)} of ${listed(refusal.teams)} in match ${refusal.match} is in already. Use correct to change it.`
    case 'which-half':
      return `The match of ${listed(refusal.teams)} (${refusal.match}) was reported by halves: say which half.`
    case 'no-halves':
      return `Match ${refusal.match} plays extra boards now, which have no halves.`
    case 'halves-do-not-add-up':
      return `${refusal.whole.join('-')} cannot be the whole of match ${refusal.match}: one half alone is ${refusal.known.join('-')}. Correct the half, or report the other one.`
    case 'wrong-number-of-winners':
      return `From match ${refusal.match} ${refusal.places === 1 ? 'one goes' : `${refusal.places} go`} on; ${refusal.named} ${refusal.named === 1 ? 'is' : 'are'} named.`
    case 'bad-brackets':
      return `The brackets cannot be cut so: ${refusal.problem} (${refusal.rule}).`
    case 'not-bracketed':
      return 'There is only one bracket: set the option bracketed to cut the field by strength.'
    case 'no-such-bracket':
      return refusal.brackets.length === 0
        ? `There is only one bracket, not a bracket ${refusal.bracket}: leave the letter out.`
        : `There is no bracket ${refusal.bracket}: the brackets are ${listed(refusal.brackets)}.`
    case 'no-such-round':
      return `There is no round ${refusal.round}: the rounds are 1 to ${refusal.rounds}.`
    case 'not-compact':
      return 'Go To cards belong to a compact knockout (option compact); here the tickets of the next round say where to go (BRI-76).'
    case 'not-in-this-format':
      return `${refusal.wish} belongs to ${refusal.belongsTo ?? 'tournaments of bridge teams'}, not to a ${refusal.format}.`
    case 'results-in':
      return `It is too late to draw again: ${refusal.matches.length > 0 ? `there are results in match ${listed(refusal.matches)}` : 'a team has been put into another bracket'} (${refusal.rule}). Enter late teams, withdraw, or say which team is misplaced.`
    case 'cannot-move':
      return `${refusal.entrant} cannot be put right so: ${refusal.problem} (${refusal.rule}).`
    case 'bad-lineup':
      return `That is no line-up of ${refusal.team} for match ${refusal.match}: ${refusal.problem} (${refusal.rule}).`
    case 'bad-board':
      return `${refusal.board === undefined ? 'The boards' : `Board ${refusal.board}`} of match ${refusal.match} cannot be taken: ${refusal.problem} (${refusal.rule}).`
    case 'already-posted':
      return `The conditions were posted and announced at ${refusal.at} already.`
    case 'no-remedy':
      return `Say what ${refusal.entrant} gets: a refund, free plays, or both.`
    case 'nothing-to-choose':
      return `Nobody has a choice of opponent now${refusal.waitsFor.length > 0 ? `: ${openMatches(refusal.waitsFor)}` : ''}.`
    case 'choice-awaited':
      return `${refusal.chooser} chooses an opponent first: ${listed(refusal.among)}.`
    case 'not-to-be-chosen':
      return `${refusal.opponent} cannot be chosen. Those who can: ${listed(refusal.among)}.`
    case 'not-by-hand':
      return `That cannot be published by hand: ${refusal.problem}.`
    case 'cannot-join':
      return `No newcomer can take a seat in match ${refusal.match}${refusal.joinable.length > 0 ? `; free to join: ${listed(refusal.joinable)}` : ''}.`
    case 'nothing-to-declare':
      return `Nobody can be declared the winner now: the results decide${refusal.waitsFor.length > 0 ? `, and ${openMatches(refusal.waitsFor)}` : ''}.`
    case 'cannot-win':
      return `${refusal.entrant} cannot be declared the winner. Those who can: ${listed(refusal.among)}.`
    case 'no-such-subject':
      return `"${refusal.subject}" cannot be explained: ${refusal.problem}. Ask for a match ("7"), "rank Ann", "seed Ann", "bye Ann", "tie Ann, Ben" or "champion".`
    case 'nothing-to-undo':
      return 'There is nothing to undo.'
    case 'nothing-to-redo':
      return 'There is nothing to redo: nothing was undone since the last command.'
    case 'nothing-to-revoke':
      return `Fact ${refusal.fact} cannot be revoked: there is no such fact, it does not stand any more, or it opened the tournament.`
    case 'would-void':
      return `This takes back more than it says: ${consequenceWords(refusal.consequences)}. Confirm exactly that if it is meant.`
    default:
      return refusal satisfies never
  }
}

const firstDo = { pair: 'Pair it first.', choose: 'Choose first.', declare: 'Declare who has won first.' } as const

/** How a decided match is changed: by another result, or by taking back what decided it without play. */
function wayToChange({ decidedBy, isReported }: Extract<Refusal, { code: 'already-decided' }>): string {
  if (!decidedBy) return 'Use correct to change it.'
  if (decidedBy.cause === 'ruling')
    return `Use correct if it was played after all, or revoke fact ${decidedBy.fact} to take the ruling back.`
  return `${isReported ? 'Use correct to change a game that was played. ' : ''}${wayBack(decidedBy)}`
}

function wayBack(by: DecidedBy): string {
  switch (by.cause) {
    case 'withdrawal':
      return `The withdrawal of ${by.entrant} decided it: revoke fact ${by.fact} to open it again.`
    case 'wrong-bracket':
      return `It was decided when the bracket of ${by.entrant} was put right: revoke fact ${by.fact} to open it again.`
    case 'ruling':
      return `Give the result if it was played after all, or revoke fact ${by.fact} to take the ruling back.`
    case 'nobody-came':
      return by.from === undefined
        ? 'Nobody came to play it.'
        : `Nobody came from match ${by.from} to play it: change match ${by.from} first.`
    default:
      return by satisfies never
  }
}

/** "the length of match D1.1, game 2 (Ann – Ben) is not known": many are counted. */
export function lengthsNotKnown(games: readonly GameNamed[]): string {
  const [few, more] = [games.slice(0, mostGamesNamed), games.length - mostGamesNamed]
  const named = few.map(({ match, game, white, black }) => `match ${match}, game ${game} (${white} – ${black})`)
  const all = listed(more > 0 ? [...named, `${more} more`] : named)
  return games.length === 1 ? `the length of ${all} is not known` : `the lengths of ${all} are not known`
}

const mostGamesNamed = 12

/** "Ann and Ben have no rating". */
const withoutRating = ({ entrants, which }: Extract<Refusal, { code: 'missing-ratings' }>): string =>
  `${fewOf(entrants)} ${entrants.length === 1 ? 'has' : 'have'} no ${which === 'rating' ? 'rating' : 'highest rating'}`

/** "Ann, Ben and 4 more". */
function fewOf(names: readonly string[]): string {
  const few = names.slice(0, 6)
  const rest = names.length - few.length
  return listed(rest > 0 ? [...few, `${rest} more`] : few)
}

const partOf = ({ half }: { half?: 1 | 2 }): string =>
  half === undefined ? 'The result' : half === 1 ? 'The first half' : 'The second half'

const didYouMean = ({ suggestion }: { suggestion?: string | undefined }): string =>
  suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`

function openMatches(open: readonly string[]): string {
  if (open.length === 0) return 'something is still to be decided'
  const few = open.slice(0, 6)
  const rest = open.length - few.length
  const more = rest > 0 ? ` (and ${rest} more)` : ''
  return open.length === 1 ? `match ${open[0]} is open` : `matches ${listed(few)}${more} are open`
}

function consequenceWords({ voids, seats }: Consequences): string {
  const moved =
    seats.length > 0 ? `; ${seats.length === 1 ? 'one seat changes' : `${seats.length} seats change`} hands` : ''
  return `${listed(voids.map(({ what }) => what))} would be void${moved}`
}
