/** The rounds: who meets whom, with which result; clocks and start position where they have any. */
import { plural } from '../../words/sentence.ts'
import type { BracketShown } from '../bracket.ts'
import { briefConditions, conditionsOf, startInWords } from '../conditions.ts'
import { decisionShown, scoreShown } from '../score.ts'
import type { MatchShown, RoundShown, StageShown } from '../show.ts'
import { escaped, folded, nowStamp, seatName, section } from './parts.ts'
import { teamCards, wallRounds } from './teams.ts'

/** All of them side by side, as a league is drawn. */
export function roundsSection({ rounds }: StageShown): string {
  if (rounds.length === 0) return ''
  return section(wordFor(rounds), '', `<div class="rounds">${rounds.map(roundCard).join('\n')}</div>`)
}

/** Of teams: what does not stand in the bracket, as cards. */
export function foldedTeamRounds(stages: readonly StageShown[], brackets: readonly BracketShown[]): string[] {
  return stages.flatMap(({ id, name, rounds }) => {
    const bracket = brackets.find(({ stage }) => stage === id)
    const left = bracket ? rounds.slice(0, Math.max(0, rounds.length - wallRounds)) : rounds
    const body = left
      .filter(({ matches }) => matches.some(({ state }) => state !== 'waiting'))
      .toReversed()
      .map((round) => folded(summaryOf(round), teamCards(round), isNow(round)))
    return body.length === 0
      ? []
      : [section(`${escaped(name)}, rounds`, '', `<div class="folds">${body.join('\n')}</div>`)]
  })
}

/** One below the other, the latest first, closed but for those being played: there may be many. */
export function foldedRounds({ name, rounds }: StageShown): string {
  const drawn = rounds.filter(({ matches }) => matches.some(({ state }) => state !== 'waiting')).toReversed()
  if (drawn.length === 0) return ''
  const body = drawn.map((round) => folded(summaryOf(round), roundBody(round), isNow(round)))
  return section(
    `${escaped(name)}, ${wordFor(rounds).toLowerCase()}`,
    '',
    `<div class="folds">${body.join('\n')}</div>`,
  )
}

const wordFor = (rounds: readonly RoundShown[]): string =>
  rounds.some(({ phase }) => phase !== undefined) ? 'Phases' : 'Rounds'

const isNow = ({ matches }: RoundShown): boolean => matches.some(({ state }) => state === 'open')

function roundCard(round: RoundShown): string {
  const stamp = isNow(round) ? nowStamp : ''
  return `<article class="round${isNow(round) ? ' now' : ''}"><h3>${escaped(round.name)}${stamp}</h3>
${matchTable(round.matches)}${byesOf(round)}</article>`
}

function summaryOf(round: RoundShown): string {
  const { name, matches, start } = round
  const decided = matches.filter(({ state }) => state === 'decided').length
  const count = isNow(round) ? `${decided} of ${matches.length} decided` : plural(matches.length, 'match', 'matches')
  const position = start === undefined ? '' : `, Chess960 no. ${start}`
  return `<b>${escaped(name)}</b>${isNow(round) ? nowStamp : ''} <span class="note">${count}${position}</span>`
}

function roundBody(round: RoundShown): string {
  const { matches } = round
  const columns = Math.ceil(matches.length / tallOf(matches.length))
  const each = Math.ceil(matches.length / columns)
  const tables = Array.from({ length: columns }, (_, i) => matchTable(matches.slice(i * each, (i + 1) * each)))
  return `${positionOf(round)}<div class="rounds">${tables.join('\n')}</div>${byesOf(round)}`
}

/** Columns of so many matches read well beside each other. */
const tallOf = (matches: number): number => (matches <= 24 ? 8 : 16)

function positionOf({ start, fen, matches }: RoundShown): string {
  const told = pairsIn(matches) ?? clocksIn(matches)
  const position = start === undefined ? [] : [`${startInWords(start)}: <code>${fen}</code>`]
  const words = [...told, ...position]
  return words.length === 0 ? '' : `<p class="position">${words.join('. ')}</p>`
}

/** "2 pairs a match", where games come in pairs. */
function pairsIn([match]: readonly MatchShown[]): string[] | undefined {
  return match?.pairs === undefined ? undefined : [`${plural(match.pairs, 'pair')} a match`]
}

/** "10 min a game". */
function clocksIn(matches: readonly MatchShown[]): string[] {
  const clocks = new Set(
    matches.flatMap(({ next }) => (next ?? []).filter(({ step }) => step === 'normal').map(conditionsOf)),
  )
  return [...clocks].filter((each) => each !== '').map((each) => `${escaped(each)} a game`)
}

function byesOf({ byes }: RoundShown): string {
  return byes.length === 0 ? '' : `<p class="bye">Bye: ${byes.map(seatName).join(', ')}</p>`
}

const matchTable = (matches: readonly MatchShown[]): string =>
  `<table class="matches"><tbody>${matches.map(matchRow).join('')}</tbody></table>`

function matchRow(match: MatchShown): string {
  const [white, black] = match.seats.map(seatName)
  const side = (name: string | undefined, seat: number) =>
    match.winner && match.seats[seat]?.entrant === match.winner ? `<b>${name}</b>` : name
  return `<tr class="${match.state}"><th scope="row">${escaped(match.match)}</th><td class="white">${side(white, 0)}</td><td class="result">${resultOf(match)}</td><td>${side(black, 1)}${remarkOn(match)}</td></tr>`
}

/** What does not count is marked. */
const resultOf = (match: MatchShown): string =>
  scoreShown(match) + (match.annulled && match.games.length > 0 ? ' ×' : '')

/** The step being played or that decided it, and the director's note. */
function remarkOn(match: MatchShown): string {
  const extra = (match.next ?? []).map((next) =>
    next.step === 'normal' ? halfPlayed(match, next.game) : briefConditions(next),
  )
  const remarks = [...extra, decisionShown(match), match.note ?? ''].filter((remark) => remark !== '')
  return remarks.map((remark) => ` <span class="note">${escaped(remark)}</span>`).join('')
}

/** Of two games one is played; the other is still open. */
const halfPlayed = ({ games }: MatchShown, game: number): string => (games.length > 0 ? `game ${game} open` : '')
