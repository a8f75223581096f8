/** Makes public facts from the facts of one tournament, one by one or all at once. */
import type { Match } from '../chart/match.ts'
import type { DecidedMatch } from '../facts/decided-match.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Kind } from '../facts/kind.ts'
import { type AnyView, inView } from '../facts/view.ts'
import { kindsOf } from '../formats/rule-book/facts/facts-of.ts'
import type { AnyOwnKind } from '../formats/rule-book/facts/own-fact.ts'
import { ownKindOf } from '../formats/rule-book/facts/own-kind-of.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { Tournament } from '../tournament/tournament.ts'
import type { PublicFact } from './public-fact.ts'

/** The seal on the dice: the hash is published at once, the salt with the dice at the close. */
export interface DiceSeal {
  readonly diceHash: string
  readonly salt: string
}

/** All facts of a log as spectators see them. */
export const publicFacts = (log: readonly RecordedFact[], seal: DiceSeal, known: readonly AnyFormat[]): PublicFact[] =>
  new Publisher(seal, known).publish(log)

/** What spectators see of facts by their types; of an unknown format only what every format has. */
const viewsIn = (format: AnyFormat | undefined): ReadonlyMap<string, Kind['view']> =>
  new Map(kindsOf(format ? [format] : []).map(({ type, view }) => [type, view]))

export class Publisher {
  private readonly seal: DiceSeal
  private readonly known: readonly AnyFormat[]
  private dice = ''
  private format: AnyFormat | undefined = undefined
  private views = viewsIn(undefined)
  /** The first fact of the command whose facts are being published. */
  private first: RecordedFact | undefined = undefined
  /** The director's chart, kept only for teams: there public facts alone do not decide every match. */
  private tournament: Tournament | undefined = undefined
  /** The decisions published last, as text. */
  private readonly told = new Map<MatchId, string>()

  constructor(seal: DiceSeal, known: readonly AnyFormat[]) {
    this.seal = seal
    this.known = known
  }

  /** Publishes the next facts of the log, beginning with its first. */
  publish(facts: readonly RecordedFact[]): PublicFact[] {
    return facts.map((fact) => this.published(fact))
  }

  private published(fact: RecordedFact): PublicFact {
    if (fact.type === 'tournament-opened') {
      this.dice = fact.dice
      this.format = this.known.find(({ name }) => name === fact.format)
      this.views = viewsIn(this.format)
    }
    if (fact.key !== this.first?.key) this.first = fact
    const { seq, at, type } = fact
    const stamp = { seq, at, command: this.first.seq, type }
    const own = inView(fact, (this.views.get(type) ?? {}) as AnyView) as object
    const decided = this.decidedBy(fact)
    return Object.assign(stamp, own, this.instead(fact), decided.length > 0 ? { decided } : {}) as PublicFact
  }

  private instead(fact: RecordedFact): object {
    if (fact.type === 'tournament-opened') return { diceHash: this.seal.diceHash }
    if (fact.type === 'tournament-closed') return { dice: this.dice, salt: this.seal.salt }
    return this.own(fact)?.instead?.of(fact as never) ?? {}
  }

  /** The kind of a fact if the format brings it. */
  private own(fact: RecordedFact): AnyOwnKind | undefined {
    return this.format && ownKindOf(this.format, fact)
  }

  /** Decisions of matches that this fact makes or changes and spectators cannot work out. */
  private decidedBy(fact: RecordedFact): DecidedMatch[] {
    this.follow(fact)
    if (!this.tournament) return []
    const now = new Map<MatchId, DecidedMatch>()
    for (const match of this.tournament.chart.board.matches.values()) {
      const decided = decidedIn(match)
      if (decided) now.set(match.id, decided)
    }
    const gone = [...this.told.keys()].filter((match) => !now.has(match)).map((match) => ({ match, order: null }))
    return [...gone, ...now.values()].filter((decided) => this.isNews(decided))
  }

  private isNews(decided: DecidedMatch): boolean {
    const text = JSON.stringify(decided)
    if (this.told.get(decided.match) === text) return false
    if (decided.order === null) this.told.delete(decided.match)
    else this.told.set(decided.match, text)
    return true
  }

  private follow(fact: RecordedFact): void {
    if (fact.type !== 'tournament-opened') this.tournament?.apply([fact])
    else if (this.format?.about.whom === 'teams') this.tournament = new Tournament(this.format, [fact])
  }
}

/** Places of a match that may come from a lot (BRI-103), or that nobody won because the only team there had not paid (BRI-49). */
function decidedIn(match: Match): DecidedMatch | undefined {
  const { id, outcome, series, here, round } = match
  if (!outcome || series.absence !== 'leaves-match') return undefined
  const isAlone = outcome.order.length === 0 && (outcome.by === 'forfeit' || outcome.by === 'walkover')
  const [alone] = isAlone ? here : []
  if (alone !== undefined) return { match: id, order: [], unpaid: round.stage.chart.field.entrant(match.who(alone)).id }
  return series.usesDice ? { match: id, order: outcome.order } : undefined
}
