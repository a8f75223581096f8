/** Why a cup of engines may not be begun or gone on with, and the one place that puts it into words. */
import { listed, nearest, plural, type Refusal, sentenceOf } from '@arbiter/core'

export type CupRefusal =
  | { readonly code: 'bad-plan'; readonly field: string; readonly problem: string }
  | { readonly code: 'not-a-cup'; readonly format: string }
  | { readonly code: 'cup-begun' }
  | { readonly code: 'cup-not-begun' }
  | { readonly code: 'played-by-people' }
  | { readonly code: 'unknown-engines'; readonly engines: readonly string[]; readonly offered: readonly string[] }
  | { readonly code: 'engine-twice'; readonly engines: readonly string[] }
  | { readonly code: 'engines-not-ready'; readonly problems: readonly string[] }
  | { readonly code: 'book-unreadable'; readonly book: string }
  | { readonly code: 'programs-changed'; readonly engines: readonly string[] }
  | { readonly code: 'arrangement-unreadable'; readonly problem: string }

export function cupSentence(refusal: CupRefusal | Refusal): string {
  switch (refusal.code) {
    case 'bad-plan':
      return `${refusal.field}: ${refusal.problem}.`
    case 'not-a-cup':
      return `Engines play cups by themselves, and this is a ${refusal.format}.`
    case 'cup-begun':
      return 'This cup was begun. Go on with it instead.'
    case 'cup-not-begun':
      return 'This cup was not begun yet. Start it.'
    case 'played-by-people':
      return 'This cup was started without engines: its results are reported by people.'
    case 'unknown-engines':
      return unknownEngines(refusal)
    case 'engine-twice':
      return `${listed(refusal.engines)} would play against itself. Enter every engine once.`
    case 'engines-not-ready':
      return `Not all engines can play. ${refusal.problems.join(' ')}`
    case 'book-unreadable':
      return `The book "${refusal.book}" cannot be read now. Choose another, or ask whoever runs the server.`
    case 'programs-changed':
      return `${listed(refusal.engines)}: not the ${plural(refusal.engines.length, 'program').replace(/^\d+ /, '')} of this round any more. A round that was begun is played to its end as it was announced: put the old program back, or rule the open matches of the round.`
    case 'arrangement-unreadable':
      return `The log does not say how games are played in a way this server understands: ${refusal.problem}.`
    default:
      return sentenceOf(refusal)
  }
}

function unknownEngines({ engines, offered }: Extract<CupRefusal, { code: 'unknown-engines' }>): string {
  const meant = engines.map((engine) => {
    const near = nearest(engine, offered)
    return near === undefined ? `"${engine}"` : `"${engine}" (did you mean "${near}"?)`
  })
  return `This server has no engine called ${listed(meant)}. It offers ${listed(offered)}.`
}
