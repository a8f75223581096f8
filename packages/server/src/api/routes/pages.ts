/** The pages of the web app, and their files. */
import {
  filled,
  isOfTournament,
  type PageName,
  type PageRoute,
  pageNames,
  pagePaths,
  pageRoute,
} from '@arbiter/api/addresses'
import { assetNamed } from '../../site/assets/asset.ts'
import { withShareHead } from '../../site/share-head.ts'
import { type Call, type Handlers, type Reply, refused, type TournamentCall } from '../call.ts'

/** The same script shows all pages; one of a tournament loads it sooner. */
const page =
  (name: PageName) =>
  ({ site }: Call): Page => ({
    bytes: isOfTournament(name) ? site.web.page.tournament : site.web.page.site,
    type: 'text/html',
    ...(name === 'embed' ? { policy: 'embedded' } : {}),
  })

const pages = Object.fromEntries(pageNames.map((name) => [pageRoute(name), page(name)])) as {
  readonly [Name in PageRoute]: (call: Call) => Reply
}

/** The page people send each other: its head says what it is. */
async function sharedPage(call: TournamentCall): Promise<Page> {
  const { access, site, voice, origin, audience } = call
  const shared = {
    name: access.row.name,
    url: origin + filled(pagePaths.tournament, { tournament: access.row.id }),
  }
  const live = await call.live()
  const bytes = await live.answer(audience, `share ${voice.language} ${origin}`, (tournament) =>
    withShareHead(site.web.page.tournament, tournament, shared, voice),
  )
  return { bytes, type: 'text/html' }
}

type Page = Extract<Reply, { bytes: Buffer }>

export const pageHandlers = {
  ...pages,
  'page.tournament': sharedPage,
  'page.service-worker': ({ site }) => site.web.serviceWorker,
  'page.file': webFile,
  'page.asset': ({ params }) => assetNamed(params.file) ?? refused({ code: 'not-found', what: 'page' }),
} satisfies Partial<Handlers>

function webFile({ site, params }: Call<{ file: string }>): Reply {
  const file = site.web.file(params.file)
  return file ? { ...file, isForGood: true } : refused({ code: 'not-found', what: 'page' })
}
