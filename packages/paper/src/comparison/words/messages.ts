/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'plot-share': { readonly share: Kinds['percent'] }
  readonly 'plot-share-below': { readonly share: Kinds['percent'] }
  readonly 'plot-share-above': { readonly share: Kinds['percent'] }
  readonly 'plot-chance': { readonly share: Kinds['message']; readonly margin: Kinds['number'] }
  readonly 'plot-hours': { readonly hours: Kinds['number'] }
  readonly 'plot-amount': { readonly value: Kinds['number'] }
  readonly 'plot-correlation': { readonly value: Kinds['number'] }
  readonly 'plot-tick-correlation': { readonly value: Kinds['number'] }
  readonly 'plot-spread': { readonly mean: Kinds['message']; readonly low: Kinds['number']; readonly high: Kinds['number'] }
  readonly 'plot-picture': { readonly field: Kinds['message'] }
  readonly 'plot-axis': { readonly axis: 'hours' | 'best' | 'games' | 'order' }
  readonly 'plot-better': object
  readonly 'plot-note-best': { readonly share: Kinds['message']; readonly hours: Kinds['message'] }
  readonly 'plot-note-order': { readonly order: Kinds['message']; readonly games: Kinds['message'] }
  readonly 'plot-lines': object
  readonly 'plot-asked': { readonly field: Kinds['message']; readonly runs: Kinds['count']; readonly seed: Kinds['text'] }
  readonly 'plot-refused': { readonly format: Kinds['message']; readonly why: readonly Kinds['message'][] }
  readonly 'plot-told': { readonly format: Kinds['message']; readonly share: Kinds['message']; readonly order: Kinds['message']; readonly games: Kinds['message']; readonly hours: Kinds['message'] }
  readonly 'plot-told-equals': { readonly format: Kinds['message']; readonly share: Kinds['message']; readonly games: Kinds['message']; readonly hours: Kinds['message'] }
  readonly 'plot-told-refused': { readonly format: Kinds['message']; readonly why: readonly Kinds['message'][] }
  readonly 'plot-reading-none': object
  readonly 'plot-reading-equals': object
  readonly 'plot-reading-level': { readonly share: Kinds['message'] }
  readonly 'plot-reading-one': { readonly format: Kinds['message']; readonly share: Kinds['message']; readonly hours: Kinds['message'] }
  readonly 'plot-reading-best': { readonly formats: readonly Kinds['message'][] }
  readonly 'plot-reading-bests': { readonly formats: readonly Kinds['message'][] }
  readonly 'plot-reading-first': { readonly format: Kinds['message']; readonly hours: Kinds['message'] }
  readonly 'plot-reading-first-best': { readonly format: Kinds['message']; readonly hours: Kinds['message']; readonly share: Kinds['message'] }
  readonly 'plot-reading-beaten': { readonly format: Kinds['message']; readonly other: Kinds['message'] }
  readonly 'plot-page': object
  readonly 'plot-page-of': { readonly field: Kinds['message'] }
  readonly 'plot-page-compared': object
  readonly 'plot-page-runs': object
  readonly 'plot-count': { readonly count: Kinds['count'] }
  readonly 'plot-page-quality': object
  readonly 'plot-page-quality-about': object
  readonly 'plot-page-table': object
  readonly 'plot-page-table-about': object
  readonly 'plot-page-table-name': object
  readonly 'plot-page-format': object
  readonly 'plot-column': { readonly column: 'best' | 'order' | 'hours' | 'games' | 'rounds' | 'each' | 'byes' | 'unequal' }
  readonly 'plot-column-about': { readonly column: 'best' | 'order' | 'hours' | 'games' | 'rounds' | 'each' | 'byes' | 'unequal' }
  readonly 'plot-page-made': { readonly runs: Kinds['count']; readonly field: Kinds['message']; readonly seed: Kinds['text'] }
}

export const message = messageOf<Messages>()
