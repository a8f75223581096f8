/**
 * Who may call which route. Every route stands here: one that does not fails to compile, and the tests are made from this
 * table.
 */

import { isOfTournament, type PageRoute, pageNames, pageRoute, type RouteName } from '@arbiter/api/addresses'
import { type Role, roles } from '@arbiter/api/shapes'
import { isAtLeast } from '../people/role.ts'

export type Access =
  | { readonly who: 'anyone' }
  /** A signed-in person of any role. */
  | { readonly who: 'person' }
  /** A person with a session. Tokens may be restricted and must not give access to more. */
  | { readonly who: 'signed-in' }
  /** A role on the whole site. */
  | { readonly who: 'site'; readonly least: 'owner' | 'director' }
  /** An owner of the site with a session: what this route creates would outlive a token. */
  | { readonly who: 'signed-in-owner' }
  /** A role in the tournament; callers who may not see it get the answer for a missing one. */
  | { readonly who: 'tournament'; readonly least: Role }
  /** An entrant of the tournament only. */
  | { readonly who: 'entrant' }

const anyone = { who: 'anyone' } as const
const person = { who: 'person' } as const
const signedIn = { who: 'signed-in' } as const
const site = (least: 'owner' | 'director') => ({ who: 'site', least }) as const
const tournament = (least: Role) => ({ who: 'tournament', least }) as const

/** Pages of a tournament are for those who may see it. */
const ofPages = Object.fromEntries(
  pageNames.map((name) => [pageRoute(name), isOfTournament(name) ? tournament('spectator') : anyone]),
) as Readonly<Record<PageRoute, Access>>

export const access = {
  'site.health': anyone,
  'site.ready': anyone,
  'site.metrics': site('owner'),
  'site.address': person,
  'site.setAddress': site('owner'),
  'site.document': anyone,
  'site.reference': anyone,
  'formats.list': anyone,
  'formats.outline': anyone,
  'engines.list': anyone,

  'session.who': anyone,
  'session.open': anyone,
  'session.close': anyone,
  'session.rename': signedIn,
  'session.link': signedIn,
  'keys.list': person,
  'keys.token': signedIn,
  'keys.revoke': signedIn,

  'site.people': site('owner'),
  'site.invite': site('owner'),
  'site.remove': site('owner'),
  'site.signIn': { who: 'signed-in-owner' },
  'site.erase': site('owner'),
  'site.revoke': site('owner'),

  'tournaments.list': anyone,
  'tournaments.create': site('director'),
  'tournaments.import': site('director'),

  'tournament.see': tournament('spectator'),
  'tournament.chart': tournament('spectator'),
  'tournament.table': tournament('spectator'),
  'tournament.log': tournament('spectator'),
  'tournament.why': tournament('spectator'),
  'tournament.feed': tournament('spectator'),
  'tournament.draft': tournament('director'),
  'tournament.command': tournament('scorer'),
  'tournament.preview': tournament('scorer'),
  'tournament.settings': tournament('director'),
  'tournament.archive': tournament('owner'),
  'tournament.remove': tournament('owner'),

  'entrants.list': tournament('spectator'),
  'entrants.enter': tournament('director'),
  'entrants.contact': tournament('director'),
  'entrants.setContact': tournament('director'),
  'entrants.erase': tournament('owner'),
  'entrants.link': tournament('director'),

  'claims.list': tournament('entrant'),
  'claims.claim': { who: 'entrant' },

  'export.log': tournament('spectator'),
  'export.table': tournament('spectator'),
  'export.entrants': tournament('spectator'),
  'export.page': tournament('spectator'),
  'export.games': tournament('spectator'),

  'people.list': tournament('director'),
  'people.invite': tournament('owner'),
  'people.role': tournament('owner'),
  'people.remove': tournament('owner'),
  'people.revoke': tournament('director'),

  'cup.see': tournament('spectator'),
  'cup.play': tournament('director'),
  'cup.stop': tournament('director'),

  'page.service-worker': anyone,
  'page.file': anyone,
  'page.asset': anyone,
  ...ofPages,
} as const satisfies Record<RouteName, Access>

/** The callers as the published document names them: a role in the tournament, or one of these. */
export const callers = ['anyone', 'person', 'signed-in', 'signed-in-owner', 'site-owner', 'site-director'] as const
export type MayCall = (typeof callers)[number] | Role

export function rolesThatMay(access: Access): readonly MayCall[] {
  switch (access.who) {
    case 'anyone':
    case 'person':
    case 'signed-in':
    case 'signed-in-owner':
      return [access.who]
    case 'site':
      return access.least === 'owner' ? ['site-owner'] : ['site-owner', 'site-director']
    case 'tournament':
      return rolesFrom(access.least)
    case 'entrant':
      return ['entrant']
    default:
      return access satisfies never
  }
}

const rolesFrom = (least: Role): Role[] => roles.filter((role) => isAtLeast(role, least))
