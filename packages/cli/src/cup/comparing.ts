/** What a configuration says otherwise than the cup that was begun (CUP-23, CUP-25), and what of it may be changed. */
import { formatNamed, parseCommand, type Tournament } from '@arbiter/core'
import {
  type Arrangement,
  arrangementIn,
  type Book,
  type CupConfig,
  type Difference,
  differences,
  firstRoundNotBegun,
  isRoundUnfinished,
} from '@arbiter/engines'
import { orStop } from '../command-line/refusal.ts'
import { refused, type Stop } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { perform } from '../desk/recording.ts'
import type { TournamentFile } from '../file/tournament-file.ts'
import type { Asked } from './asked.ts'
import { author } from './ledger.ts'

export interface Compared {
  readonly config: CupConfig
  readonly arrangement: Arrangement
  readonly book: Book
}

/** Refuses what may not be changed, records what may and shall; says what was done. */
export function reconcile(file: TournamentFile, compared: Compared, { options, world }: Asked): readonly string[] {
  const { tournament } = file
  refuseOtherCup(tournament, compared)
  const otherBook = bookDifference(tournament, compared.book)
  if (otherBook !== undefined && !options['force-book'])
    throw refused(
      'other-book',
      `${otherBook} A pair from two openings would be unfair. Put the old book back, or go on with the openings of the log: --force-book.`,
    )
  const play = differences(arrangementIn(tournament), compared.arrangement)
  const settings = optionDifferences(tournament, compared.config)
  if (play.length + settings.length > 0 && !options.change) throw changed([...play, ...settings])
  refuseBegun(tournament, play)
  const remarks = otherBook === undefined ? [] : [`${otherBook} The openings of the log are played.`]
  return [...remarks, ...changeSettings(file, settings, compared, world), ...changePlay(file, play, compared, world)]
}

// --- what may not be changed -------------------------------------------------------------------------

function refuseOtherCup(tournament: Tournament, { config, arrangement }: Compared): void {
  const { opened } = tournament
  const others = differences(arrangementIn(tournament), arrangement).filter(({ kind }) => kind === 'engines')
  if (others.length > 0) throw otherEngines(others)
  if (config.seed !== undefined && config.seed !== opened.dice)
    throw refused(
      'changed',
      `The draws of this cup were made with the seed "${opened.dice}", not "${config.seed}". It cannot be changed; begin anew with --new.`,
    )
}

function otherEngines(others: readonly Difference[]): Stop {
  const message = [
    'The engines are not those of the cup that was begun:',
    ...lines(others),
    'Put them back as they were, or begin anew with --new.',
  ]
  return refused('other-engines', message.join('\n'), { differences: others })
}

const lines = (all: readonly Difference[]): string[] => all.map(({ path, was, now }) => `  ${path}: ${was} → ${now}`)

function changed(all: readonly Difference[]): Stop {
  const message = [
    'The configuration has changed since the cup was begun:',
    ...lines(all),
    'Put it back, or say --change: rounds that have not begun are then played as it says now.',
  ]
  return refused('changed', message.join('\n'), { differences: all })
}

function bookDifference({ chart }: Tournament, book: Book): string | undefined {
  const played = chart.started?.openings
  if (played?.hash === undefined || played.hash === book.hash) return undefined
  return `The book of openings is not the one the cup was begun with: ${played.name} with ${played.count} openings (${played.hash.slice(0, 8)}…) then, ${book.name} with ${book.openings.length} (${book.hash.slice(0, 8)}…) now.`
}

// --- what may ------------------------------------------------------------------------------------------

function optionDifferences({ chart }: Tournament, config: CupConfig): Difference[] {
  const now = orStop(formatNamed('cup')).options.parse(config.options) as Record<string, unknown>
  const was = chart.options as Record<string, unknown>
  return Object.keys(now).flatMap((name): Difference[] => {
    if (name === 'randomOpenings' && hasOrderOfItsOwn(chart)) return []
    const [before, after] = [JSON.stringify(was[name]), JSON.stringify(now[name])]
    return before === after ? [] : [{ path: `CupOptions.${name}`, was: before, now: after, kind: 'play' }]
  })
}

/** An order that was brought along from another file, or put together from two books, was not drawn here. */
const hasOrderOfItsOwn = ({ started }: Tournament['chart']): boolean => started?.openings?.hash === undefined

function changeSettings(
  file: TournamentFile,
  settings: readonly Difference[],
  { config }: Compared,
  world: World,
): string[] {
  if (settings.length === 0) return []
  perform(world, file, orStop(parseCommand({ do: 'change', options: config.options })), author)
  return ['Changed:', ...lines(settings)]
}

/** A round that was begun is played to its end as it was announced, so no other program may be in it. */
function refuseBegun(tournament: Tournament, play: readonly Difference[]): void {
  const isLate = play.length > 0 && firstRoundNotBegun(tournament) === undefined
  const isOtherProgram = play.some(({ kind }) => kind === 'program') && isRoundUnfinished(tournament)
  if (!isLate && !isOtherProgram) return
  const message = [
    'A round that was begun is played to its end as it was announced:',
    ...lines(play),
    isLate ? 'No round is left that has not begun.' : 'Put the old program back until the round is over.',
  ]
  throw refused('round-begun', message.join('\n'), { differences: play })
}

function changePlay(
  file: TournamentFile,
  play: readonly Difference[],
  { arrangement }: Compared,
  world: World,
): string[] {
  if (play.length === 0) return []
  const from = firstRoundNotBegun(file.tournament)
  perform(world, file, orStop(parseCommand({ do: 'arrange', from, play: arrangement })), author)
  return [`Changed from round ${from} on:`, ...lines(play)]
}
