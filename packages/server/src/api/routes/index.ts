import type { Route } from '../call.ts'
import { chartRoutes } from './chart.ts'
import { claimRoutes } from './claims.ts'
import { commandRoutes } from './commands.ts'
import { cupRoutes } from './cup.ts'
import { entrantRoutes } from './entrants.ts'
import { exportRoutes } from './exports.ts'
import { feedRoutes } from './feed.ts'
import { formatRoutes } from './formats.ts'
import { pageRoutes } from './pages.ts'
import { peopleRoutes } from './people.ts'
import { sessionRoutes } from './session.ts'
import { siteRoutes } from './site.ts'
import { tournamentRoutes } from './tournaments.ts'

export const routes = {
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
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
