/** The world of engine cup tests: a tournament in memory, engines of the zoo, and a runner. */

import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CupPlan, cupPlanShape, type LiveEvent, liveEventShape } from '@arbiter/api/shapes'
import { type Answer, type Command, instantOf, unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { readLog, writeLog } from '@arbiter/core/log'
import { decide, openTournament, parseCommand, type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { onTestFinished } from 'vitest'
import { folder, workerFile } from '../../engines/test/world.ts'
import { readShelf } from '../src/cup/books.ts'
import { CupRunner, type CupRunnerOptions, type CupStart } from '../src/cup/cup-runner.ts'
import { type EngineSources, readOffer } from '../src/cup/engines.ts'
import type { RunningCup } from '../src/cup/running-cup.ts'
import type { Venue } from '../src/cup/venue.ts'

const zooFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'engines', 'test', 'zoo')

type Fields = Readonly<Record<string, unknown>>

/** An entry of the server's list of engines. */
export const moody = (name: string, strength: number, ms = 0): Fields => ({
  name,
  command: process.execPath,
  args: [join(zooFolder, 'moody.mjs'), name, String(strength), String(ms)],
})
export const zooEngine = (name: string, mode: string): Fields => ({
  name,
  command: process.execPath,
  args: [join(zooFolder, 'zoo.mjs'), mode],
})

/** An engine scripted for one test: it speaks UCI, and runs `extra` with every `line` it reads. */
export async function scripted(name: string, extra: string): Promise<{ name: string; command: string }> {
  const file = join(await folder(), 'private-engine.mjs')
  const text = `#!${process.execPath}
import { createInterface } from 'node:readline'
const say = (text) => process.stdout.write(text + '\\n')
createInterface({ input: process.stdin }).on('line', (line) => {
  ${extra}
  if (line === 'uci') say('id name Scripted\\nuciok')
  if (line === 'isready') say('readyok')
  if (line === 'quit') process.exit(0)
})
process.stdin.on('end', () => process.exit(0))
`
  await writeFile(file, text, { mode: 0o755 })
  return { name, command: file }
}

export async function offerOf(engines: readonly Fields[], more: EngineSources = {}) {
  const file = join(await folder(), 'engines.json')
  await writeFile(file, JSON.stringify(engines))
  const reading = await readOffer({ file, ...more })
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.offer
}

/** A runner that is closed when the test is over. */
export async function runnerOf(engines: readonly Fields[], more: Partial<CupRunnerOptions> & EngineSources = {}) {
  const { embedded = false, memoryMb, ...options } = more
  const shelf = await readShelf()
  if (!shelf.ok) throw new Error(JSON.stringify(shelf.problems))
  const offer = await offerOf(engines, { embedded, ...(memoryMb === undefined ? {} : { memoryMb }) })
  const retries = { disk: 5, start: 5, engine: 20 }
  const runner = new CupRunner({
    ...{ offer, shelf: shelf.shelf, gamesAtOnce: 2, workerFile: await workerFile(), retries },
    ...options,
  })
  onTestFinished(() => runner.close())
  return runner
}

export const planOf = (plan: Fields = {}): CupPlan => cupPlanShape.parse({ ...quick, ...plan })

/** Options that end a game of moody engines after some ten moves. */
const quick = {
  timeControl: 'nodes=5',
  adjudication: { winOption: { winMoveLength: 2, minWinScore: 5, bothAgree: false } },
}

export interface Opened {
  readonly options?: Fields
  readonly autoPair?: boolean
  readonly format?: string
}

/** A tournament in memory. Every event is checked against its schema. */
export class MemoryVenue implements Venue {
  readonly events: LiveEvent[] = []
  readonly commands: Command[] = []
  play: RunningCup | undefined
  tournament: Tournament
  /** The fate of the nth attempt to save; undefined: it is saved. */
  disk: (attempt: number) => 'fails' | 'loses the answer' | undefined = () => undefined
  watch: (event: LiveEvent) => void = () => {}
  #attempts = 0
  #seconds = 0

  constructor(tournament: Tournament) {
    this.tournament = tournament
  }

  async record(command: Command): Promise<Answer> {
    await new Promise((resolve) => setImmediate(resolve))
    const fate = this.disk(++this.#attempts)
    if (fate === 'fails') throw new Error('the disk of /var/private is full')
    const answer = this.#save(command, 'server')
    if (fate === 'loses the answer') throw new Error('the connection to private.example broke')
    return answer
  }

  /** Acts as a director. */
  direct(command: Fields): Answer {
    return this.#save(unwrap(parseCommand(command)).command, 'director')
  }

  tell(event: LiveEvent): void {
    this.events.push(liveEventShape.parse(JSON.parse(JSON.stringify(event))))
    this.watch(event)
  }

  /** Resolves with the first such event. */
  async until(isIt: (event: LiveEvent) => boolean): Promise<LiveEvent> {
    const told = this.events.find(isIt)
    if (told) return told
    return new Promise((resolve) => {
      const before = this.watch
      this.watch = (event) => {
        before(event)
        if (isIt(event)) resolve(event)
      }
    })
  }

  untilState(state: string): Promise<LiveEvent> {
    return this.until((event) => event.event === 'cup-state' && event.state === state)
  }

  of<Name extends LiveEvent['event']>(name: Name): Extract<LiveEvent, { event: Name }>[] {
    return this.events.filter((each): each is Extract<LiveEvent, { event: Name }> => each.event === name)
  }

  get facts(): string[] {
    return this.tournament.log.map(({ type }) => type)
  }

  #save(command: Command, by: string): Answer {
    const now = instantOf(1000 * ++this.#seconds)
    const answer = decide(this.tournament, command, { by, now })
    if (!answer.ok || answer.repeated) return answer
    this.commands.push(command)
    this.tournament.apply(answer.facts)
    this.play?.changed()
    return answer
  }
}

export function venueOf(names: readonly string[], { options = {}, autoPair = true, format = 'cup' }: Opened = {}) {
  const opening = { name: 'Server cup', dice: 'Tuesday', options, autoPair }
  const asked = { by: 'director', now: instantOf(0) }
  const opened = unwrap(openTournament(unwrap(formatNamed(format, formats)).format, opening, asked))
  const venue = new MemoryVenue(opened.tournament)
  const entrants = names.map((name, i) => ({ name, rating: 2000 - i }))
  if (!venue.direct({ do: 'enter', entrants }).ok) throw new Error('nobody may enter')
  return venue
}

/** The venue after a restart: from its log alone. */
export function reopened(venue: MemoryVenue): MemoryVenue {
  const { log } = readLog(writeLog(venue.tournament.log, formats), formats) as unknown as { log: Tournament['log'] }
  return new MemoryVenue(unwrap(tournamentOf(log, formats)).tournament)
}

export async function begun(playing: Promise<CupStart>, venue: MemoryVenue): Promise<RunningCup> {
  const answer = await playing
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  venue.play = answer.play
  return answer.play
}

/** True without paths of this machine. */
export const isPrivate = (text: string): boolean =>
  [process.execPath, zooFolder, 'moody.mjs', 'zoo.mjs', '/tmp', '/usr', 'prlimit', 'private'].some((word) =>
    text.includes(word),
  )
