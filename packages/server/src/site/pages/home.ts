/** The first page of a site: its tournaments, what is running first; and for directors a way to open one. */
import { escaped, formats, plural } from '@arbiter/core'
import type { Listed, State, states } from '../../store/tournaments.ts'
import { scriptNote, sitePage, type Visitor } from './document.ts'
import { glyphOf } from './glyph.ts'

/** Part of the list: tournaments of one state, or the archive. */
export interface Shelf {
  readonly of: State | 'archive'
  readonly tournaments: readonly Listed[]
  /** Where the next page of it begins. */
  readonly next?: string
}

export interface Home {
  readonly visitor: Visitor
  readonly search: string
  readonly shelves: readonly Shelf[]
  /** One shelf with all that stands on it, page by page. */
  readonly isOne: boolean
  readonly origin: string
}

/** Running first; what is closed is over for good. */
export const shelfOrder = [
  'running',
  'entering',
  'finished',
  'closed',
] as const satisfies readonly (typeof states)[number][]

export function homePage(home: Home): string {
  const { visitor, shelves, search } = home
  const filled = shelves.filter(({ tournaments }) => tournaments.length > 0)
  const lists = filled.length > 0 ? filled.map((shelf) => shelfSection(shelf, home)).join('\n') : nothingThere(home)
  const aside = mayOpen(visitor)
    ? `<aside class="aside needs-script" aria-label="New tournaments">${creating}${importing}</aside>`
    : ''
  return sitePage({
    title: search === '' ? 'Tournaments · Arbiter' : `${search} · Tournaments · Arbiter`,
    visitor,
    isHome: true,
    main: `<header class="head"><div><p class="kicker">${whoLooks(home)}</p><h1>${headline(home)}</h1></div></header>
${searching(home)}
<div class="home${aside === '' ? '' : ' beside'}"><div>${lists}</div>${aside}</div>
${mayOpen(visitor) ? scriptNote : ''}
<p class="links foot"><a href="/api">The API, for programs</a><a href="/?shelf=archive">Archive</a></p>`,
  })
}

const mayOpen = ({ siteRole }: Visitor): boolean => siteRole === 'owner' || siteRole === 'director'

function whoLooks({ visitor, origin }: Home): string {
  const host = escaped(new URL(origin).host)
  if (visitor.kind === 'person') return `<b>${host}</b>, signed in as <b dir="auto">${escaped(visitor.name ?? '')}</b>`
  return `<b>${host}</b>, nobody needs an account to watch`
}

function headline({ shelves, search, isOne }: Home): string {
  if (search !== '') return `Found for “<bdi>${escaped(search)}</bdi>”`
  const [first] = shelves
  if (isOne && first) return shelfNames[first.of]
  const running = shelves.find((shelf) => shelf.of === 'running')
  if (!running || running.tournaments.length === 0) return 'Tournaments'
  if (running.next !== undefined) return 'Many are running'
  return `${counted(running.tournaments.length)} running`
}

const words = [
  '',
  'One is',
  'Two are',
  'Three are',
  'Four are',
  'Five are',
  'Six are',
  'Seven are',
  'Eight are',
  'Nine are',
]
const counted = (count: number): string => words[count] ?? `${count} are`

const searching = ({ search, shelves, isOne, visitor }: Home): string => {
  const shelf = isOne && shelves[0] ? `<input type="hidden" name="shelf" value="${shelves[0].of}">` : ''
  const back = search === '' && !isOne ? '' : '<a class="btn" href="/">All tournaments</a>'
  const jump = mayOpen(visitor) ? '<a class="btn main jump needs-script" href="#new">New tournament</a>' : ''
  return `<div class="tools">${back}${jump}<form role="search" action="/" method="get"><label class="hide" for="search">Find a tournament by words of its name</label><input id="search" type="search" name="search" value="${escaped(search)}" placeholder="Find a tournament" maxlength="200">${shelf}<button class="btn">Find</button></form></div>`
}

// --- the list ----------------------------------------------------------------------------------------

const shelfNames = {
  running: 'Running',
  entering: 'Open for entries',
  finished: 'Played to the end',
  closed: 'Closed',
  archive: 'Archive',
} as const satisfies Record<Shelf['of'], string>

function shelfSection(shelf: Shelf, { search, isOne }: Home): string {
  const { of, tournaments, next } = shelf
  const place = (more: object) => escaped(`/?${new URLSearchParams({ shelf: of, ...(search && { search }), ...more })}`)
  const more = next === undefined ? '' : isOne ? '' : `<a href="${place({})}">all of them</a>`
  const pages =
    isOne && next !== undefined
      ? `<p class="pages"><a class="btn" href="${place({ after: next })}">Next page</a></p>`
      : ''
  return `<section class="${of}"><h2>${shelfNames[of]}${more}</h2><ol class="events">${tournaments.map(eventOf).join('\n')}</ol>${pages}</section>`
}

function eventOf({ id, name, format, entrants, visibility, changedAt }: Listed): string {
  const known = formats.find((each) => each.name === format)
  const field = plural(entrants, known?.whom === 'teams' ? 'team' : 'entrant')
  const hidden = visibility === 'private' ? '<span class="stamp">private</span> ' : ''
  return `<li class="event">${glyphOf(format)}<div><h3><a href="/t/${escaped(id)}"><bdi>${escaped(name)}</bdi></a></h3><p>${hidden}${escaped(known?.title ?? format)}, ${field}</p></div><p class="at">changed <time datetime="${escaped(changedAt)}">${dayOf(changedAt)}</time></p></li>`
}

/** "2026-11-16 19:22 UTC": the server does not know where its readers live. */
const dayOf = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`

function nothingThere({ search, isOne, visitor }: Home): string {
  if (search !== '')
    return empty(
      'No tournament has these words in its name.',
      '<p class="voice">Look for fewer words, or <a href="/">see all tournaments</a>.</p>',
    )
  if (isOne)
    return empty(
      'Nothing stands here.',
      '<p class="voice">Tournaments come here by themselves. <a href="/">See all tournaments</a>.</p>',
    )
  return empty('No tournament yet.', mayOpen(visitor) ? waysIn : waysFirst)
}

const empty = (heading: string, body: string): string => `<section class="empty"><h2>${heading}</h2>${body}</section>`

const waysIn =
  '<p class="voice">Open one with the form on this page: a name and a format are enough. Then enter who plays. A tournament that lies in a file of the <code>arbiter</code> command can be brought in as it is.</p>'

const waysFirst = `<p class="voice">Whoever runs this site opens the first one:</p><ol>
<li><span>Open the owner’s link that the server printed at its first start. <code>arbiter serve --owner-link</code> prints a new one.</span></li>
<li><span>Then this page has a form for a new tournament, and one to bring in a file of the <code>arbiter</code> command.</span></li>
<li><span>Programs do the same over <a href="/api">the API</a>, with a token.</span></li></ol>`

// --- for directors -----------------------------------------------------------------------------------

const creating = `<section id="new"><h2>New tournament</h2><form data-key="create" data-post="/api/v1/tournaments" data-then="/t/{id}">
<div><label for="new-name">Name</label><input id="new-name" name="name" required maxlength="200" autocomplete="off"></div>
<div><label for="new-format">Format</label><select id="new-format" name="format">${formats.map(({ name, title }) => `<option value="${name}">${escaped(title)}</option>`).join('')}</select></div>
<div><label for="new-visibility">Who may watch</label><select id="new-visibility" name="visibility"><option value="public">everybody</option><option value="private">whom I invite</option></select></div>
<button class="btn main">Open tournament</button><output></output></form></section>`

const importing = `<section><h2>Bring in a file</h2><form data-key="import" data-post="/api/v1/tournaments/import" data-send="file" data-then="/t/{id}">
<p class="voice">A tournament file of the <code>arbiter</code> command. Every fact is checked first; nobody else sees it until you say so.</p>
<div><label for="file">File</label><input id="file" type="file" name="file" required></div>
<button class="btn">Bring it in</button><output></output></form></section>`
