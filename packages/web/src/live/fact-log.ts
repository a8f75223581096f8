/** The facts of a tournament as far as this page has them, and the chart that the rules make of them. */
import type { AnswerTo } from '@arbiter/api'
import type { RecordedFact } from '@arbiter/core'
import type { AnyFormat } from '@arbiter/core/formats'
import { type PublicFact, recordedFrom } from '@arbiter/core/public'
import { Tournament } from '@arbiter/core/tournament'

export type LogAnswer = Omit<AnswerTo<'tournament.log'>, 'facts'> & {
  readonly facts: readonly (RecordedFact | PublicFact)[]
}

/** What came of new facts: some may be missing before them. */
export type Arrival = 'nothing-new' | 'taken' | 'gap'

const mostNews = 50

export class FactLog {
  readonly audience: LogAnswer['audience']
  readonly edition: number
  readonly tournament: Tournament
  /** Facts that arrived while the page was open, newest last. */
  news: readonly RecordedFact[] = []
  #looked = new Map<unknown, unknown>()

  constructor(tournament: Tournament, { audience, edition }: Pick<LogAnswer, 'audience' | 'edition'>) {
    this.tournament = tournament
    this.audience = audience
    this.edition = edition
  }

  /** The last fact. */
  get seq(): number {
    return this.tournament.log.length
  }

  /** A view of the chart, computed once per state. */
  look<Found>(view: (tournament: Tournament) => Found): Found {
    if (!this.#looked.has(view)) this.#looked.set(view, view(this.tournament))
    return this.#looked.get(view) as Found
  }

  /** Applies facts that are new. */
  take(facts: LogAnswer['facts']): Arrival {
    const fresh = facts.filter(({ seq }) => seq > this.seq)
    if (fresh.length === 0) return 'nothing-new'
    if (fresh[0]?.seq !== this.seq + 1) return 'gap'
    const recorded = factsFor(this.audience, fresh)
    this.tournament.apply(recorded)
    this.news = [...this.news, ...recorded].slice(-mostNews)
    this.#looked = new Map()
    return 'taken'
  }
}

/** The log as the server answers it. */
export const factLogOf = (format: AnyFormat, answer: LogAnswer): FactLog =>
  new FactLog(new Tournament(format, factsFor(answer.audience, answer.facts)), answer)

const factsFor = (audience: LogAnswer['audience'], facts: LogAnswer['facts']): RecordedFact[] =>
  audience === 'inside' ? (facts as RecordedFact[]) : recordedFrom(facts as PublicFact[])
