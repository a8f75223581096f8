/** A second opinion on the trial format, from the log alone: what was published must have been right, then and now. */
import type { RecordedFact, RecordedFactOf } from '../../src/facts/fact.ts'
import { factsInForce } from '../../src/facts/in-force.ts'
import type { Result } from '../../src/facts/result.ts'
import type { Opinion } from '../../src/testing/world.ts'

type Pairing = RecordedFactOf<'round-paired'>
type Finding = Opinion['findings'][number]

export function trialOpinion(log: readonly RecordedFact[]): Opinion {
  const findings = log.flatMap((fact, i) => {
    if (fact.type === 'seeds-published') return seedsWere(new Notes(log.slice(0, i)), fact.order)
    return fact.type === 'round-paired' && fact.kind === 'heat' ? heatWas(new Notes(log.slice(0, i)), fact) : []
  })
  return { findings: [...findings, ...playoffsAre(log)] }
}

/** What a scorer with a sheet of paper would have written down. */
class Notes {
  readonly order: readonly string[]
  readonly gone = new Set<string>()
  readonly points = new Map<string, number>()
  readonly byes = new Map<string, number>()
  readonly playoff: Pairing | undefined

  constructor(log: readonly RecordedFact[]) {
    const facts = factsInForce(log)
    this.order = facts.flatMap((fact) => (fact.type === 'tournament-started' ? fact.order : []))
    for (const fact of facts) {
      if (fact.type === 'entrant-withdrew') this.gone.add(fact.entrant)
      if (fact.type === 'entrant-returned') this.gone.delete(fact.entrant)
      if (fact.type === 'round-paired') for (const id of fact.byes) this.byes.set(id, (this.byes.get(id) ?? 0) + 1)
    }
    this.playoff = facts.find((fact): fact is Pairing => fact.type === 'round-paired' && fact.kind === 'playoff')
    for (const fact of facts) if (fact.type === 'game-finished' && /^H[123]\./.test(fact.match)) this.score(fact)
    for (const fact of facts) if (fact.type === 'ruling-made') this.ruled(facts, fact)
    this.forfeits(facts)
  }

  private score({ sides: [white, black], result }: RecordedFactOf<'game-finished'>): void {
    const [forWhite, forBlack] = {
      '1-0': [2, 0],
      '0-1': [0, 2],
      '1/2-1/2': [1, 1],
      '+-': [2, 0],
      '-+': [0, 2],
      '--': [0, 0],
    }[result as Result] as [number, number]
    this.add(white, forWhite)
    this.add(black, forBlack)
  }

  private ruled(facts: readonly RecordedFact[], { match, ruling }: RecordedFactOf<'ruling-made'>): void {
    if (ruling.kind !== 'absent' || !/^H[123]\./.test(match)) return
    for (const id of pairIn(facts, match))
      if (!ruling.absent.includes(id as never)) this.add(id, ruling.absent.length < 2 ? 2 : 0)
  }

  /** Who withdrew with an open game lost it, unless the other was gone too. */
  private forfeits(facts: readonly RecordedFact[]): void {
    const settled = new Set(
      facts.flatMap((fact) =>
        fact.type === 'game-finished' || fact.type === 'ruling-made' ? [fact.match as string] : [],
      ),
    )
    for (const fact of facts) {
      if (fact.type !== 'entrant-withdrew') continue
      for (const match of openFor(facts, fact)) {
        if (settled.has(match)) continue
        settled.add(match)
        const other = pairIn(facts, match).find((id) => id !== fact.entrant)
        if (other !== undefined) this.add(other, 2)
      }
    }
  }

  private add(id: string, points: number): void {
    this.points.set(id, (this.points.get(id) ?? 0) + points)
  }

  of(id: string): number {
    return this.points.get(id) ?? 0
  }

  get present(): string[] {
    return this.order.filter((id) => !this.gone.has(id))
  }
}

const idsIn = (fact: Pairing): string[][] =>
  fact.matches.map((seats) => seats.map((seat) => ('entrant' in seat ? seat.entrant : '')))
const everybodyIn = (fact: Pairing): string[] => [...idsIn(fact).flat(), ...fact.byes]

/** Who meets in a heat's match. */
function pairIn(facts: readonly RecordedFact[], match: string): string[] {
  const [, round, index] = /^H(\d)\.(\d+)$/.exec(match) ?? []
  const heat = facts.find((fact): fact is Pairing => fact.type === 'round-paired' && fact.round === Number(round))
  return (heat && idsIn(heat)[Number(index) - 1]) ?? []
}

function openFor(facts: readonly RecordedFact[], { entrant, seq }: RecordedFactOf<'entrant-withdrew'>): string[] {
  return facts.flatMap((fact) => {
    if (fact.type !== 'round-paired' || fact.kind !== 'heat' || fact.seq > seq) return []
    return idsIn(fact).flatMap((ids, i) => (ids.includes(entrant) ? [`H${fact.round}.${i + 1}`] : []))
  })
}

function heatWas(notes: Notes, fact: Pairing): Finding[] {
  const named = everybodyIn(fact)
  const isWhole = named.length === notes.present.length && notes.present.every((id) => named.includes(id))
  if (!isWhole) return [{ rule: 'TRI-1', says: [`heat ${fact.round} pairs ${named}, but ${notes.present} are there`] }]
  const players = idsIn(fact).flat()
  const climbs = players.some((id, i) => i > 0 && notes.of(id) > notes.of(players[i - 1] as string))
  return climbs ? [{ rule: 'TRI-1', says: [`heat ${fact.round} is not in the order of points: ${players}`] }] : []
}

function seedsWere(notes: Notes, seeds: readonly string[]): Finding[] {
  const wasInPlayoff = (id: string) => notes.playoff !== undefined && everybodyIn(notes.playoff).includes(id)
  const ghost = seeds.find((id) => notes.gone.has(id) && !wasInPlayoff(id))
  if (ghost) return [{ rule: 'TRI-3', says: [`${ghost} had withdrawn and is seeded`] }]
  const least = Math.min(...seeds.filter((id) => id !== 'nobody').map((id) => notes.of(id)))
  const better = notes.present.find((id) => !seeds.includes(id) && notes.of(id) > least)
  return better ? [{ rule: 'TRI-3', says: [`${better} has more points than somebody who is seeded`] }] : []
}

/** A playoff that stands is between exactly those who are level across the last place, by the results that stand. */
function playoffsAre(log: readonly RecordedFact[]): Finding[] {
  const now = new Notes(log)
  const { playoff } = now
  if (!playoff) return []
  const then = new Notes(log.slice(0, playoff.seq - 1))
  const places = now.order.length > 7 ? 4 : 2
  const ranked = then.present.toSorted((a, b) => now.of(b) - now.of(a))
  const cut = now.of(ranked[places - 1] as string)
  const tied = ranked.filter((id) => now.of(id) === cut)
  const named = everybodyIn(playoff)
  if (named.length === tied.length && tied.every((id) => named.includes(id))) return []
  return [{ rule: 'TRI-4', says: [`the playoff is between ${named}, but ${tied} are level`] }]
}
