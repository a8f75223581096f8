/** The pages of the web app, and their files. */
import { assetNamed } from '../../site/assets/asset.ts'
import { withShareHead } from '../../site/share-head.ts'
import { type Call, type Handlers, type Reply, refused, type TournamentCall } from '../call.ts'

const sitePage = ({ site }: Call): Page => ({ bytes: site.web.page.site, type: 'text/html' })
const tournamentPage = ({ site }: Call): Page => ({ bytes: site.web.page.tournament, type: 'text/html' })

/** The page people send each other: its head says what it is. */
async function sharedPage(call: TournamentCall): Promise<Page> {
  const { access, site, voice, origin, audience } = call
  const shared = { name: access.row.name, url: `${origin}/t/${encodeURIComponent(access.row.id)}` }
  const live = await call.live()
  const bytes = await live.answer(audience, `share ${voice.language} ${origin}`, (tournament) =>
    withShareHead(site.web.page.tournament, tournament, shared, voice),
  )
  return { bytes, type: 'text/html' }
}

type Page = Extract<Reply, { bytes: Buffer }>

export const pageHandlers = {
  'page.home': sitePage,
  'page.new': sitePage,
  'page.people': sitePage,
  'page.join': sitePage,
  'page.report': sitePage,
  'page.tournament': sharedPage,
  'page.screen': tournamentPage,
  'page.part': tournamentPage,
  'page.embed': (call) => ({ ...tournamentPage(call), policy: 'embedded' }),
  'page.service-worker': ({ site }) => site.web.serviceWorker,
  'page.file': webFile,
  'page.asset': ({ params }) => assetNamed(params.file) ?? refused({ code: 'not-found', what: 'page' }),
} satisfies Partial<Handlers>

function webFile({ site, params }: Call<{ file: string }>): Reply {
  const file = site.web.file(params.file)
  return file ? { ...file, isForGood: true } : refused({ code: 'not-found', what: 'page' })
}
