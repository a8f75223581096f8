/** The pages of the site, made here for everybody; the same routes that programs ask say what is on them. */
import { pageParts, show, type Tournament } from '@arbiter/core'
import * as z from 'zod'
import type { Meeting } from '../../claims/claim.ts'
import { seenBy } from '../../people/caller.ts'
import { isAtLeast } from '../../people/role.ts'
import { assetNamed, assetTypes } from '../../site/assets/asset.ts'
import type { Visitor } from '../../site/pages/document.ts'
import { homePage, type Shelf, shelfOrder } from '../../site/pages/home.ts'
import { joinPage } from '../../site/pages/join.ts'
import { reportDoor, reportPage } from '../../site/pages/report.ts'
import { type TournamentShown, tournamentPage } from '../../site/pages/tournament.ts'
import { listedOf } from '../../store/tournaments.ts'
import { type Call, type Reply, refused, route, type TournamentCall, tournamentRoute } from '../call.ts'
import { claimRoutes } from './claims.ts'
import { lineText, tournamentParams } from './params.ts'
import { sessionRoutes } from './session.ts'
import { tournamentRoutes } from './tournaments.ts'

const html = (about: string) => ({ status: 200, about, text: ['text/html'] }) as const
const page = (text: string): Reply => ({ bytes: Buffer.from(text), type: 'text/html' })

export const pageRoutes = {
  'page.home': route({
    method: 'GET',
    path: '/',
    about: 'The first page: tournaments by state',
    query: z.strictObject({
      search: lineText(200).optional().describe('Words that all stand in the name'),
      shelf: z
        .enum([...shelfOrder, 'archive'])
        .optional()
        .describe('One state only, or the archive'),
      after: z.string().max(200).optional().describe('Where the page begins'),
    }),
    success: html('The page'),
    handle: home,
  }),
  'page.tournament': tournamentRoute({
    method: 'GET',
    path: '/t/:tournament',
    about: 'A tournament as a page that stays live',
    params: tournamentParams,
    success: html('The page'),
    handle: tournament,
  }),
  'page.join': route({
    method: 'GET',
    path: '/join',
    about: 'Where an invitation leads',
    success: html('The page'),
    handle: async (call) => page(joinPage(await visitorOf(call))),
  }),
  'page.report': route({
    method: 'GET',
    path: '/report',
    about: 'Where the link of an entrant leads: own games, and how they ended',
    success: html('The page'),
    handle: report,
  }),
  'page.asset': route({
    method: 'GET',
    path: '/site/:file',
    about: 'Style, script and mark of the pages',
    params: z.strictObject({ file: z.string().regex(/^[a-z0-9-]{1,60}\.(css|js|svg)$/, 'is no file of the site') }),
    success: { status: 200, about: 'The file', text: [...assetTypes] },
    handle: ({ params }) => assetNamed(params.file) ?? refused({ code: 'not-found', what: 'page' }),
  }),
}

// --- home --------------------------------------------------------------------------------------------

/** So many of each state; a state by itself goes on page by page. */
const few = '10'
const many = '50'

type HomeQuery = {
  search?: string | undefined
  shelf?: (typeof shelfOrder)[number] | 'archive' | undefined
  after?: string | undefined
}

async function home(call: Call<unknown, HomeQuery>): Promise<Reply> {
  const { search = '', shelf, after } = call.query
  const shelves: Shelf[] = []
  for (const state of shelf === undefined ? shelfOrder : [shelf]) {
    const found = await listOf(call, state, { search, after, limit: shelf === undefined ? few : many })
    if ('refusal' in found) return found
    shelves.push({ of: state, ...found })
  }
  const { origin } = call
  return page(
    homePage({ visitor: await visitorOf(call), search: search.trim(), shelves, isOne: shelf !== undefined, origin }),
  )
}

/** As every program may ask for it. */
async function listOf(call: Call, of: Shelf['of'], query: object): Promise<Omit<Shelf, 'of'> | { refusal: never }> {
  const which = of === 'archive' ? { archived: 'true' } : { state: of }
  const reply = await tournamentRoutes['tournaments.list'].handle({ ...call, query: { ...query, ...which } })
  return ('json' in (reply as object) ? (reply as { json: unknown }).json : reply) as Omit<Shelf, 'of'>
}

async function visitorOf(call: Call): Promise<Visitor> {
  return ((await sessionRoutes['session.who'].handle(call)) as { json: Visitor }).json
}

// --- a tournament ------------------------------------------------------------------------------------

async function tournament(call: TournamentCall): Promise<Reply> {
  const { seen, audience, caller } = call
  const listed = listedOf(seen.kept)
  const room = await call.room()
  const about = { listed, role: seen.role }
  if (caller.kind === 'nobody') {
    const bytes = await room.answer(audience, 'site page', (chart) =>
      tournamentPage({ ...about, visitor: { kind: 'nobody' }, shown: shownOf(chart), meetings: [] }),
    )
    return { bytes, type: 'text/html' }
  }
  const shown = await shownIn(call)
  const meetings = isAtLeast(seen.role, 'scorer') ? await meetingsIn(call) : []
  return page(tournamentPage({ ...about, visitor: await visitorOf(call), shown, meetings }))
}

async function shownIn({ audience, room }: TournamentCall): Promise<TournamentShown> {
  const made = await (await room()).answer(audience, 'site parts', (chart) => JSON.stringify(shownOf(chart)))
  return JSON.parse(made.toString())
}

function shownOf(tournament: Tournament): TournamentShown {
  const { todo, entrants } = show(tournament, { round: 0 })
  return {
    ...pageParts(tournament),
    todo,
    seq: tournament.log.length,
    at: tournament.last.at,
    names: Object.fromEntries(entrants.map(({ id, name }) => [id, name])),
    hasGames: tournament.log.some((fact) => fact.type === 'game-finished' && fact.record !== undefined),
  }
}

async function meetingsIn(call: TournamentCall): Promise<readonly Meeting[]> {
  const reply = await claimRoutes['claims.list'].handle(call)
  return (reply as { json: { meetings: readonly Meeting[] } }).json.meetings
}

// --- an entrant --------------------------------------------------------------------------------------

async function report(call: Call): Promise<Reply> {
  const { caller, site } = call
  const visitor = await visitorOf(call)
  if (caller.kind !== 'entrant') return page(reportDoor(visitor))
  const seen = await seenBy(site.database, caller, caller.tournament)
  if (seen?.role !== 'entrant') return page(reportDoor(visitor))
  const inside: TournamentCall = {
    ...call,
    ...{ seen: { ...seen, role: seen.role }, audience: 'outside', room: () => site.hall.room(seen.kept, seen.seq) },
  }
  const [shown, meetings] = [await shownIn(inside), await meetingsIn(inside)]
  return page(reportPage({ listed: listedOf(seen.kept), visitor, entrant: caller.entrant, shown, meetings }))
}
