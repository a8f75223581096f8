/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'reference-title': { readonly title: Kinds['text'] }
  readonly 'reference-skip': object
  readonly 'reference-site': object
  readonly 'reference-tournaments': object
  readonly 'reference-here': object
  readonly 'reference-kicker': { readonly version: Kinds['text']; readonly routes: Kinds['count']; readonly shapes: Kinds['count'] }
  readonly 'reference-openapi': { readonly document: Kinds['text'] }
  readonly 'reference-browser': object
  readonly 'reference-browser-how': object
  readonly 'reference-program': object
  readonly 'reference-program-how': { readonly header: Kinds['text'] }
  readonly 'reference-spectator': object
  readonly 'reference-spectator-how': object
  readonly 'reference-contents': object
  readonly 'reference-group': { readonly group: 'site' | 'formats' | 'engines' | 'session' | 'keys' | 'tournaments' | 'tournament' | 'entrants' | 'claims' | 'export' | 'people' | 'cup' | 'page' }
  readonly 'reference-problems': object
  readonly 'reference-problems-about': { readonly type: Kinds['text']; readonly detail: Kinds['text']; readonly refusal: Kinds['text'] }
  readonly 'reference-shapes': object
  readonly 'reference-who-may': object
  readonly 'reference-who': { readonly who: 'anyone' | 'person' | 'signed-in' | 'signed-in-owner' | 'site-owner' | 'site-director' | 'owner' | 'director' | 'scorer' | 'entrant' | 'spectator' }
  readonly 'reference-public': object
  readonly 'reference-parameters': object
  readonly 'reference-body': object
  readonly 'reference-answer': object
  readonly 'reference-refused': object
  readonly 'reference-by-hand': object
  readonly 'reference-column': { readonly column: 'name' | 'place' | 'kind' | 'meaning' | 'field' | 'code' | 'status' | 'sentence' | 'carries' }
  readonly 'reference-optional': object
  readonly 'reference-no-fields': object
  readonly 'reference-kind': { readonly kind: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'any' }
  readonly 'reference-list': { readonly kind: Kinds['text'] }
  readonly 'reference-or': object
  readonly 'reference-range': { readonly least: Kinds['text']; readonly most: Kinds['text'] }
  readonly 'reference-least': { readonly least: Kinds['text'] }
  readonly 'reference-most': { readonly most: Kinds['text'] }
  readonly 'reference-characters': { readonly most: Kinds['count'] }
  readonly 'reference-usually': { readonly value: Kinds['text'] }
}

export const message = messageOf<Messages>()
