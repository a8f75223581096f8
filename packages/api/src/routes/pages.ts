/** The pages of the web app, and their files. */
import * as z from 'zod'
import type { ParamsIn } from '../addresses/address.ts'
import {
  isOfTournament,
  type PageName,
  type PageParam,
  type PagePath,
  pageNames,
  pagePaths,
} from '../addresses/pages.ts'
import { type PageRoute, pageRoute } from '../addresses/routes.ts'
import { type ParamsOfPath, type RouteContent, route } from '../route.ts'
import { about } from './about.ts'
import { tournamentParams } from './params.ts'

/** The content types of the web app's files. */
export const webTypes = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
} as const
export const assetTypes = { css: 'text/css', svg: 'image/svg+xml' } as const

/** Parameters of a screen concern the browser alone. */
const view = z.looseObject({})

/** The shapes of the parameters in addresses of pages. */
const params = {
  tournament: tournamentParams.shape.tournament,
  match: z.string().min(1).max(100).describe(about('route-page-match')),
  entrant: z.string().min(1).max(100).describe(about('route-page-entrant')),
} as const satisfies Readonly<Record<PageParam, z.ZodType>>

const page = (name: PageName): RouteContent => ({
  about: aboutPage(name),
  ...paramsOf(pagePaths[name]),
  query: view,
  success: { status: 200, about: about('route-page'), text: ['text/html'] },
})

function aboutPage(name: PageName): string {
  if (name === 'embed') return about('route-page-embed')
  if (name === 'tournament') return about('route-page-tournament')
  return isOfTournament(name) ? about('route-page-screen') : about('route-page-of-site')
}

function paramsOf(path: PagePath): Pick<RouteContent, 'params'> {
  const named = Object.entries(params).filter(([param]) => path.split('/').includes(`:${param}`))
  return named.length === 0 ? {} : { params: z.strictObject(Object.fromEntries(named)) }
}

const pages = Object.fromEntries(pageNames.map((name) => [pageRoute(name), page(name)])) as {
  readonly [Name in PageName as PageRoute<Name>]: RouteContent & ParamsOfPath<ParamsIn<PagePath<Name>>>
}

export const pageRoutes = {
  ...pages,
  'page.service-worker': route({
    about: about('route-page-service-worker'),
    success: { status: 200, about: about('route-page-script'), text: ['text/javascript'] },
  }),
  'page.file': route({
    about: about('route-page-file'),
    params: z.strictObject({ file: z.string().regex(/^[\w.-]{1,100}$/) }),
    success: { status: 200, about: about('route-file'), text: Object.values(webTypes) },
  }),
  'page.asset': route({
    about: about('route-page-asset'),
    params: z.strictObject({ file: z.string().regex(/^[a-z0-9-]{1,60}\.(css|svg)$/) }),
    success: { status: 200, about: about('route-file'), text: Object.values(assetTypes) },
  }),
} as const
