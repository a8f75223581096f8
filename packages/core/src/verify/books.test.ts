/** Rule books from outside: `verify` takes them beside those that ship, or in their place. */
import { expect, test } from 'vitest'
import { type Fields, Log } from '../../test/bridge-log.ts'
import type {} from './diagonal/facts.ts'
import { about, Field, type Finding, type Handlers, type Opinion, type RuleBook, ruleBooks, verify } from './index.ts'
import { message } from './words/messages.ts'

/** A race: everybody starts, and the director declares the winner. */
class Race implements Opinion {
  private readonly field = new Field()
  private winner: string | undefined

  readonly place: Handlers = {
    'entrant-entered': (fact) => this.field.enter(fact),
    'tournament-started': (fact) => this.field.start(fact),
    'winner-declared': ({ winners, ...fact }) => {
      if (winners.length > 1) return about(fact, 'RACE-1', message('found-over'))
      this.winner = winners[0]
      return undefined
    },
  }

  get isFinished(): boolean {
    return this.winner !== undefined
  }

  objectionTo(): Finding | undefined {
    return undefined
  }

  table() {
    return this.field.starters.map(({ id }) => ({ rank: id === this.winner ? 1 : 2, entrant: id, counts: {} }))
  }

  champion() {
    return this.field.starters.find(({ id }) => id === this.winner)?.id
  }
}

const race: RuleBook = { format: 'race', objections: () => [], opinion: () => new Race() }

const log = (...facts: Fields[]): Log =>
  new Log()
    .add({ type: 'tournament-opened', format: 'race', rules: 1, autoPair: true, dice: 'd', options: {} })
    .add(...['a', 'b'].map((id) => ({ type: 'entrant-entered', entrant: { id, name: id } })))
    .add({ type: 'tournament-started', order: ['a', 'b'], reason: { rule: 'RACE', by: 'entry' } })
    .add(...facts)
const wins = (...winners: string[]): Fields => ({ type: 'winner-declared', stage: 'race', round: 1, winners })
const found = ({ facts }: Log, books?: readonly RuleBook[]) => verify(facts, books).findings.map(({ rule }) => rule)

test('a format without a rule book is found', () => expect(found(log(wins('a')))).toEqual(['LOG-16']))
test('a book from outside judges the logs of its format', () => {
  const verdict = verify(log(wins('b')).facts, [...ruleBooks, race])
  expect(verdict).toMatchObject({ findings: [], champion: 'b', isFinished: true })
})
test('and its own rules are cited', () => {
  expect(found(log(wins('a', 'b')), [...ruleBooks, race])).toEqual(['RACE-1'])
})
test('a type of fact it does not list is foreign', () => {
  const game = { type: 'game-finished', match: '1', game: 1, sides: ['a', 'b'], result: '1-0' }
  expect(found(log(game), [...ruleBooks, race])).toEqual(['LOG-20'])
})
test('of two books for a format the later one is taken', () => {
  const severe: RuleBook = { ...race, objections: (opened) => [about(opened, 'RACE-2', message('found-over'))] }
  expect(found(log(wins('a')), [race, severe])).toEqual(['RACE-2'])
})
