/**
 * Whole Diagonals of every size, played in four ways; the second opinion has a look at each.
 * @module-tag both
 */
import { expect, test } from 'vitest'
import { campaignSeed as seed, sized } from '../../../tools/tier.ts'
import { act } from '../src/decider/decide.ts'
import { Dice, type Roll } from '../src/dice/dice.ts'
import { instantOf } from '../src/facts/instant.ts'
import type { ShippedCommand as Command } from '../src/formats/commands.ts'
import { diagonal } from '../src/formats/diagonal/format.ts'
import { unwrap } from '../src/refusals/result.ts'
import { openTournament } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'
import { verify } from '../src/verify/index.ts'
import { why } from '../src/why/why.ts'

const styles = ['favourites', 'upsets', 'draws', 'random'] as const
type Style = (typeof styles)[number]

const asked = { by: 'director', now: instantOf(Date.parse('2026-05-01T09:00:00Z')) }

function must(tournament: Tournament, command: Command): void {
  const answer = act(tournament, command, asked)
  if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.refusal)}`)
}

function started(players: number, options: Record<string, unknown> = {}): Tournament {
  const { tournament: opened } = unwrap(openTournament(diagonal, { dice: seed, options }, asked))
  const entrants = Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, rating: 2500 - 5 * i }))
  must(opened, { do: 'enter', entrants })
  must(opened, { do: 'start' })
  return opened
}

/** To the end; where the director is asked, two share the win. */
function playOut(
  tournament: Tournament,
  result: (isFirstHigher: boolean) => string,
  lengths: () => number,
): Tournament {
  for (;;) {
    const { chart } = tournament
    if (chart.title?.isAsked) must(tournament, { do: 'declare', winners: namesIn(tournament).slice(0, 2) })
    const open = tournament.chart.board.openMatches()
    if (open.length === 0) return tournament
    for (const match of open)
      for (const { number, white } of [...match.series.next(match)])
        must(tournament, {
          do: 'report',
          match: match.id,
          game: number,
          result: result(white === 0) as '1-0',
          moves: lengths(),
        })
  }
}

const namesIn = ({ chart }: Tournament): string[] =>
  (chart.title?.among() ?? []).map((who) => chart.field.entrant(who).name)

function resultsBy(style: Style, roll: Roll): (isWhiteHigher: boolean) => string {
  switch (style) {
    case 'favourites':
      return (isWhiteHigher) => (isWhiteHigher ? '1-0' : '0-1')
    case 'upsets':
      return (isWhiteHigher) => (isWhiteHigher ? '0-1' : '1-0')
    case 'draws':
      return () => '1/2'
    case 'random':
      return () => ['1-0', '0-1', '1/2'][roll(0, 2)] as string
    default:
      return style satisfies never
  }
}

function soundEnd(tournament: Tournament): void {
  const { findings, isFinished } = verify(tournament.log)
  expect(findings).toEqual([])
  expect([isFinished, tournament.chart.state === 'finished', tournament.chart.unplaced]).toEqual([true, true, []])
}

const every = [...Array.from({ length: 59 }, (_, i) => i + 2), 99, 100, 127, 200]
const few = every.filter((players) => players < 14 || players % 5 === 0)
const sizes = sized({ test: few, rest: every, deep: every })

test.each(styles)(
  '%s: any number of players comes to an end that the second opinion shares',
  { timeout: 600_000 },
  (style) => {
    for (const players of sizes) {
      const roll = new Dice(`${seed} ${players} ${style}`).stream('sweep')
      soundEnd(playOut(started(players), resultsBy(style, roll), () => roll(20, 80)))
    }
  },
)

test('DIA-S12 each of the four steps of the end decides at least ten random tournaments', { timeout: 600_000 }, () => {
  const decided = new Map<string, number>()
  const roll = new Dice(seed).stream('ends')
  for (let run = 0; run < 4000 && !isEnough(decided); run++) {
    const t = playOut(started(roll(2, 6)), resultsBy('random', roll), () => roll(30, 40))
    soundEnd(t)
    const answer = why(t, 'champion')
    if (!answer.ok) continue
    const { rule } = answer.why
    const extra = t.chart.board.rounds().some(({ publication }) => publication?.kind === 'extra')
    const step = rule === 'DIA-S11' ? rule : extra ? 'DIA-21' : rule
    decided.set(step, (decided.get(step) ?? 0) + 1)
  }
  process.stdout.write(`ends, seed "${seed}": ${[...decided].map(([rule, times]) => `${rule} ${times}`).join(', ')}\n`)
  for (const step of steps) expect(decided.get(step), step).toBeGreaterThanOrEqual(10)
})

const steps = ['DIA-18', 'DIA-19', 'DIA-20', 'DIA-21']
const isEnough = (decided: ReadonlyMap<string, number>): boolean =>
  steps.every((step) => (decided.get(step) ?? 0) >= 12)
