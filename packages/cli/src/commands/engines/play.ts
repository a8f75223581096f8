/** `arbiter engines play A B` */
import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type Fault,
  type GameRecord,
  type MatchGame,
  type MatchResult,
  type MatchStanding,
  openWorkerPool,
  playHeadToHead,
  writePgn,
} from '@arbiter/engines'
import { command } from '../../command-line/command.ts'
import { failed } from '../../command-line/stop.ts'
import type { World } from '../../command-line/world.ts'
import { whileListening } from '../../engines/interrupt.ts'
import { matchOptions, matchWords } from '../../engines/options.ts'
import { type MatchPlan, planFrom } from '../../engines/plan.ts'
import { message, words } from '../../engines/words/messages.ts'
import { textOfAll } from '../../language/voice.ts'
import { matchPage, standingLine } from '../../page/engine-match.ts'

export const play = command({
  about: message('cli-engines-about-play'),
  words: matchWords,
  options: matchOptions,
  examples: [
    'arbiter engines play "Stockfish 10 Hasty" "Stockfish 10 Depth 5" --games 20',
    'arbiter engines play ./new ./old --tc 8+0.08 --sprt 0,5 --games 20000 --pgn test.pgn',
  ],
  run: async (call) => {
    const plan = await planFrom(call)
    const { world, json, options } = call
    const pgn = options.pgn === undefined ? undefined : resolve(options.pgn)
    const keep = keeper(plan, pgn)
    if (!json) world.say(`${openingWords(plan)}\n`)
    const result = await whileListening((signal) => playAll(plan, signal, keep, json ? undefined : world))
    const exit = result.end === 'unplayable' ? 'refused' : 'done'
    return { exit, data: { ...dataOf(plan, result) }, page: (paper) => matchPage(plan, result, options.pgn, paper) }
  },
})

function openingWords({ match, book, arithmetic }: MatchPlan): string {
  const { first, second, games, sprt } = match
  const between = { first: { text: first.name }, second: { text: second.name }, games }
  const from = { openings: book.openings.length, book: { text: book.name } }
  const told = sprt
    ? words('cli-engines-match-test', {
        ...between,
        lower: { number: sprt.elo0 },
        upper: { number: sprt.elo1 },
        ...from,
      })
    : words('cli-engines-match', { ...between, ...from })
  return `${told}\n${textOfAll([...arithmetic, message('cli-engines-ctrl-c')])}`
}

async function playAll(
  { match, atOnce }: MatchPlan,
  signal: AbortSignal,
  keep: (game: MatchGame) => void,
  world: World | undefined,
): Promise<MatchResult> {
  const pool = openWorkerPool({ concurrency: atOnce, signal })
  const progress = world && new Progress(world, match.games)
  const ended = (game: MatchGame, standing: MatchStanding) => {
    keep(game)
    progress?.ended(game, standing)
  }
  try {
    return await playHeadToHead(match, pool, { ended }, atOnce)
  } finally {
    progress?.end()
    await pool.close()
  }
}

/** Adds each game to the PGN file as it ends; whether it can be written is found out before an engine starts. */
function keeper({ match: { first, second } }: MatchPlan, file: string | undefined): (game: MatchGame) => void {
  if (file === undefined) return () => {}
  append(file, '')
  const ratings = new Map([first, second].map(({ name, rating }) => [name, rating]))
  const contestant = (name: string) => {
    const rating = ratings.get(name)
    return rating === undefined ? {} : { rating }
  }
  return ({ number, pair, record }) => {
    const round = `${pair}.${number % 2 === 1 ? 1 : 2}`
    const event = `${first.name} v ${second.name}`
    append(file, writePgn(record, { event, round, white: contestant(record.white), black: contestant(record.black) }))
  }
}

function append(file: string, text: string): void {
  try {
    appendFileSync(file, text)
  } catch (problem) {
    const reason = { text: (problem as Error).message }
    throw failed('cannot-write', message('cli-engines-cannot-write', { file: { text: file }, reason }), problem)
  }
}

/** A line that is written over on a terminal; elsewhere a line now and then. */
class Progress {
  private readonly world: World
  private readonly games: number
  private readonly began: number
  private played = 0

  constructor(world: World, games: number) {
    this.world = world
    this.games = games
    this.began = world.now()
  }

  ended(game: MatchGame, standing: MatchStanding): void {
    this.played++
    const text = standingLine(standing, this.games, this.left())
    if (this.world.isTerminal) this.world.say(`\r\u001B[K${text.slice(0, this.world.width - 1)}`)
    else if (this.played % 10 === 0) this.world.say(`${text}\n`)
    if (game.record.fault) this.tell(game.record)
  }

  end(): void {
    if (this.world.isTerminal) this.world.say('\r\u001B[K')
  }

  /** Seconds to the end at this pace. */
  private left(): number {
    const each = (this.world.now() - this.began) / this.played
    return Math.round((each * (this.games - this.played)) / 1000)
  }

  private tell({ fault, replayOf }: GameRecord): void {
    const transcript = fault?.transcript
    const parts = [
      ...(fault?.says ?? []),
      ...(transcript === undefined ? [] : [message('cli-engines-transcript', { file: { text: transcript } })]),
      ...(replayOf ? [message('cli-engines-second-attempt')] : []),
    ]
    this.world.say(`${this.world.isTerminal ? '\r\u001B[K' : ''}${textOfAll(parts)}\n`)
  }
}

const dataOf = ({ match, book, atOnce }: MatchPlan, { games, ...result }: MatchResult) => ({
  first: match.first.name,
  second: match.second.name,
  planned: match.games,
  book: { name: book.name, hash: book.hash, openings: book.openings.length, duplicates: book.duplicates },
  concurrency: atOnce,
  ...result,
  games: games.map(({ number, pair, record }) => ({
    game: number,
    pair,
    white: record.white,
    black: record.black,
    result: record.result,
    ending: record.ending,
    plies: record.moves.length,
    ...(record.fault ? { fault: faultOf(record.fault) } : {}),
    ...(record.evidence ? { evidence: record.evidence } : {}),
    ...(record.replayOf ? { isReplay: true } : {}),
  })),
})

/** What was wrong, how it ended and where the transcript lies. */
const faultOf = ({ colour, says, did, transcript, stderr }: Fault) => ({ colour, says, did, transcript, stderr })
