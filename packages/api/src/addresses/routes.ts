/** The method and the path of every route of the server; pages and files of the web app are served too. */
import { type PageName, type PagePath, pageNames, pagePaths } from './pages.ts'

const api = '/api/v1'
const tournament = `${api}/tournaments/:tournament`

/** The route of the page `hall` is `page.hall`. */
export type PageRoute<Name extends PageName = PageName> = `page.${Name}`
export const pageRoute = <Name extends PageName>(name: Name): PageRoute<Name> => `page.${name}`

const pageAddresses = Object.fromEntries(pageNames.map((name) => [pageRoute(name), `GET ${pagePaths[name]}`])) as {
  readonly [Name in PageName as PageRoute<Name>]: `GET ${PagePath<Name>}`
}

export const routeAddresses = {
  'site.health': 'GET /healthz',
  'site.ready': 'GET /readyz',
  'site.metrics': 'GET /metrics',
  'site.address': `GET ${api}/site/address`,
  'site.setAddress': `POST ${api}/site/address`,
  'site.document': `GET ${api}/openapi.json`,
  'site.reference': 'GET /api',

  'formats.list': `GET ${api}/formats`,
  'formats.outline': `GET ${api}/formats/:format/outline`,

  'session.who': `GET ${api}/session`,
  'session.open': `POST ${api}/session`,
  'session.close': `POST ${api}/session/close`,
  'session.rename': `POST ${api}/session/name`,
  'session.link': `POST ${api}/session/link`,
  'keys.list': `GET ${api}/keys`,
  'keys.token': `POST ${api}/keys/tokens`,
  'keys.revoke': `POST ${api}/keys/:secret/revoke`,

  'site.people': `GET ${api}/people`,
  'site.invite': `POST ${api}/invitations`,
  'site.remove': `POST ${api}/people/:person/remove`,
  'site.signIn': `POST ${api}/people/:person/link`,
  'site.erase': `POST ${api}/people/:person/erase`,
  'site.revoke': `POST ${api}/invitations/:secret/revoke`,
  'people.list': `GET ${tournament}/people`,
  'people.invite': `POST ${tournament}/invitations`,
  'people.role': `POST ${tournament}/people/:person/role`,
  'people.remove': `POST ${tournament}/people/:person/remove`,
  'people.revoke': `POST ${tournament}/keys/:secret/revoke`,
  'entrants.link': `POST ${tournament}/entrants/:entrant/link`,

  'tournaments.list': `GET ${api}/tournaments`,
  'tournaments.create': `POST ${api}/tournaments`,
  'tournaments.import': `POST ${api}/tournaments/import`,
  'tournament.see': `GET ${tournament}`,
  'tournament.settings': `POST ${tournament}/settings`,
  'tournament.archive': `POST ${tournament}/archive`,
  'tournament.remove': `POST ${tournament}/remove`,

  'tournament.chart': `GET ${tournament}/chart`,
  'tournament.table': `GET ${tournament}/table`,
  'tournament.log': `GET ${tournament}/log`,
  'tournament.why': `GET ${tournament}/why`,
  'tournament.draft': `GET ${tournament}/draft`,
  'tournament.command': `POST ${tournament}/commands`,
  'tournament.preview': `POST ${tournament}/preview`,

  'entrants.list': `GET ${tournament}/entrants`,
  'entrants.enter': `POST ${tournament}/entrants`,
  'entrants.contact': `GET ${tournament}/entrants/:entrant/contact`,
  'entrants.setContact': `POST ${tournament}/entrants/:entrant/contact`,
  'entrants.erase': `POST ${tournament}/entrants/:entrant/erase`,

  'claims.list': `GET ${tournament}/claims`,
  'claims.claim': `POST ${tournament}/claims`,
  'tournament.feed': `GET ${tournament}/feed`,

  'export.log': `GET ${tournament}/export/tournament.arbiter`,
  'export.table': `GET ${tournament}/export/table.csv`,
  'export.entrants': `GET ${tournament}/export/entrants.csv`,
  'export.page': `GET ${tournament}/export/page.html`,
  'export.games': `GET ${tournament}/export/games.pgn`,

  'engines.list': `GET ${api}/engines`,
  'cup.see': `GET ${tournament}/play`,
  'cup.play': `POST ${tournament}/play`,
  'cup.stop': `POST ${tournament}/play/stop`,

  ...pageAddresses,
  'page.service-worker': 'GET /service-worker.js',
  'page.file': 'GET /assets/:file',
  'page.asset': 'GET /site/:file',
} as const

export type RouteName = keyof typeof routeAddresses
type Address<Name extends RouteName> = (typeof routeAddresses)[Name]

export type MethodOf<Name extends RouteName> = Address<Name> extends `${infer Method} ${string}` ? Method : never
export type PathOf<Name extends RouteName> = Address<Name> extends `${string} ${infer Path}` ? Path : never

export const routeNames = Object.keys(routeAddresses) as RouteName[]

/** Routes that take an `Idempotency-Key`: a request sent again with its key counts once. */
export const keyedRoutes = [
  ...(['session.open', 'session.link', 'keys.token'] as const),
  ...(['site.invite', 'site.signIn', 'people.invite', 'entrants.link'] as const),
  ...(['tournaments.create', 'tournaments.import'] as const),
  ...(['tournament.command', 'entrants.enter', 'claims.claim'] as const),
] satisfies readonly RouteName[]

/** Routes that answer with text; all others answer with JSON. */
export const textRoutes = [
  ...(['site.metrics', 'site.reference'] as const),
  ...(['export.log', 'export.table', 'export.entrants', 'export.page', 'export.games'] as const),
] satisfies readonly RouteName[]

/** `GET /api/v1/formats` in two. */
export function addressOf<Name extends RouteName>(name: Name): { method: MethodOf<Name>; path: PathOf<Name> } {
  const [method, path] = routeAddresses[name].split(' ')
  return { method: method as MethodOf<Name>, path: path as PathOf<Name> }
}
