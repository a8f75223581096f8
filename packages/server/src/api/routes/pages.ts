/** The pages: one web app, which asks for everything else as every program does, and the files it is made of. */
import * as z from 'zod'
import { assetNamed, assetTypes } from '../../site/assets/asset.ts'
import { webTypes } from '../../site/web.ts'
import { type Call, type Reply, refused, route, tournamentRoute } from '../call.ts'
import { tournamentParams } from './params.ts'

const html = (about: string) => ({ status: 200, about, text: ['text/html'] }) as const

/** How a screen is looked at is its own business. */
const view = z.looseObject({})

const sitePage = (path: string, about: string) =>
  route({
    method: 'GET',
    path,
    about,
    query: view,
    success: html('The page'),
    handle: ({ site }) => ({ bytes: site.web.page.site, type: 'text/html' }),
  })

const tournamentPage = (path: string, about: string, params = tournamentParams, policy: 'page' | 'embedded' = 'page') =>
  tournamentRoute({
    method: 'GET',
    path,
    about,
    params,
    query: view,
    success: html('The page'),
    handle: ({ site }) => ({ bytes: site.web.page.tournament, type: 'text/html', policy }),
  })

const screenParams = tournamentParams.extend({ screen: z.string().regex(/^[a-z]{1,20}$/, 'is no screen') })
const partParams = screenParams.extend({ part: z.string().min(1).max(100).describe('A match, or an entrant') })

export const pageRoutes = {
  'page.home': sitePage('/', 'The first page: tournaments by state'),
  'page.new': sitePage('/new', 'A new tournament'),
  'page.people': sitePage('/people', 'Who has a role on the whole site'),
  'page.join': sitePage('/join', 'Where an invitation leads'),
  'page.report': sitePage('/report', 'Where the link of an entrant leads: own games, and how they ended'),
  'page.tournament': tournamentPage('/t/:tournament', 'A tournament, live'),
  'page.screen': tournamentPage('/t/:tournament/:screen', 'Control room, bracket, table and the rest', screenParams),
  'page.part': tournamentPage('/t/:tournament/:screen/:part', 'A match, or an entrant', partParams),
  'page.embed': tournamentPage(
    '/embed/:tournament',
    'Its bracket or table, for a frame in a page of somebody else',
    tournamentParams,
    'embedded',
  ),
  'page.keeper': route({
    method: 'GET',
    path: '/keeper.js',
    about: 'The service worker of the web app: it keeps the app in the browser for the time without a network',
    success: { status: 200, about: 'The script', text: ['text/javascript'] },
    handle: ({ site }) => site.web.keeper,
  }),
  'page.file': route({
    method: 'GET',
    path: '/assets/:file',
    about: 'Scripts, styles and fonts of the web app; a name never means anything else later',
    params: z.strictObject({ file: z.string().regex(/^[\w.-]{1,100}$/, 'is no file of the web app') }),
    success: { status: 200, about: 'The file', text: [...webTypes] },
    handle: webFile,
  }),
  'page.asset': route({
    method: 'GET',
    path: '/site/:file',
    about: 'The mark, and the style of the reference page',
    params: z.strictObject({ file: z.string().regex(/^[a-z0-9-]{1,60}\.(css|svg)$/, 'is no file of the site') }),
    success: { status: 200, about: 'The file', text: [...assetTypes] },
    handle: ({ params }) => assetNamed(params.file) ?? refused({ code: 'not-found', what: 'page' }),
  }),
}

function webFile({ site, params }: Call<{ file: string }>): Reply {
  const file = site.web.file(params.file)
  return file ? { ...file, isForGood: true } : refused({ code: 'not-found', what: 'page' })
}
