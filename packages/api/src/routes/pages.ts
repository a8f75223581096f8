/** The pages of the web app, and their files. */
import * as z from 'zod'
import { route } from '../route.ts'
import { about } from './about.ts'
import { tournamentParams } from './params.ts'

/** The content types of the web app's files and of the reference page's. */
export const webTypes = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
} as const
export const assetTypes = { css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' } as const

/** Parameters of a screen concern the browser alone. */
const view = z.looseObject({})

const page = (what: string) =>
  ({
    about: what,
    query: view,
    success: { status: 200, about: about('route-page'), text: ['text/html'] },
  }) as const

const screenParams = tournamentParams.extend({ screen: z.string().regex(/^[a-z]{1,20}$/) })
const partParams = screenParams.extend({ part: z.string().min(1).max(100).describe(about('route-page-part')) })

export const pageRoutes = {
  'page.home': page(about('route-page-home')),
  'page.new': page(about('route-page-new')),
  'page.people': page(about('route-site-people')),
  'page.join': page(about('route-page-join')),
  'page.report': page(about('route-page-report')),
  'page.tournament': { ...page(about('route-page-tournament')), params: tournamentParams },
  'page.screen': { ...page(about('route-page-screen')), params: screenParams },
  'page.part': { ...page(about('route-page-part')), params: partParams },
  'page.embed': { ...page(about('route-page-embed')), params: tournamentParams },
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
