/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'doctor-about': { readonly what: 'database' | 'owner' | 'tournaments' }
  readonly 'doctor-table': { readonly table: Kinds['text'] }
  readonly 'doctor-tournament': { readonly name: Kinds['text']; readonly tournament: Kinds['text'] }
  readonly 'doctor-postgres': object
  readonly 'doctor-file-whole': object
  readonly 'doctor-file-damaged': { readonly problem: Kinds['text'] }
  readonly 'doctor-owned': object
  readonly 'doctor-not-owned': object
  readonly 'doctor-strays': { readonly rows: Kinds['count'] }
  readonly 'doctor-tournaments': { readonly count: Kinds['count'] }
  readonly 'doctor-damaged': object
  readonly 'doctor-mend': object
  readonly 'doctor-unreadable': object
  readonly 'doctor-fact-unreadable': { readonly fact: Kinds['fact'] }
  readonly 'doctor-state': { readonly list: Kinds['text']; readonly log: Kinds['text'] }
  readonly 'doctor-unplaced': { readonly count: Kinds['count'] }
  readonly 'doctor-rules-hold': { readonly facts: Kinds['count'] }
  readonly 'doctor-findings': { readonly count: Kinds['count']; readonly rule: Kinds['rule'] }
  readonly 'metric-requests': object
  readonly 'metric-durations': object
  readonly 'metric-facts': object
  readonly 'metric-readers': object
  readonly 'metric-dropped': object
  readonly 'metric-rooms': object
  readonly 'metric-cups': object
  readonly 'metric-answers': object
  readonly 'metric-delay': object
  readonly 'metric-memory': object
  readonly 'metric-heap': object
  readonly 'metric-uptime': object
}

export const message = messageOf<Messages>()
