/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'round-final': object
  readonly 'round-semifinals': { readonly many: 'one' | 'several' }
  readonly 'round-quarterfinals': { readonly many: 'one' | 'several' }
  readonly 'round-of': { readonly count: Kinds['count'] }
  readonly 'round-number': { readonly number: Kinds['count'] }
  readonly 'round-extra': { readonly number: Kinds['count'] }
  readonly 'round-phase': { readonly number: Kinds['count'] }
  readonly 'round-phase-playoff': { readonly number: Kinds['count'] }
  readonly 'round-first': object
  readonly 'round-second': object
  readonly 'round-first-half': object
  readonly 'round-second-half': object
  readonly 'round-third-place': object
  readonly 'round-fifth-place': object
  readonly 'round-of-robin': { readonly ring: 'only' | 'first' | 'second' }
  readonly 'round-extra-boards': object
  readonly 'stage-name': { readonly stage: 'qualification' | 'knockout' | 'third-place' | 'fifth-place' | 'round-robin' }
  readonly 'stage-bracket': { readonly bracket: Kinds['text'] }
  readonly 'stage-of-bracket': { readonly bracket: Kinds['text']; readonly stage: Kinds['message'] }
  readonly 'round-in-bracket': { readonly bracket: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'who-entrant': { readonly who: Kinds['entrant'] }
  readonly 'who-nobody': object
  readonly 'who-unknown': object
}

export const message = messageOf<Messages>()
