/** The pages of the web app, and their files. */
import * as z from 'zod'
import { assetNamed, assetTypes } from '../../site/assets/asset.ts'
import { webTypes } from '../../site/web.ts'
import { type Call, type Reply, refused, route, tournamentRoute } from '../call.ts'
import { about } from './about.ts'
import { tournamentParams } from './params.ts'

const page = { status: 200, about: about('route-page'), text: ['text/html'] } as const

/** Parameters of a screen concern the browser alone. */
const view = z.looseObject({})

const sitePage = (path: string, what: string) =>
  route({
    method: 'GET',
    path,
    about: what,
    query: view,
    success: page,
    handle: ({ site }) => ({ bytes: site.web.page.site, type: 'text/html' }),
  })

const tournamentPage = (path: string, what: string, params = tournamentParams, policy: 'page' | 'embedded' = 'page') =>
  tournamentRoute({
    method: 'GET',
    path,
    about: what,
    params,
    query: view,
    success: page,
    handle: ({ site }) => ({ bytes: site.web.page.tournament, type: 'text/html', policy }),
  })

const screenParams = tournamentParams.extend({ screen: z.string().regex(/^[a-z]{1,20}$/) })
const partParams = screenParams.extend({ part: z.string().min(1).max(100).describe(about('route-page-part')) })

export const pageRoutes = {
  'page.home': sitePage('/', about('route-page-home')),
  'page.new': sitePage('/new', about('route-page-new')),
  'page.people': sitePage('/people', about('route-site-people')),
  'page.join': sitePage('/join', about('route-page-join')),
  'page.report': sitePage('/report', about('route-page-report')),
  'page.tournament': tournamentPage('/t/:tournament', about('route-page-tournament')),
  'page.screen': tournamentPage('/t/:tournament/:screen', about('route-page-screen'), screenParams),
  'page.part': tournamentPage('/t/:tournament/:screen/:part', about('route-page-part'), partParams),
  'page.embed': tournamentPage('/embed/:tournament', about('route-page-embed'), tournamentParams, 'embedded'),
  'page.service-worker': route({
    method: 'GET',
    path: '/service-worker.js',
    about: about('route-page-service-worker'),
    success: { status: 200, about: about('route-page-script'), text: ['text/javascript'] },
    handle: ({ site }) => site.web.serviceWorker,
  }),
  'page.file': route({
    method: 'GET',
    path: '/assets/:file',
    about: about('route-page-file'),
    params: z.strictObject({ file: z.string().regex(/^[\w.-]{1,100}$/) }),
    success: { status: 200, about: about('route-file'), text: [...webTypes] },
    handle: webFile,
  }),
  'page.asset': route({
    method: 'GET',
    path: '/site/:file',
    about: about('route-page-asset'),
    params: z.strictObject({ file: z.string().regex(/^[a-z0-9-]{1,60}\.(css|svg)$/) }),
    success: { status: 200, about: about('route-file'), text: [...assetTypes] },
    handle: ({ params }) => assetNamed(params.file) ?? refused({ code: 'not-found', what: 'page' }),
  }),
}

function webFile({ site, params }: Call<{ file: string }>): Reply {
  const file = site.web.file(params.file)
  return file ? { ...file, isForGood: true } : refused({ code: 'not-found', what: 'page' })
}
