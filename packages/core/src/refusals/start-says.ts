/** The sentences for refusals that keep a tournament from starting or a round from being published: its to-do list says them. */
import type { GameLabel, Message } from '../message/message.ts'
import { visible } from '../message/visible.ts'
import type { FieldSizes, Refusal, StartRefusal } from './refusal.ts'
import { message } from './words/messages.ts'

export function startRefusalSays(refusal: StartRefusal): readonly Message[] {
  switch (refusal.code) {
    case 'bad-option':
      return [refusal.problem, ...mean(refusal)]
    case 'wrong-field':
      return wrongField(refusal)
    case 'missing-ratings':
      return [message('refused-ratings', { who: few(refusal.entrants), which: refusal.which, rule: ruleIn(refusal) })]
    case 'lengths-missing':
      return [
        message('refused-lengths', { round: refusal.round, rule: ruleIn(refusal) }),
        lengthsUnknown(refusal.games),
        message('refused-lengths-do'),
      ]
    case 'missing-masterpoints': {
      const who = { who: few(refusal.entrants), rule: ruleIn(refusal) }
      return [
        message(refusal.neededFor === 'order' ? 'refused-masterpoints-order' : 'refused-masterpoints-handicap', who),
      ]
    }
    case 'bad-boards':
      return [message('refused-boards', { boards: refusal.boards, rule: ruleIn(refusal) }), refusal.problem]
    case 'no-place-for':
      return [
        message('refused-no-place', { option: shortened(refusal.option), rule: ruleIn(refusal) }),
        refusal.problem,
      ]
    case 'bad-brackets':
      return [message('refused-brackets', { rule: ruleIn(refusal) }), refusal.problem]
    default:
      return refusal satisfies never
  }
}

type Of<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>

function wrongField({ count, allowed, whom, isCompact, rule }: Of<'wrong-field'>): Message[] {
  const field = message('refused-field', {
    ...{ whom: whom ?? 'players', count, rule: { rule }, allowed: sizes(allowed) },
    field: isCompact ? 'compact' : 'usual',
  })
  const isTooLarge = whom === 'teams' && 'most' in allowed && allowed.most === 64 && count > 64
  return isTooLarge ? [field, message('refused-field-bracketed')] : [field]
}

function sizes(allowed: FieldSizes): Message {
  if ('sizes' in allowed) return message('refused-sizes', { sizes: allowed.sizes })
  const { least, most } = allowed
  return most === undefined
    ? message('refused-sizes-least', { least })
    : message('refused-sizes-range', { least, most })
}

const mostGamesNamed = 12

/** A long list becomes a count. */
function lengthsUnknown(games: readonly GameLabel[]): Message {
  const more = games.length - mostGamesNamed
  const named = games
    .slice(0, mostGamesNamed)
    .map(({ match, game, white, black }) =>
      message('refused-length-of', { match: { match }, game, white: { text: white }, black: { text: black } }),
    )
  return message('refused-lengths-unknown', {
    games: more > 0 ? [...named, message('refused-more', { count: more })] : named,
  })
}

export const ruleIn = ({ rule }: { readonly rule: string }) => ({ rule })

const longest = 60

/** User text for a message: shortened, without invisible characters. */
export function shortened(text: string): { readonly text: string } {
  return { text: visible(text.length > longest ? `${text.slice(0, longest)}…` : text) }
}

export const mean = ({ suggestion }: { readonly suggestion?: string | undefined }): readonly Message[] =>
  didYouMean(suggestion)

/** Nothing without a suggestion. */
export const didYouMean = (word: string | undefined): readonly Message[] =>
  word === undefined ? [] : [message('refused-mean', { word: { text: word } })]

export const mostNamed = 6

/** The first six, and a count of the others. */
function few(names: readonly string[]): readonly Message[] {
  const more = names.length - mostNamed
  const named = names.slice(0, mostNamed).map((each) => message('refused-one', { name: shortened(each) }))
  return more > 0 ? [...named, message('refused-more', { count: more })] : named
}
