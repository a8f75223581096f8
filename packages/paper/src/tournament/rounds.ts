/** The rounds: pairings and results, with clocks and start positions if there are any. */
import {
  type BulletinBracket,
  type BulletinMatch,
  type BulletinRound,
  type BulletinStage,
  briefConditions,
  conditionsOf,
  decisionShown,
  scoreShown,
  startSaid,
} from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { folded, nowStamp, seatName, section, sectionName } from './parts.ts'
import { teamCards, wallRounds } from './teams.ts'
import { message } from './words/messages.ts'

/** All rounds side by side, for a league. */
export function roundsSection({ rounds }: BulletinStage, voice: Voice): string {
  if (rounds.length === 0) return ''
  return section(
    sectionName(wordFor(rounds), voice),
    '',
    `<div class="rounds">${rounds.map((round) => roundCard(round, voice)).join('\n')}</div>`,
  )
}

/** For teams: the rounds that are not in the bracket, as cards. */
export function foldedTeamRounds(
  stages: readonly BulletinStage[],
  brackets: readonly BulletinBracket[],
  voice: Voice,
): string[] {
  return stages.flatMap(({ id, name, rounds }) => {
    const bracket = brackets.find(({ stage }) => stage === id)
    const left = bracket ? rounds.slice(0, Math.max(0, rounds.length - wallRounds)) : rounds
    const body = left
      .filter(({ matches }) => matches.some(({ state }) => state !== 'waiting'))
      .toReversed()
      .map((round) => folded(summaryOf(round, voice), teamCards(round, voice), isNow(round)))
    return body.length === 0
      ? []
      : [
          section(
            inHtml(voice, message('page-stage-rounds', { stage: name, of: 'rounds' })),
            '',
            `<div class="folds">${body.join('\n')}</div>`,
          ),
        ]
  })
}

/** Latest round first; all folded except those being played, since there may be many. */
export function foldedRounds({ name, rounds }: BulletinStage, voice: Voice): string {
  const drawn = rounds.filter(({ matches }) => matches.some(({ state }) => state !== 'waiting')).toReversed()
  if (drawn.length === 0) return ''
  const body = drawn.map((round) => folded(summaryOf(round, voice), roundBody(round, voice), isNow(round)))
  return section(
    inHtml(voice, message('page-stage-rounds', { stage: name, of: wordFor(rounds) })),
    '',
    `<div class="folds">${body.join('\n')}</div>`,
  )
}

const wordFor = (rounds: readonly BulletinRound[]): 'rounds' | 'phases' =>
  rounds.some(({ phase }) => phase !== undefined) ? 'phases' : 'rounds'

const isNow = ({ matches }: BulletinRound): boolean => matches.some(({ state }) => state === 'open')

function roundCard(round: BulletinRound, voice: Voice): string {
  const stamp = isNow(round) ? nowStamp(voice) : ''
  return `<article class="round${isNow(round) ? ' now' : ''}"><h3>${inHtml(voice, round.name)}${stamp}</h3>
${matchTable(round.matches, voice)}${byesOf(round, voice)}</article>`
}

function summaryOf(round: BulletinRound, voice: Voice): string {
  const { name, matches, start } = round
  const decided = matches.filter(({ state }) => state === 'decided').length
  const about = [
    isNow(round)
      ? message('page-round-decided', { decided, all: matches.length })
      : message('page-round-matches', { count: matches.length }),
    ...(start === undefined ? [] : [message('page-round-chess960', { number: { text: String(start) } })]),
  ].map((each) => inHtml(voice, each))
  return `<b>${inHtml(voice, name)}</b>${isNow(round) ? nowStamp(voice) : ''} <span class="note">${about.join(', ')}</span>`
}

function roundBody(round: BulletinRound, voice: Voice): string {
  const { matches } = round
  const columns = Math.ceil(matches.length / tallOf(matches.length))
  const each = Math.ceil(matches.length / columns)
  const tables = Array.from({ length: columns }, (_, i) => matchTable(matches.slice(i * each, (i + 1) * each), voice))
  return `${positionOf(round, voice)}<div class="rounds">${tables.join('\n')}</div>${byesOf(round, voice)}`
}

/** Rounds with at most this many matches are shown in columns. */
const tallOf = (matches: number): number => (matches <= 24 ? 8 : 16)

function positionOf({ start, fen, matches }: BulletinRound, voice: Voice): string {
  const played = pairsIn(matches, voice) ?? clocksIn(matches, voice)
  const position = start === undefined ? [] : [`${inHtml(voice, startSaid(start))}: <code>${fen}</code>`]
  const words = [...played, ...position]
  return words.length === 0 ? '' : `<p class="position">${words.join('. ')}</p>`
}

/** "2 pairs a match", if games come in pairs. */
function pairsIn([match]: readonly BulletinMatch[], voice: Voice): string[] | undefined {
  return match?.pairs === undefined ? undefined : [inHtml(voice, message('page-round-pairs', { count: match.pairs }))]
}

/** "10 min a game". */
function clocksIn(matches: readonly BulletinMatch[], voice: Voice): string[] {
  const games = matches.flatMap(({ next = [] }) => next.filter(({ step }) => step === 'normal'))
  const clocks = games.flatMap((game) => conditionsOf(game) ?? [])
  return [...new Set(clocks.map((clock) => inHtml(voice, message('page-round-clock', { clock }))))]
}

function byesOf({ byes }: BulletinRound, voice: Voice): string {
  const names = byes.map((seat) => seatName(seat, voice)).join(', ')
  return byes.length === 0 ? '' : `<p class="bye">${inHtml(voice, message('page-round-bye'))} ${names}</p>`
}

const matchTable = (matches: readonly BulletinMatch[], voice: Voice): string =>
  `<table class="matches"><tbody>${matches.map((match) => matchRow(match, voice)).join('')}</tbody></table>`

function matchRow(match: BulletinMatch, voice: Voice): string {
  const [white, black] = match.seats.map((seat) => seatName(seat, voice))
  const side = (name: string | undefined, seat: number) =>
    match.winner && match.seats[seat]?.entrant === match.winner ? `<b>${name}</b>` : name
  return `<tr class="${match.state}"><th scope="row">${escaped(match.match)}</th><td class="white">${side(white, 0)}</td><td class="result">${resultOf(match)}</td><td>${side(black, 1)}${remarkOn(match, voice)}</td></tr>`
}

/** Results that do not count are marked. */
const resultOf = (match: BulletinMatch): string =>
  scoreShown(match) + (match.annulled && match.games.length > 0 ? ' ×' : '')

/** The current or deciding step of the series, and the director's note. */
function remarkOn(match: BulletinMatch, voice: Voice): string {
  const extra = (match.next ?? []).map((next) =>
    next.step === 'normal' ? halfPlayed(match, next.game) : briefConditions(next),
  )
  const said = [...extra, decisionShown(match)].map((remark) => inHtml(voice, remark))
  const remarks = [...said, escaped(match.note ?? '')].filter((remark) => remark !== '')
  return remarks.map((remark) => ` <span class="note">${remark}</span>`).join('')
}

/** One of two games is played, the other is open. */
const halfPlayed = ({ games }: BulletinMatch, game: number): Message | undefined =>
  games.length > 0 ? message('page-round-open', { game }) : undefined
