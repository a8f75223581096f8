/** The sentences for an entry: its profile, and later changes to it. */
import type { RecordedFactOf } from '../facts/fact.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

type EnteredEntrant = RecordedFactOf<'entrant-entered'>['entrant']
type EditFact = RecordedFactOf<'entrant-edited'>

export function profile(entrant: EnteredEntrant): Message {
  const who = { entrant: entrant.id }
  const known = knownOf(entrant)
  return known.length === 0 ? message('fact-entered', { who }) : message('fact-entered-as', { who, profile: known })
}

function knownOf({ rating, maxRating, club, captain, paid, claimed, players }: EnteredEntrant): readonly Message[] {
  return [
    ...(rating === undefined ? [] : [message('profile-rating', { rating })]),
    ...(maxRating === undefined ? [] : [message('profile-highest-rating', { rating: maxRating })]),
    ...(club === undefined ? [] : [message('profile-club', { club: { text: club } })]),
    ...(captain === undefined ? [] : [message('profile-captain', { captain: { text: captain } })]),
    ...(players === undefined ? [] : [playersOf(players)]),
    ...(paid === undefined ? [] : [message(paid ? 'profile-paid' : 'profile-not-paid')]),
    ...(claimed === undefined ? [] : [message('profile-bracket', { bracket: { text: claimed } })]),
  ]
}

function playersOf(players: NonNullable<EnteredEntrant['players']>): Message {
  const hundredths = players.reduce((sum, { masterpoints }) => sum + Math.round(masterpoints * 100), 0)
  const average = Math.round(hundredths / players.length) / 100
  return message('profile-players', { players: players.length, masterpoints: { number: average } })
}

export const edits = (fact: EditFact): Message =>
  message('fact-edited', { who: { entrant: fact.entrant }, changes: changesOf(fact) })

/** `null` means removed, a missing field means unchanged. */
function changesOf({ name, rating, maxRating, club, captain, paid, claimed, players }: EditFact): readonly Message[] {
  return [
    ...(name === undefined ? [] : [message('edited-name', { name: { text: name } })]),
    ...changed(rating, (now) => message('edited-rating', { rating: now }), message('edited-rating-none')),
    ...changed(
      maxRating,
      (now) => message('edited-highest-rating', { rating: now }),
      message('edited-highest-rating-none'),
    ),
    ...changed(club, (now) => message('edited-club', { club: { text: now } }), message('edited-club-none')),
    ...changed(captain, (now) => message('edited-captain', { captain: { text: now } }), message('edited-captain-none')),
    ...changed(paid, (now) => message(now ? 'edited-paid' : 'edited-not-paid'), message('edited-paid-none')),
    ...changed(claimed, (now) => message('edited-claim', { bracket: { text: now } }), message('edited-claim-none')),
    ...changed(players, membersNow, message('edited-players-none')),
  ]
}

const changed = <Value>(
  value: Value | null | undefined,
  says: (now: Value) => Message,
  none: Message,
): readonly Message[] => (value === undefined ? [] : [value === null ? none : says(value)])

const membersNow = (players: NonNullable<EditFact['players']>): Message =>
  message('edited-players', {
    players: { text: players.map(({ name, masterpoints }) => `${name} ${masterpoints}`).join(', ') },
  })
