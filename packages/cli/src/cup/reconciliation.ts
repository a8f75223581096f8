/** What a configuration says otherwise than the cup that was begun (CUP-23, CUP-25), and what of it may be changed. */
import { formatNamed, formats } from '@arbiter/core/formats'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Message, Statement } from '@arbiter/core/messages'
import { parseCommand, type Tournament } from '@arbiter/core/tournament'
import {
  type Arrangement,
  arrangementIn,
  type Book,
  type CupConfig,
  type Difference,
  differences,
  firstRoundNotBegun,
  isRoundUnfinished,
  valueSaid,
} from '@arbiter/engines'
import { orStop } from '../command-line/refusal.ts'
import { refused, refusedFor, type Stop } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { perform } from '../desk/record.ts'
import type { TournamentFile } from '../file/tournament-file.ts'
import { author } from './ledger.ts'
import type { CupCall } from './options.ts'
import { remark } from './remark.ts'
import { message } from './words/messages.ts'

export interface CupRequest {
  readonly config: CupConfig
  readonly arrangement: Arrangement
  readonly book: Book
}

/** Refuses what may not be changed, records what may and shall; says what was done. */
export function reconcile(
  file: TournamentFile,
  request: CupRequest,
  { options, world }: CupCall,
): readonly Statement[] {
  const { tournament } = file
  refuseOtherCup(tournament, request)
  const otherBook = bookDifference(tournament, request.book)
  if (otherBook !== undefined && !options['force-book'])
    throw refused('other-book', [otherBook, message('cli-cup-put-book-back')])
  const play = differences(arrangementIn(tournament), request.arrangement)
  const settings = optionDifferences(tournament, request.config)
  if (play.length + settings.length > 0 && !options.change) throw changed([...play, ...settings])
  refuseBegun(tournament, play)
  const remarks = otherBook === undefined ? [] : [remark(otherBook, message('cli-cup-openings-kept'))]
  return [...remarks, ...changeSettings(file, settings, request, world), ...changePlay(file, play, request, world)]
}

// --- what may not be changed -------------------------------------------------------------------------

function refuseOtherCup(tournament: Tournament, { config, arrangement }: CupRequest): void {
  const { opened } = tournament
  const others = differences(arrangementIn(tournament), arrangement).filter(({ kind }) => kind === 'engines')
  if (others.length > 0) throw otherEngines(others)
  if (config.seed !== undefined && config.seed !== opened.dice)
    throw refused('changed', otherSeed(opened.dice, config.seed))
}

const otherSeed = (before: string, now: string): Message =>
  message('cli-cup-other-seed', { before: { text: before }, now: { text: now } })

const otherEngines = (others: readonly Difference[]): Stop =>
  refusedFor(
    'other-engines',
    {
      heading: message('cli-cup-other-engines'),
      lines: others.map((each) => [differenceSaid(each)]),
      hint: [message('cli-cup-put-engines-back')],
    },
    { differences: others },
  )

const differenceSaid = ({ path, was, now }: Difference): Message =>
  message('cli-cup-difference', { path: { text: path }, was, now })

const changed = (all: readonly Difference[]): Stop =>
  refusedFor(
    'changed',
    {
      heading: message('cli-cup-config-changed'),
      lines: all.map((each) => [differenceSaid(each)]),
      hint: [message('cli-cup-put-config-back')],
    },
    { differences: all },
  )

function bookDifference({ chart }: Tournament, book: Book): Message | undefined {
  const played = cupLedger(chart).book
  if (played?.hash === undefined || played.hash === book.hash) return undefined
  return message('cli-cup-other-book', {
    ...{ before: { text: played.name ?? '' }, count: played.count, hash: shortHash(played.hash) },
    ...{ now: { text: book.name }, openings: book.openings.length, other: shortHash(book.hash) },
  })
}

const shortHash = (hash: string) => ({ text: hash.slice(0, 8) })

// --- what may ------------------------------------------------------------------------------------------

function optionDifferences({ chart }: Tournament, config: CupConfig): Difference[] {
  const now = orStop(formatNamed('cup', formats)).format.options.parse(config.options) as Record<string, unknown>
  const was = chart.options as Record<string, unknown>
  return Object.keys(now).flatMap((name): Difference[] => {
    if (name === 'randomOpenings' && hasOrderOfItsOwn(chart)) return []
    const [before, after] = [JSON.stringify(was[name]), JSON.stringify(now[name])]
    return before === after
      ? []
      : [{ path: `CupOptions.${name}`, was: valueSaid(before), now: valueSaid(after), kind: 'play' }]
  })
}

/** An order that was brought along from another file, or put together from two books, was not drawn here. */
const hasOrderOfItsOwn = (chart: Tournament['chart']): boolean => cupLedger(chart).book?.hash === undefined

function changeSettings(
  file: TournamentFile,
  settings: readonly Difference[],
  { config }: CupRequest,
  world: World,
): Statement[] {
  if (settings.length === 0) return []
  perform(world, file, orStop(parseCommand({ do: 'change', options: config.options })).command, author)
  return [{ says: [message('cli-cup-changed')], more: settings.map(differenceSaid) }]
}

/** A round that was begun is played to its end as it was announced, so no other program may be in it. */
function refuseBegun(tournament: Tournament, play: readonly Difference[]): void {
  const isLate = play.length > 0 && firstRoundNotBegun(tournament) === undefined
  const isOtherProgram = play.some(({ kind }) => kind === 'program') && isRoundUnfinished(tournament)
  if (!isLate && !isOtherProgram) return
  const hint = isLate ? message('cli-cup-no-round-left') : message('cli-cup-put-program-back')
  const lines = play.map((each) => [differenceSaid(each)])
  throw refusedFor(
    'round-begun',
    { heading: message('cli-cup-round-begun'), lines, hint: [hint] },
    { differences: play },
  )
}

function changePlay(
  file: TournamentFile,
  play: readonly Difference[],
  { arrangement }: CupRequest,
  world: World,
): Statement[] {
  if (play.length === 0) return []
  const from = firstRoundNotBegun(file.tournament) as number
  perform(world, file, orStop(parseCommand({ do: 'arrange', from, play: arrangement })).command, author)
  return [{ says: [message('cli-cup-changed-from', { round: from })], more: play.map(differenceSaid) }]
}
