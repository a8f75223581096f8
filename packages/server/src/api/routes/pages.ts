/** The pages of the web app, and their files. */
import { assetNamed } from '../../site/assets/asset.ts'
import { type Call, type Handlers, type Reply, refused } from '../call.ts'

const sitePage = ({ site }: Call): Page => ({ bytes: site.web.page.site, type: 'text/html' })
const tournamentPage = ({ site }: Call): Page => ({ bytes: site.web.page.tournament, type: 'text/html' })
type Page = Extract<Reply, { bytes: Buffer }>

export const pageHandlers = {
  'page.home': sitePage,
  'page.new': sitePage,
  'page.people': sitePage,
  'page.join': sitePage,
  'page.report': sitePage,
  'page.tournament': tournamentPage,
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
