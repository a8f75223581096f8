/** An entrant's own page: the games to report, what was said of them, and what comes of it. */
import { type BoardsToReport, conditionsOf, escaped, type GameToReport, plural } from '@arbiter/core'
import type { Meeting } from '../../claims/claim.ts'
import type { Listed } from '../../store/tournaments.ts'
import { json, scriptNote, sitePage, type Visitor } from './document.ts'
import { door } from './join.ts'
import { isSaidOf, resultWords } from './meeting.ts'
import { freshness, type TournamentShown } from './tournament.ts'

/** Nobody is signed in as an entrant here: the link opens it. */
export const reportDoor = (visitor: Visitor): string =>
  sitePage({
    title: 'Report a game · Arbiter',
    visitor,
    main: `<header class="head"><div><p class="kicker">For entrants</p><h1>Report your game</h1><p class="voice">${doorWords(visitor)}</p></div></header>
${door({ isAsked: visitor.kind === 'person', label: 'Open my games' })}
<p class="voice nomore without-script">What follows # in your link never leaves the browser by itself. Allow scripts for this page, then open the link again.</p>`,
  })

const doorWords = ({ kind, name }: Visitor): string =>
  kind === 'person'
    ? `You are signed in as <bdi>${escaped(name ?? '')}</bdi>. Opening the link of an entrant here signs you out.`
    : 'The link the director gave you opens the page with your games. Keep it: it works until the tournament is over.'

export interface ReportSeen {
  readonly listed: Listed
  readonly visitor: Visitor
  readonly entrant: string
  readonly shown: TournamentShown
  readonly meetings: readonly Meeting[]
}

export function reportPage(seen: ReportSeen): string {
  const { shown, entrant, listed, visitor } = seen
  const name = shown.names[entrant] ?? entrant
  const own = shown.todo.flatMap((todo) => (todo.do === 'report' && playsIn(todo, name) ? [todo] : []))
  return sitePage({
    title: `Report your game · ${shown.title}`,
    visitor,
    fresh: freshness(listed, shown, true),
    main: `<header class="head"><div><p class="kicker"><bdi>${escaped(shown.title)}</bdi></p><h1 dir="auto">${escaped(name)}</h1><p class="voice">${introduction(own.length, listed)}</p></div></header>
<p id="last" class="voice" role="status"></p>${own.length > 0 ? scriptNote : ''}
${own.map((todo) => cardOf(todo, name, seen)).join('\n')}
<p class="links"><a href="/t/${escaped(listed.id)}">The whole tournament</a></p>`,
  })
}

const playsIn = (todo: GameToReport | BoardsToReport, name: string): boolean =>
  'game' in todo ? todo.white === name || todo.black === name : todo.between.includes(name)

function introduction(games: number, { state, archived }: Listed): string {
  if (archived || state === 'closed') return 'The tournament is closed. Thank you for playing.'
  if (games > 0)
    return `You have ${plural(games, 'game')} to report. A result is recorded when both sides have said the same.`
  if (state === 'entering') return 'The tournament has not started. Your games will stand here.'
  return 'You have no game to report now. The next one will stand here.'
}

function cardOf(todo: GameToReport | BoardsToReport, name: string, seen: ReportSeen): string {
  const { shown, meetings, entrant, listed } = seen
  const meeting = meetings.find((each) => isSaidOf(each, todo, shown.names))
  const own = meeting?.claims.find((claim) => claim.entrant === entrant)?.result
  const form = 'game' in todo ? gameForm(todo, name, own) : boardsForm(todo, own)
  const post = `/api/v1/tournaments/${escaped(listed.id)}/claims`
  const words = stateWords(opponentOf(todo, name))
  return `<section class="card"><h2>${heading(todo, name)}</h2>${saidOf(meeting, seen)}<form data-key="claim ${escaped(todo.match)} ${form.key}" data-post="${post}" data-body="${json(form.body)}" data-states="${json(words)}"><span class="results needs-script">${form.fields}</span><output></output></form></section>`
}

const opponentOf = (todo: GameToReport | BoardsToReport, name: string): string =>
  'game' in todo
    ? todo.white === name
      ? todo.black
      : todo.white
    : (todo.between.find((team) => team !== name) as string)

function heading(todo: GameToReport | BoardsToReport, name: string): string {
  const opponent = `<bdi>${escaped(opponentOf(todo, name))}</bdi>`
  if (!('game' in todo)) return `Match ${escaped(todo.match)}: against ${opponent}, ${todo.boards} boards`
  const colour = todo.white === name ? 'White' : 'Black'
  const clock = conditionsOf(todo)
  return `Match ${escaped(todo.match)}: you have ${colour} against ${opponent}${clock === '' ? '' : `<span class="label">${escaped(clock)}</span>`}`
}

function saidOf(meeting: Meeting | undefined, { shown, entrant }: ReportSeen): string {
  if (!meeting) return '<p class="said">Nothing was said of it yet. How did it end?</p>'
  const words = meeting.claims.map(({ entrant: who, result }) =>
    who === entrant
      ? `You said ${escaped(resultWords(result))}`
      : `<bdi>${escaped(shown.names[who] ?? who)}</bdi> said ${escaped(resultWords(result))}`,
  )
  return `<p class="said ${meeting.state}">${words.join('. ')}. ${nextWords(meeting, entrant)}</p>`
}

function nextWords({ state, claims }: Meeting, entrant: string): string {
  if (state === 'disagreed')
    return 'You do not agree: talk to each other, or call the director, who decides. You may change what you said.'
  return claims.some((claim) => claim.entrant === entrant)
    ? 'Waiting for the other side to say the same.'
    : 'Say the same to confirm it, or what you saw.'
}

const stateWords = (opponent: string) => ({
  recorded: 'Both sides agree: the result is recorded.',
  waiting: `Said. It is recorded when ${opponent} says the same.`,
  disagreed: `${opponent} said something else. Talk to each other, or call the director, who decides.`,
})

interface ClaimForm {
  readonly key: string
  readonly body: object
  readonly fields: string
}

/** From the side of whoever reports; what is sent has White first. */
function gameForm({ match, game, white }: GameToReport, name: string, own: unknown): ClaimForm {
  const [win, loss] = white === name ? ['1-0', '0-1'] : ['0-1', '1-0']
  const button = (result: string, words: string) =>
    `<button class="btn" name="result" value="${result}"${own === undefined ? '' : ` aria-pressed="${own === result}"`}>${words} (${resultWords(result)})</button>`
  const fields = [button(win, 'I won'), button('1/2-1/2', 'Draw'), button(loss, 'I lost')]
  return { key: String(game), body: { match, game }, fields: fields.join('') }
}

function boardsForm({ match, between, half, isOneOfSeveral }: BoardsToReport, own: unknown): ClaimForm {
  const values = Array.isArray(own) ? own : []
  const fields = between.map(
    (team, i) =>
      `<div><label>IMPs of <bdi>${escaped(team)}</bdi><input name="imps" data-as="figures" type="number" min="0" max="9999" required value="${escaped(String(values[i] ?? ''))}"></label></div>`,
  )
  const body = { match, ...(isOneOfSeveral ? { between } : {}), ...(half === undefined ? {} : { half }) }
  return {
    key: escaped(`${between.join(' ')} ${half ?? ''}`),
    body,
    fields: `${fields.join('')}<button class="btn">Say so</button>`,
  }
}
