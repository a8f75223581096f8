/**
 * Good logs: nothing is found in them, and the second opinion counts what the first one shows.
 * @module-tag both
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../../tools/tier.ts'
import { show } from '../bulletin/show.ts'
import type { Who } from '../chart/slot.ts'
import type { Command } from '../commands/command.ts'
import { act } from '../decider/decide.ts'
import { parseInstant } from '../facts/instant.ts'
import { parseCommand } from '../formats/commands.ts'
import { formats } from '../formats/index.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import { unwrap } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { verify } from './index.ts'

const results = ['1-0', '0-1', '1/2-1/2', '1-0', '0-1', '1/2-1/2', '+-', '-+', '--'] as const
const firstSeed = 20_260_501
const leagues = sized({ test: 27, rest: 160, deep: 2000 })
const sizes = Array.from({ length: 27 }, (_, i) => i + 4)

/** A director with dice in hand. */
class Director {
  readonly tournament: Tournament
  readonly done = new Map<string, number>()
  /** Who ever withdrew, whether he came back or not. */
  private readonly leavers = new Set<string>()
  private readonly roll: (least: number, most: number) => number
  private minutes = 0

  constructor(seed: number, options: Record<string, unknown> = {}) {
    const generator = xoroshiro128plus(seed)
    this.roll = (least, most) => uniformInt(generator, least, most)
    const { format: league } = unwrap(formatNamed('league', formats))
    const { tournament: opened } = unwrap(openTournament(league, { dice: `dice ${seed}`, options }, this.asked()))
    this.tournament = opened
  }

  private asked() {
    this.minutes += this.roll(0, 3)
    const time = new Date(Date.UTC(2026, 4, 1, 10, this.minutes)).toISOString()
    const now = parseInstant(time)
    if (!now) throw new Error(`not a time: ${time}`)
    return { by: 'director', now }
  }

  private get chart() {
    return this.tournament.chart
  }

  chance(percent: number): boolean {
    return this.roll(1, 100) <= percent
  }

  one<Item>(list: readonly Item[]): Item {
    return list[this.roll(0, list.length - 1)] as Item
  }

  /** Gives a command and counts it if it was done. */
  give(input: object, as?: string): boolean {
    const { command } = unwrap(parseCommand(input))
    const answer = act(this.tournament, command as Command, this.asked())
    if (answer.ok) this.count(as ?? command.do)
    else this.count(`refused: ${answer.refusal.code}`)
    return answer.ok
  }

  private count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1)
  }

  // --- an orderly league -------------------------------------------------------------------------

  enter(size: number): void {
    for (let i = 1; i <= size; i++) this.give({ do: 'enter', name: `P${i}`, rating: 1500 + 10 * this.roll(0, 9) })
  }

  playOn(): void {
    const open = this.chart.board.openMatches()
    if (open.length > 0) this.give({ do: 'report', match: this.one(open).id, result: this.one(results) })
  }

  playToTheEnd(): void {
    if (!this.chart.started) this.start()
    while (this.chart.state !== 'finished') this.playOn()
  }

  // --- a disorderly one --------------------------------------------------------------------------

  campaign(size: number, steps: number): void {
    this.enterInDisorder(size)
    for (let step = 0; step < steps; step++) {
      if (this.chance(50)) this.goOn()
      else this.mischief()
      if (this.chance(5)) agrees(this.tournament)
    }
    agrees(this.tournament)
    this.playToTheEnd()
    agrees(this.tournament)
  }

  private enterInDisorder(size: number): void {
    const bunch = Array.from({ length: size - 3 }, (_, i) => ({
      name: `P${i + 1}`,
      rating: 1500 + 10 * this.roll(0, 5),
    }))
    this.give({ do: 'enter', entrants: bunch }, 'enter together')
    for (let i = 0; i < 3; i++)
      this.give({ do: 'enter', name: `Q${i}`, ...(this.chance(50) ? { id: `own-${i}` } : {}) })
    for (let i = 0; i < 4; i++)
      this.one([() => this.give({ do: 'undo' }), () => this.give({ do: 'redo' }), () => this.edit()])()
    if (this.chance(30)) this.give({ do: 'withdraw', entrant: '#1' }, 'withdraw before the start')
    if (this.chance(50)) this.give({ do: 'return', entrant: '#1' }, 'return before the start')
    this.start()
  }

  private goOn(): void {
    if (!this.chart.started) this.start()
    else if (this.chart.state !== 'finished') this.playOn()
    else this.closeAndReopen()
  }

  private start(): void {
    while (this.chart.field.present.length < 4) this.give({ do: 'enter', name: `N${this.tournament.log.length}` })
    const names = this.chart.field.present.map((who) => this.chart.field.entrant(who).id)
    if (this.chance(25)) this.give({ do: 'start', order: names.toReversed() }, 'start by hand')
    else this.give({ do: 'start' })
  }

  private closeAndReopen(): void {
    this.give({ do: 'close' })
    if (this.chance(50)) this.give({ do: 'edit', entrant: '#1', club: 'Rooks' })
    this.give({ do: 'undo' })
    if (this.chance(30)) this.give({ do: 'redo' })
    for (let steps = this.roll(1, 12); steps > 0; steps--) this.give({ do: 'undo' })
  }

  private mischief(): void {
    const acts = [
      () => this.give({ do: 'undo' }),
      () => this.give({ do: 'undo' }),
      () => this.give({ do: 'redo' }),
      () => this.give({ do: 'redo' }),
      () => this.correct(),
      () => this.correct(),
      () => this.revoke(),
      () => this.revokeRevocation(),
      () => this.forfeit(),
      () => this.rule(),
      () => this.withdraw(),
      () => this.comeBack(),
      () => this.comeBack(),
      () => this.edit(),
      () => this.give({ do: 'enter', name: 'Late' }, 'enter late'),
      () => this.give({ do: 'report', match: String(this.roll(1, 60)), result: '1-0' }, 'report anywhere'),
    ]
    this.one(acts)()
  }

  private correct(): void {
    const match = this.one([...this.chart.board.matches.values()].filter(({ outcome }) => outcome))
    if (!match) return
    const command = { do: 'correct', match: match.id, result: this.one(results), confirm: true }
    this.give(command, match.ruling ? 'correct a ruling' : 'correct')
  }

  private revoke(): void {
    const { log } = this.tournament
    const seq = this.roll(this.chance(90) ? Math.max(1, log.length - 40) : 1, log.length)
    const fact = log[seq - 1]
    if (fact?.type === 'tournament-started' && this.chance(80)) return
    const before = log.length
    if (!this.give({ do: 'revoke', fact: seq, confirm: true })) return
    const [change] = log.slice(before)
    if (change?.type === 'command-revoked' && change.voids.length > 0) this.count('revoke with voids')
  }

  private revokeRevocation(): void {
    const { log } = this.tournament
    const seqs = log.flatMap((fact) => (fact.type === 'command-revoked' && fact.how === 'revoke' ? [fact.seq] : []))
    if (seqs.length > 0) this.give({ do: 'revoke', fact: this.one(seqs), confirm: true }, 'revoke a revocation')
  }

  private forfeit(): void {
    const match = this.one(this.chart.board.openMatches())
    if (!match) return
    const ids = match.seats.map(({ who }) => this.chart.field.entrant(who).id)
    if (this.chance(30)) this.give({ do: 'forfeit', match: match.id, absent: ids }, 'forfeit both')
    else this.give({ do: 'forfeit', match: match.id, absent: [this.one(ids)] })
  }

  private rule(): void {
    const match = this.one(this.chart.board.openMatches())
    if (!match) return
    const winner = this.chart.field.entrant(this.one(match.seats).who).id
    if (this.chance(40)) this.give({ do: 'cancel', match: match.id })
    else if (this.chance(70)) this.give({ do: 'rule', match: match.id, winner })
    else this.give({ do: 'rule', match: match.id, winner: null }, 'rule a draw')
  }

  private withdraw(): void {
    if (this.chart.field.gone.size > 2 || this.chart.field.entrants.length === 0) return
    const who = this.roll(0, this.chart.field.entrants.length - 1) as Who
    const fallen = this.chart.field.annulled.size
    this.leavers.add(this.chart.field.entrant(who).id)
    if (!this.give({ do: 'withdraw', entrant: `#${who + 1}` })) return
    if (this.chart.started) this.count(this.chart.field.annulled.size > fallen ? 'withdraw early' : 'withdraw late')
  }

  private comeBack(): void {
    const who = this.one([...this.chart.field.gone.keys()])
    if (who !== undefined) this.give({ do: 'return', entrant: `#${who + 1}` })
  }

  private edit(): void {
    if (this.chart.field.entrants.length === 0) return
    const entrant = `#${this.roll(1, this.chart.field.entrants.length)}`
    if (this.chance(50)) this.give({ do: 'edit', entrant, rating: 1500 + 10 * this.roll(0, 5) }, 'edit a rating')
    else this.give({ do: 'edit', entrant, name: `R${this.roll(1, 999)}` }, 'edit a name')
  }
}

/** Nothing is found, and table, champion and end are those on the screen. */
function agrees(tournament: Tournament): void {
  const { findings, table, champion, isFinished } = verify(tournament.log)
  const bulletin = show(tournament)
  const nameOf = (id: string | undefined) => bulletin.entrants.find((entrant) => entrant.id === id)?.name ?? null
  expect(findings).toEqual([])
  expect(table.map(({ rank, entrant, counts }) => ({ rank, name: nameOf(entrant), ...counts }))).toEqual(
    bulletin.table.map(({ place: _, annulled: __, withdrawn: ___, ...row }) => row),
  )
  expect(nameOf(champion)).toBe(bulletin.champion)
  expect(isFinished).toBe(bulletin.state === 'finished')
}

describe('a good log', () => {
  test.each(sizes)('LEA-S4 a league of %i is followed to its end', (size) => {
    const balancedColours = size % 3 === 0
    const director = new Director(size, { balancedColours, prizes: [1000, 500, 250], seeding: 'lot' })
    director.enter(size)
    director.give({ do: 'start' })
    agrees(director.tournament)
    for (let i = 0; i < size; i++) director.playOn()
    director.give({ do: 'withdraw', entrant: '#2' })
    agrees(director.tournament)
    director.playToTheEnd()
    director.give({ do: 'correct', match: '1', result: '1-0' })
    director.give({ do: 'close' })
    agrees(director.tournament)
  })

  test('LEA-17 who alone is left without a game is first and has not won', () => {
    const director = new Director(1)
    director.enter(4)
    for (const command of [{ do: 'start' }, ...[1, 2, 3].map((n) => ({ do: 'withdraw', entrant: `#${n}` }))])
      director.give(command)
    expect(verify(director.tournament.log)).toMatchObject({ isFinished: true, champion: undefined })
    agrees(director.tournament)
  })

  test.each`
    withdrawal             | rounds | what
    ${'annul-before-half'} | ${4}   | ${'results fall'}
    ${'annul-before-half'} | ${40}  | ${'the rest is forfeited'}
    ${'forfeit'}           | ${4}   | ${'the rest is forfeited'}
  `('LEA-10 with $withdrawal after $rounds games $what', ({ withdrawal, rounds }) => {
    const director = new Director(77, { withdrawal })
    director.enter(7)
    director.give({ do: 'start' })
    for (let i = 0; i < rounds; i++) director.playOn()
    director.give({ do: 'withdraw', entrant: '#7' })
    agrees(director.tournament)
    director.give({ do: 'return', entrant: '#7' })
    director.playToTheEnd()
    agrees(director.tournament)
  })
})

/** How often each kind of command must really have been done, so that an idle director shows. */
const floors: Readonly<Record<string, number>> = {
  report: 10_000,
  undo: 8000,
  redo: 500,
  correct: 700,
  'correct a ruling': 60,
  revoke: 200,
  'revoke with voids': 60,
  'revoke a revocation': 150,
  forfeit: 300,
  'forfeit both': 120,
  cancel: 200,
  rule: 200,
  'rule a draw': 80,
  'withdraw early': 120,
  'withdraw late': 250,
  return: 80,
  'edit a name': 400,
  'edit a rating': 120,
  'enter together': 300,
  'withdraw before the start': 50,
  'return before the start': 20,
  start: 300,
  'start by hand': 60,
  close: 800,
  'refused: round-not-open': 50,
  'refused: already-started': 500,
  'refused: results-annulled': 150,
  'refused: rating-fixed': 200,
  'refused: closed': 400,
}

const optionsToTry = [
  {},
  { seeding: 'rating', prizes: [900, 500, 100] },
  { seeding: 'lot', balancedColours: true },
  { withdrawal: 'forfeit', prizes: [100] },
  { balancedColours: true, prizes: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
]

test('LEA-13, LOG-6 to LOG-10: after every change of mind both opinions agree, and the director was not idle', () => {
  const happened = new Map<string, number>()
  for (let seed = firstSeed; seed < firstSeed + leagues; seed++) {
    const director = new Director(seed, optionsToTry[seed % optionsToTry.length])
    try {
      director.campaign(seed % 20 === 0 ? 11 : 4 + (seed % 4), 100)
    } catch (error) {
      throw new Error(`the league with seed ${seed}`, { cause: error })
    }
    for (const [what, times] of director.done) happened.set(what, (happened.get(what) ?? 0) + times)
  }
  const idle = Object.entries(floors).filter(([what, floor]) => (happened.get(what) ?? 0) < (floor * leagues) / 320)
  expect(idle.map(([what]) => `${what}: only ${happened.get(what) ?? 0}`)).toEqual([])
})
