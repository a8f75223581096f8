/** The recap as pages that run on: ranks, matches, incidents, then every player (BRI-77). */

import {
  bracketSaid,
  type Incident,
  incidentKinds,
  type MatchOnSheet,
  type PlayerInRecap,
  type RankInRecap,
  type Recap,
  type RecapOfBracket,
  type RoundOnSheet,
  rankSaid,
  type ScoreOnSheet,
  type TeamInRecap,
  type TeamOnSheet,
} from '@arbiter/core/bridge'
import type { Imps } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { teamSaid, written } from './bracket-layout.ts'
import { averageSaid, factsOf, impsSaid, movedSaid, noteSaid, quotientSaid, remarkOf } from './bracket-words.ts'
import { footer, masthead, paper, running, sheetName, tick } from './paper.ts'
import { message } from './words/messages.ts'

export function recapHtml(recap: Recap, voice: Voice): string {
  const [only] = recap.brackets.length === 1 ? recap.brackets : []
  const what = sheetName(recap.isFinished ? 'recap' : 'recap-so-far')
  const parts = [
    masthead(recap, { what, figures: only ? factsOf(only) : [] }, voice),
    ...recap.brackets.map((bracket) => resultsOf(bracket, recap.isFinished, voice)),
    incidentsOf(recap.incidents, voice),
    ...recap.brackets.map((bracket) => awardsOf(bracket, voice)),
    footer(recap, voice),
  ]
  const body = running(parts.join('\n'))
  return paper({ event: recap, what: 'recap', orientation: 'portrait', style, body }, voice)
}

const headed = (heading: string, body: string, aside = ''): string =>
  `<section><h2>${heading}${aside === '' ? '' : ` <span class="note">${aside}</span>`}</h2>${body}</section>`

type Part = Parameters<typeof message<'sheet-recap-part'>>[1]['part']

function partNamed(name: Part, { bracket: letter }: RecapOfBracket, voice: Voice): string {
  const [bracket] = bracketSaid(letter)
  const part = message('sheet-recap-part', { part: name })
  return inHtml(voice, bracket ? message('sheet-recap-of-bracket', { bracket, part }) : part)
}

function resultsOf(bracket: RecapOfBracket, isFinished: boolean, voice: Voice): string {
  const aside = bracket.bracket === '' ? '' : escaped(written(voice, factsOf(bracket)))
  const ranks = headed(
    partNamed(isFinished ? 'final-ranks' : 'ranks', bracket, voice),
    ranksTable(bracket.ranks, voice),
    aside,
  )
  const matches = bracket.rounds.map((round) => roundOf(round, voice)).join('')
  return `${ranks}${headed(partNamed('matches', bracket, voice), matches)}`
}

function ranksTable(ranks: readonly RankInRecap[], voice: Voice): string {
  const rows = ranks.map((line) => {
    const cells = line.isVacant
      ? `<td class="pencil" colspan="5">${inHtml(voice, message('sheet-vacant'))}</td>`
      : rankCells(line, voice)
    return `<tr><th scope="row" class="rank">${line.rank}</th>${cells}</tr>`
  })
  const heads = headsOf(['rank', 'team', 'number', 'average', 'won', 'qualified'], voice)
  return tableOf('ranks', heads, ['', '', 'num', 'num', 'num', ''], rows)
}

function rankCells(line: Exclude<RankInRecap, { isVacant: true }>, voice: Voice): string {
  const { team, number, movedFrom = '', average, won, hasRibbon, isDisqualified } = line
  const from = message('sheet-from-bracket', { bracket: { text: movedFrom } })
  const marks = [
    ...(hasRibbon ? [message('sheet-ribbon')] : []),
    ...(isDisqualified ? [message('sheet-recap-disqualified')] : []),
  ]
  return `<td><b>${escaped(team)}</b></td><td class="num">${number ?? inHtml(voice, from)}</td><td class="num">${average === undefined ? '–' : inHtml(voice, averageSaid(average))}</td><td class="num">${won}</td><td>${escaped(written(voice, marks))}</td>`
}

type Head = Parameters<typeof message<'sheet-recap-head'>>[1]['head']

const headsOf = (heads: readonly Head[], voice: Voice): string[] =>
  heads.map((head) => voice.say(message('sheet-recap-head', { head })))

const tableOf = (kind: string, heads: readonly string[], kinds: readonly string[], rows: readonly string[]): string =>
  `<table class="${kind}"><thead><tr>${heads.map((head, i) => `<th scope="col" class="${kinds[i] ?? ''}">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`

// --- matches ---------------------------------------------------------------------------------------

const roundOf = ({ parts }: RoundOnSheet, voice: Voice): string =>
  parts
    .map(({ name, matches }) => {
      const own = matches.map((match) => matchOf(match, voice))
      return `<h3>${inHtml(voice, name)}</h3><div class="matches">${own.join('')}</div>`
    })
    .join('')

function matchOf(match: MatchOnSheet, voice: Voice): string {
  const teams = match.teams.map((team) => teamLine(team, voice))
  const begun = match.scores.filter(({ isBegun }) => isBegun)
  const scores = begun.flatMap((score) => linesOf(score, match.teams.length, voice))
  const remark = escaped(written(voice, remarkOf(match)))
  return `<div class="match"><b>${escaped(match.match)}</b>${teams.join('')}${scores.join('')}${remark === '' ? '' : `<p class="line note"><span>${remark}</span></p>`}</div>`
}

function teamLine(team: TeamOnSheet, voice: Voice): string {
  const figure = figureOf(team).map((each) => inHtml(voice, each))
  const kind = team.isKnown ? (team.isThrough ? 'won' : '') : 'pencil'
  const notes = [...(team.away ? [team.away] : []), ...movedSaid(team.movedFrom)]
  const said = notes.map((note) => ` <span class="note">${inHtml(voice, note)}</span>`)
  return `<p class="line ${kind}"><span>${team.number > 0 ? team.number : ''} ${escaped(teamSaid(team, voice))}${said.join('')}</span><span>${figure.join('')}${team.isThrough ? ` ${tick(voice)}` : ''}</span></p>`
}

/** The score of two teams; matches won and quotient of three. */
function figureOf({ score, won, quotient = '' }: TeamOnSheet): Message[] {
  if (score !== undefined) return [impsSaid(score)]
  if (won === undefined) return []
  return [message('sheet-recap-standing', { won: { points: won }, quotient: quotientSaid(quotient) })]
}

/** Carry-over and handicap stand on lines of their own. */
function linesOf(score: ScoreOnSheet, teams: number, voice: Voice): string[] {
  const { between, carryover, handicap, extraBoards } = score
  const line = (what: Line, figure: Message) =>
    lineOf(inHtml(voice, message('sheet-recap-line', { what })), inHtml(voice, figure))
  const pair = `<b>${between.join('–')}</b>`
  return [
    ...(teams > 2 ? [lineOf(pair, `<b>${inHtml(voice, resultsSaid([score.score]))}</b>`)] : []),
    line('imps', halvesSaid(score)),
    ...(carryover ? [line('carry-over', givenTo(carryover, between))] : []),
    ...(handicap ? [line('handicap', givenTo(handicap, between))] : []),
    ...(extraBoards ? [line('extra-boards', resultsSaid(extraBoards))] : []),
  ]
}

type Line = Parameters<typeof message<'sheet-recap-line'>>[1]['what']

const lineOf = (what: string, figure: string): string =>
  `<p class="line note"><span>${what}</span><span>${figure}</span></p>`

const resultsSaid = (results: readonly Imps[]): Message =>
  message('sheet-recap-results', { results: results.map((result) => ({ result })) })

/** "20 to 1", by number. */
function givenTo(imps: Imps, between: readonly [number, number]): Message {
  const side = imps[0] > 0 ? 0 : 1
  return message('sheet-recap-to', { imps: { imps: imps[side] }, number: between[side] })
}

function halvesSaid({ halves = [], imps }: ScoreOnSheet): Message {
  const [first, second] = halves.map((half) => half && { result: half })
  const all = { result: imps }
  if (first && second) return message('sheet-recap-halves', { first, second, all })
  if (first) return message('sheet-recap-half', { half: 'first', result: first, all })
  return second ? message('sheet-recap-half', { half: 'second', result: second, all }) : resultsSaid([imps])
}

// --- incidents -------------------------------------------------------------------------------------

function incidentsOf(incidents: readonly Incident[], voice: Voice): string {
  const of = (kind: Incident['kind']) => incidents.filter((incident) => incident.kind === kind)
  const lists = incidentKinds
    .filter((kind) => of(kind).length > 0)
    .map((kind) => {
      const items = of(kind).map((incident) => incidentOf(incident, voice))
      const heading = inHtml(voice, message('sheet-incidents', { kinds: kindSaid(kind) }))
      return `<div class="incidents"><h3>${heading}</h3><ul>${items.join('')}</ul></div>`
    })
  const kinds = incidentKinds.filter((kind) => of(kind).length === 0).map(kindSaid)
  const rest =
    kinds.length === 0 ? '' : `<p class="note">${inHtml(voice, message('sheet-incidents-none', { kinds }))}</p>`
  return headed(inHtml(voice, message('sheet-recap-beside')), `${lists.join('')}${rest}`)
}

const kindSaid = (kind: Incident['kind']): Message => message('sheet-incident-kind', { kind })

/** The sentence about a wrong bracket names its rule itself. */
function incidentOf({ kind, says, rule, note }: Incident, voice: Voice): string {
  const words = [...says, ...noteSaid(note)].map((each) => inHtml(voice, each))
  const shown = kind === 'wrong-bracket' ? '' : ` <span class="rule">${escaped(rule)}</span>`
  return `<li class="voice">${words.join(' ')}${shown}</li>`
}

// --- players ---------------------------------------------------------------------------------------

const awardsOf = (bracket: RecapOfBracket, voice: Voice): string =>
  bracket.awards.length === 0
    ? ''
    : headed(
        partNamed('players', bracket, voice),
        bracket.awards.map((team) => teamOf(team, voice)).join(''),
        inHtml(voice, message('sheet-recap-players')),
      )

function teamOf({ team, players }: TeamInRecap, voice: Voice): string {
  const matches = (players[0]?.matches ?? []).map(({ match }) => match)
  const rows = players.map((player) => playerRow(player, voice))
  const [name = '', ...others] = headsOf(['player', 'award', 'rule'], voice)
  const table = tableOf('', [name, ...matches, ...others], ['', ...matches.map(() => 'num'), '', ''], rows)
  return `<div class="players"><h3>${escaped(team)}</h3>${table}${reasonsOf(players, voice)}</div>`
}

function playerRow(player: PlayerInRecap, voice: Voice): string {
  const parts = player.matches.map((part) => partOf(part, voice)).join('')
  const rule = player.rule === '' ? '' : `<span class="rule">${escaped(player.rule)}</span>`
  return `<tr><th scope="row">${escaped(player.name)}</th>${parts}<td>${inHtml(voice, awardSaid(player))}</td><td>${rule}</td></tr>`
}

/** Reasons, each behind the players it applies to. */
function reasonsOf(players: readonly PlayerInRecap[], voice: Voice): string {
  const reasonOf = ({ says = [], more = [] }: PlayerInRecap) =>
    [...says, ...more].map((each) => inHtml(voice, each)).join(' ')
  const reasons = [...new Set(players.map(reasonOf))].filter(Boolean).map((reason) => {
    const whose = players.filter((player) => reasonOf(player) === reason)
    return `<p class="voice reason">${whose.map(({ name }) => `<b>${escaped(name)}</b>`).join(', ')}: <span>${reason}</span></p>`
  })
  return reasons.join('')
}

function partOf({ played, boards, percent }: PlayerInRecap['matches'][number], voice: Voice): string {
  const share = percent === null ? '' : inHtml(voice, message('sheet-percent', { percent: { percent: percent / 100 } }))
  return `<td class="num">${played ?? '?'}/${boards}${share === '' ? '' : ` <span class="note">${share}</span>`}</td>`
}

const others = ['match', 'nothing', 'unknown', 'in'] as const
const isOther = (award: PlayerInRecap['award']): award is (typeof others)[number] =>
  others.some((each) => each === award)

function awardSaid({ award }: PlayerInRecap): Message {
  return isOther(award) ? message('sheet-award', { award }) : rankSaid(award)
}

const style = `
.running section > h2 { border-top: 0.5mm solid var(--print); padding: 1mm 0; margin-top: 3mm; break-after: avoid; } .running h2 .note { font-weight: 430; font-size: 8pt; }
.running h3 { padding: 1.5mm 0 0.5mm; break-after: avoid; } .ranks .rank { font-weight: 780; width: 16mm; } .ranks .num { width: 20mm; padding-left: 3mm; } .ranks th:last-child, .ranks td:last-child { width: 32mm; padding-left: 6mm; }
.matches { columns: 3; column-gap: 5mm; font-size: 8pt; } .match { break-inside: avoid; border-top: 1px solid var(--edge); padding: 0.6mm 0 1.2mm; } .match > b { font-weight: 740; }
.line { display: flex; flex-wrap: wrap; gap: 0 3mm; } .line > span:last-child:not(:first-child) { text-align: right; margin-left: auto; } .line.won { font-weight: 740; } .line.note { padding-left: 3mm; font-size: 7.5pt; }
.incidents { break-inside: avoid; } .incidents li { padding: 0.4mm 0; } .players { break-inside: avoid; font-size: 8pt; } .players th[scope=row] { font-weight: 560; } .players th, .players td { padding-top: 0.4mm; padding-bottom: 0.4mm; } .players .num { padding-left: 2mm; width: 25mm; } .players th:nth-last-child(2), .players td:nth-last-child(2) { padding-left: 5mm; width: 34mm; } .players th:last-child, .players td:last-child { width: 16mm; } .players .rule { font-size: 6.5pt; } .reason { font-size: 7.5pt; color: var(--print-2); }
`
