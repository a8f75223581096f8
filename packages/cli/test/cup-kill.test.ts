/**
 * Kill -9 of the conductor and of its workers, at any moment: the cup comes out as if nothing had happened.
 * @module-tag both
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ReadGame, readPgn } from '@arbiter/engines'
import { expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { randomMoment, until } from '../../../tools/until.mjs'
import { bracketWithoutTimes, childrenOf, processesOf, type Running, runCup, writeCup } from './cup-hall.ts'
import { dice, seedOf } from './dice.ts'
import { emptyFolder } from './folder.ts'

const kills = sized({ test: 1, rest: 2, deep: 200 })
const engines = sized({ test: 2, rest: 4, deep: 8 })
const hook = fileURLToPath(new URL('cup-hook.mjs', import.meta.url))

/**
 * Where a kill falls. Of 25 ten fall inside games, five between the log and the bracket; and five take the log away as well,
 * so that the cup goes on from its bracket alone.
 */
const places = ['in a game', 'and lost its log', 'between log and bracket', 'in a game', 'a worker'] as const
type Place = (typeof places)[number]

const planned = (place: Place) =>
  Array.from({ length: kills }, (_, i) => places[i % places.length]).filter((each) => each === place).length

test(`CUP-24, CUP-25 a cup that is killed ${kills} times comes out as one that is not`, {
  timeout: 600_000 + 20_000 * kills,
}, async () => {
  const whole = await undisturbed()
  const seed = seedOf()
  const roll = dice(seed)
  const happened = new Map<Place, number>()
  let done = 0
  while (done < kills) {
    const folder = emptyFolder()
    writeCup(folder, { engines })
    while (done < kills) {
      const place = places[done % places.length] as Place
      const inGamesBefore = inGames
      const isKilled = await killedAt(place, folder, roll)
      await nobodyLeft(folder)
      if (!isKilled) break
      // On a busy machine the game may be over before we kill it: then the next one is tried.
      if (place === 'in a game' && inGames === inGamesBefore) continue
      happened.set(place, (happened.get(place) ?? 0) + 1)
      done++
    }
    await finish(folder)
    expect(bracketWithoutTimes(folder), `seed ${seed}`).toEqual(whole.bracket)
    expect(gamesIn(folder), `seed ${seed}`).toEqual(whole.games)
  }
  expect(inGames, 'kills inside games').toBeGreaterThanOrEqual(kills / 3)
  expect(Math.max(...seen), 'idle').toBeGreaterThanOrEqual(4)
  for (const place of places) expect(happened.get(place) ?? 0, place).toBe(planned(place))
})

/** Kills that fell while a game was being played, as the events tell it. */
let inGames = 0

const isInAGame = ({ events }: Running): boolean => {
  const count = (...kinds: readonly string[]) => events.filter(({ event }) => kinds.includes(String(event))).length
  return count('game-began') > count('game-ended', 'game-abandoned')
}

/** How many processes were there when a kill fell: conductor, worker and two engines at least. */
const seen: number[] = []

async function undisturbed() {
  const folder = emptyFolder()
  writeCup(folder, { engines })
  await finish(folder)
  return { bracket: bracketWithoutTimes(folder), games: gamesIn(folder) }
}

async function finish(folder: string): Promise<void> {
  const run = runCup(folder, argvIn(folder))
  expect(await run.ended, run.errors()).toBe(0)
  await nobodyLeft(folder)
}

const logIn = (folder: string): string => join(folder, 'cup_bracket.json.log')

const argvIn = (folder: string): string[] =>
  existsSync(logIn(folder)) || existsSync(join(folder, 'cup_bracket.json'))
    ? ['resume', 'cup.json']
    : ['run', 'cup.json']

/** False if the cup was over before. */
async function killedAt(place: Place, folder: string, roll: (below: number) => number): Promise<boolean> {
  if (place === 'between log and bracket') return killedByHook(folder, 2 + roll(4))
  const run = runCup(folder, argvIn(folder))
  if (place === 'and lost its log') await randomMoment(roll(2500))
  else await inTheMiddle(run, roll)
  if (place === 'a worker') return worksOn(run, roll)
  seen.push(processesOf(folder).length)
  run.child.kill('SIGKILL')
  if ((await run.ended) !== null) return false
  if (isInAGame(run)) inGames++
  if (place === 'and lost its log' && existsSync(join(folder, 'cup_bracket.json')))
    rmSync(logIn(folder), { force: true })
  return true
}

/** Some moves into one of the first games. */
async function inTheMiddle(run: Running, roll: (below: number) => number): Promise<void> {
  for (let games = roll(4); games >= 0; games--) await run.until('moves')
  await randomMoment(roll(60))
}

async function killedByHook(folder: string, at: number): Promise<boolean> {
  const run = runCup(folder, argvIn(folder), hook, { KILL_AT: String(at) })
  return (await run.ended) === null
}

/** A worker dies; the conductor sees it, plays the game again, and then dies too. */
async function worksOn(run: Running, roll: (below: number) => number): Promise<boolean> {
  const workers = childrenOf(run.child.pid as number)
  const victim = workers[roll(Math.max(1, workers.length))]
  if (victim === undefined) return (await run.ended) === null
  process.kill(victim, 'SIGKILL')
  await run.until('game-ended')
  run.child.kill('SIGKILL')
  return (await run.ended) === null
}

/** Engines, workers and guardians end soon after the process that started them. */
const nobodyLeft = (folder: string): Promise<unknown> =>
  until('no process is left behind', () => processesOf(folder).length === 0)

/** Every game once, by its place in the cup, with its moves. */
function gamesIn(folder: string): readonly string[] {
  const games = [...readPgn(readFileSync(join(folder, 'cup.pgn'), 'utf8'))].map(inALine)
  expect(new Set(games.map((game) => game.split(':')[0])).size, 'a game counted twice').toBe(games.length)
  return games.toSorted()
}

const inALine = ({ tags, moves, result }: ReadGame): string =>
  `${tags.get('CupMatch')}/${tags.get('CupGame')}: ${tags.get('White')} ${tags.get('Black')} ${tags.get('OpeningNumber')} ${moves.join(' ')} ${result}`
