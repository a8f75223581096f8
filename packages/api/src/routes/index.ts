/** Every route of the server, by its name. */
import type * as z from 'zod'
import { addressOf, keyedRoutes, type MethodOf, type PathOf, type RouteName, routeNames } from '../addresses/routes.ts'
import type { ContentOf } from '../route.ts'
import { chartRoutes } from './chart.ts'
import { claimRoutes } from './claims.ts'
import { commandRoutes } from './commands.ts'
import { cupRoutes } from './cup.ts'
import { entrantRoutes } from './entrants.ts'
import type { Exact } from './exact.ts'
import { exportRoutes } from './exports.ts'
import { feedRoutes } from './feed.ts'
import { formatRoutes } from './formats.ts'
import { pageRoutes } from './pages.ts'
import { peopleRoutes } from './people.ts'
import { sessionRoutes } from './session.ts'
import { siteRoutes } from './site.ts'
import { tournamentRoutes } from './tournaments.ts'

const contents = {
  ...siteRoutes,
  ...formatRoutes,
  ...sessionRoutes,
  ...peopleRoutes,
  ...tournamentRoutes,
  ...chartRoutes,
  ...commandRoutes,
  ...entrantRoutes,
  ...claimRoutes,
  ...feedRoutes,
  ...exportRoutes,
  ...cupRoutes,
  ...pageRoutes,
} as const satisfies { readonly [Name in RouteName]: ContentOf<Name> }

export type Routes = {
  readonly [Name in RouteName]: (typeof contents)[Name] & {
    readonly name: Name
    readonly method: MethodOf<Name>
    readonly path: PathOf<Name>
    readonly isKeyed: boolean
  }
}

const keyed: ReadonlySet<RouteName> = new Set(keyedRoutes)

/** In the order of the published document. */
export const routes = Object.fromEntries(
  routeNames.map((name) => [name, { ...contents[name], ...addressOf(name), name, isKeyed: keyed.has(name) }]),
) as Routes

/** The answer of a route when all goes well: JSON, or a text. */
export type AnswerTo<Name extends RouteName> = Routes[Name]['success'] extends {
  readonly shape: infer Shape extends z.ZodType
}
  ? Exact<z.output<Shape>>
  : string
