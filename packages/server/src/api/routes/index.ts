import { type RouteName, routeNames } from '@arbiter/api/addresses'
import { routes as declared } from '@arbiter/api/routes'
import type { Handlers, Route } from '../call.ts'
import { chartHandlers } from './chart.ts'
import { claimHandlers } from './claims.ts'
import { commandHandlers } from './commands.ts'
import { cupHandlers } from './cup.ts'
import { entrantHandlers } from './entrants.ts'
import { exportHandlers } from './exports.ts'
import { feedHandlers } from './feed.ts'
import { formatHandlers } from './formats.ts'
import { pageHandlers } from './pages.ts'
import { peopleHandlers } from './people.ts'
import { sessionHandlers } from './session.ts'
import { siteHandlers } from './site.ts'
import { tournamentHandlers } from './tournaments.ts'

const handlers: Handlers = {
  ...siteHandlers,
  ...formatHandlers,
  ...sessionHandlers,
  ...peopleHandlers,
  ...tournamentHandlers,
  ...chartHandlers,
  ...commandHandlers,
  ...entrantHandlers,
  ...claimHandlers,
  ...feedHandlers,
  ...exportHandlers,
  ...cupHandlers,
  ...pageHandlers,
}

/** Each route of the API with its handler, which gets what its route declares. */
export const routes = Object.fromEntries(
  routeNames.map((name): [RouteName, Route] => [
    name,
    { ...declared[name], handle: handlers[name] as Route['handle'] },
  ]),
) as Readonly<Record<RouteName, Route>>
