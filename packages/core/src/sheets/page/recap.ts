/** The recap as pages that run on: ranks, matches, incidents, then every player (BRI-77). */
import { averageShown, halvesShown } from '../../bulletin/figures.ts'
import { halvesInWords, impsShown, scoreInImps } from '../../bulletin/imps.ts'
import { escaped, tick } from '../../bulletin/page/parts.ts'
import { sentenceCase } from '../../words/sentence.ts'
import type { MatchOnSheet, RoundOnSheet, ScoreOnSheet } from '../bracket-sheet.ts'
import { bracketInWords } from '../event.ts'
import { type Incident, incidentKinds } from '../incidents.ts'
import type { PlayerInRecap, RankInRecap, Recap, RecapOfBracket, TeamInRecap } from '../recap.ts'
import { factsOf, remarkOf } from './bracket-words.ts'
import { footer, masthead, paper, running } from './paper.ts'

export function recapHtml(recap: Recap): string {
  const [only] = recap.brackets.length === 1 ? recap.brackets : []
  const parts = [
    masthead(recap, `Recap${recap.isFinished ? '' : ', while play goes on'}`, only ? factsOf(only) : []),
    ...recap.brackets.map((bracket) => resultsOf(bracket, recap.isFinished)),
    incidentsOf(recap.incidents),
    ...recap.brackets.map(awardsOf),
    footer(recap, ''),
  ]
  return paper({ event: recap, what: 'Recap', orientation: 'portrait', style, body: running(parts.join('\n')) })
}

const headed = (heading: string, body: string, aside = ''): string =>
  `<section><h2>${escaped(heading)}${aside === '' ? '' : ` <span class="note">${escaped(aside)}</span>`}</h2>${body}</section>`

const inBracket = (heading: string, { bracket }: RecapOfBracket): string =>
  bracket === '' ? sentenceCase(heading) : `${bracketInWords(bracket)}: ${heading}`

function resultsOf(bracket: RecapOfBracket, isFinished: boolean): string {
  const aside = bracket.bracket === '' ? '' : factsOf(bracket).join(' · ')
  const ranks = headed(
    inBracket(isFinished ? 'final ranks' : 'ranks so far', bracket),
    ranksTable(bracket.ranks),
    aside,
  )
  return `${ranks}${headed(inBracket('matches', bracket), bracket.rounds.map(roundOf).join(''))}`
}

function ranksTable(ranks: readonly RankInRecap[]): string {
  const rows = ranks.map((line) =>
    line.isVacant
      ? `<tr><th scope="row" class="rank">${line.rank}</th><td class="pencil" colspan="5">vacant</td></tr>`
      : `<tr><th scope="row" class="rank">${line.rank}</th><td><b>${escaped(line.team)}</b></td><td class="num">${line.number ?? `from ${escaped(line.movedFrom ?? '')}`}</td><td class="num">${line.average === undefined ? '–' : averageShown(line.average)}</td><td class="num">${line.won}</td><td>${line.hasRibbon ? 'ribbon' : ''}${line.isDisqualified ? 'disqualified' : ''}</td></tr>`,
  )
  const heads = ['Rank', 'Team', 'No.', 'Average', 'Won', 'Qualified']
  return tableOf('ranks', heads, ['', '', 'num', 'num', 'num', ''], rows)
}

const tableOf = (kind: string, heads: readonly string[], kinds: readonly string[], rows: readonly string[]): string =>
  `<table class="${kind}"><thead><tr>${heads.map((head, i) => `<th scope="col" class="${kinds[i] ?? ''}">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`

// --- matches ---------------------------------------------------------------------------------------

const roundOf = ({ name, parts }: RoundOnSheet): string =>
  parts
    .map(
      (part) =>
        `<h3>${escaped(part.name || name)}</h3><div class="matches">${part.matches.map(matchOf).join('')}</div>`,
    )
    .join('')

function matchOf(match: MatchOnSheet): string {
  const teams = match.teams.map((team) => {
    const standing = team.won === undefined ? '' : `${halvesShown(team.won)} won, quotient ${team.quotient}`
    const figure = team.score === undefined ? standing : impsShown(team.score)
    const kind = team.isKnown ? (team.isThrough ? 'won' : '') : 'pencil'
    return `<p class="line ${kind}"><span>${team.number > 0 ? team.number : ''} ${escaped(team.name)}${team.away === undefined ? '' : ` <span class="note">${escaped(team.away)}</span>`}${team.movedFrom === undefined ? '' : ` <span class="note">moved from ${escaped(team.movedFrom)}</span>`}</span><span>${figure}${team.isThrough ? ` ${tick}` : ''}</span></p>`
  })
  const scores = match.scores.filter(({ isBegun }) => isBegun).flatMap((score) => linesOf(score, match.teams.length))
  const remark = remarkOf(match)
  return `<div class="match"><b>${escaped(match.match)}</b>${teams.join('')}${scores.join('')}${remark === '' ? '' : `<p class="line note"><span>${escaped(remark)}</span></p>`}</div>`
}

/** Carry-over and handicap stand on lines of their own. */
function linesOf(score: ScoreOnSheet, teams: number): string[] {
  const line = (what: string, figure: string) => `<p class="line note"><span>${what}</span><span>${figure}</span></p>`
  const to = (imps: readonly [number, number]) =>
    imps[0] > 0 ? `${impsShown(imps[0])} to ${score.between[0]}` : `${impsShown(imps[1])} to ${score.between[1]}`
  const halves = halvesInWords({ ...score, between: ['', ''], isComplete: true })
  return [
    ...(teams > 2 ? [line(`<b>${score.between.join(' v ')}</b>`, `<b>${scoreInImps(score.score)}</b>`)] : []),
    line('IMPs', halves === '' ? scoreInImps(score.imps) : `${halves}: ${scoreInImps(score.imps)}`),
    ...(score.carryover ? [line('carry-over', to(score.carryover))] : []),
    ...(score.handicap ? [line('handicap', to(score.handicap))] : []),
    ...(score.extraBoards ? [line('extra boards', score.extraBoards.map(scoreInImps).join(', '))] : []),
  ]
}

// --- incidents -------------------------------------------------------------------------------------

const headings: Readonly<Record<Incident['kind'], string>> = {
  forfeit: 'Forfeits',
  're-pairing': 'Re-pairings',
  decision: 'Decisions by hand',
  correction: 'Corrected results',
  'wrong bracket': 'Bracket corrections',
  remedy: 'Remedies',
}

function incidentsOf(incidents: readonly Incident[]): string {
  const of = (kind: Incident['kind']) => incidents.filter((incident) => incident.kind === kind)
  const groups = incidentKinds.filter((kind) => of(kind).length > 0)
  const none = incidentKinds.filter((kind) => of(kind).length === 0).map((kind) => headings[kind].toLowerCase())
  const lists = groups.map(
    (kind) => `<div class="incidents"><h3>${headings[kind]}</h3><ul>${of(kind).map(incidentOf).join('')}</ul></div>`,
  )
  const rest = none.length === 0 ? '' : `<p class="note">None: ${none.join(', ')}.</p>`
  return headed('Beside the scores', `${lists.join('')}${rest}`)
}

const incidentOf = ({ sentence, rule, note }: Incident): string =>
  `<li class="voice">${escaped(sentence)}${note === undefined ? '' : ` “${escaped(note)}”`} <span class="rule">${escaped(rule)}</span></li>`

// --- players ---------------------------------------------------------------------------------------

const awardsOf = (bracket: RecapOfBracket): string =>
  bracket.awards.length === 0
    ? ''
    : headed(
        inBracket('players', bracket),
        bracket.awards.map(teamOf).join(''),
        'boards played of the team’s boards, match by match',
      )

function teamOf({ team, players }: TeamInRecap): string {
  const matches = players[0]?.matches ?? []
  const rows = players.map(
    (player) =>
      `<tr><th scope="row">${escaped(player.name)}</th>${player.matches.map(partOf).join('')}<td>${escaped(awardInWords(player))}</td><td>${player.rule === '' ? '' : `<span class="rule">${escaped(player.rule)}</span>`}</td></tr>`,
  )
  const heads = ['Player', ...matches.map(({ match }) => match), 'Award', 'Rule']
  const kinds = ['', ...matches.map(() => 'num'), '', '']
  const reasons = [...new Set(players.map(({ sentence }) => sentence))].filter(Boolean).map((sentence) => {
    const whose = players.filter((player) => player.sentence === sentence)
    return `${whose.map(({ name }) => `<b>${escaped(name)}</b>`).join(', ')}: <span>${escaped(sentence)}</span>`
  })
  return `<div class="players"><h3>${escaped(team)}</h3>${tableOf('', heads, kinds, rows)}${reasons.map((reason) => `<p class="voice reason">${reason}</p>`).join('')}</div>`
}

const partOf = ({ played, boards, percent }: PlayerInRecap['matches'][number]): string =>
  `<td class="num">${played ?? '?'}/${boards}${percent === null ? '' : ` <span class="note">${percent} %</span>`}</td>`

const awardInWords = ({ award }: PlayerInRecap): string => ({ match: 'match award', in: 'still in' })[award] ?? award

const style = `
.running section > h2 { border-top: 0.5mm solid var(--print); padding: 1mm 0; margin-top: 3mm; break-after: avoid; } .running h2 .note { font-weight: 430; font-size: 8pt; }
.running h3 { padding: 1.5mm 0 0.5mm; break-after: avoid; } .ranks .rank { font-weight: 780; width: 16mm; } .ranks .num { width: 20mm; padding-left: 3mm; } .ranks th:last-child, .ranks td:last-child { width: 32mm; padding-left: 6mm; }
.matches { columns: 3; column-gap: 5mm; font-size: 8pt; } .match { break-inside: avoid; border-top: 1px solid var(--edge); padding: 0.6mm 0 1.2mm; } .match > b { font-weight: 740; }
.line { display: flex; flex-wrap: wrap; gap: 0 3mm; } .line > span:last-child:not(:first-child) { text-align: right; margin-left: auto; } .line.won { font-weight: 740; } .line.note { padding-left: 3mm; font-size: 7.5pt; }
.incidents { break-inside: avoid; } .incidents li { padding: 0.4mm 0; } .players { break-inside: avoid; font-size: 8pt; } .players th[scope=row] { font-weight: 560; } .players th, .players td { padding-top: 0.4mm; padding-bottom: 0.4mm; } .players .num { padding-left: 2mm; width: 25mm; } .players th:nth-last-child(2), .players td:nth-last-child(2) { padding-left: 5mm; width: 34mm; } .players th:last-child, .players td:last-child { width: 16mm; } .players .rule { font-size: 6.5pt; } .reason { font-size: 7.5pt; color: var(--print-2); }
`
