/**
 * Checksums of stored logs. Those of facts are chained, each over the one before, as in a tournament file: a fact that was
 * changed, lost or moved does not fit. Personal texts have one checksum a row, because erasing changes them.
 */
import { crc32 } from 'node:zlib'
import { Failure } from '../words/failure.ts'
import { message } from './words/messages.ts'

/** A place in a log, and the checksum up to there. */
export interface Link {
  readonly seq: number
  readonly sum: string
}

/** The start of a log. */
export const beginning = (tournament: string): Link => ({ seq: 0, sum: tournament })

/** The checksum of a fact after this link. */
export const sumOfFact = ({ sum }: Pick<Link, 'sum'>, fact: string): string => hexadecimal(`${sum}\n${fact}`)

export const sumOfPersonal = (tournament: string, seq: number, body: string): string =>
  hexadecimal(`${tournament} ${seq}\n${body}`)

const hexadecimal = (text: string): string => crc32(text).toString(16).padStart(8, '0')

/** A damaged log: it decides and shows nothing. */
export class DamagedLog extends Failure {
  readonly seq: number

  constructor(tournament: string, seq: number, what: 'missing' | 'changed') {
    const which = { fact: { fact: seq as never }, tournament: { text: tournament } }
    super(what === 'missing' ? message('database-fact-missing', which) : message('database-fact-changed', which))
    this.seq = seq
  }
}

export interface StoredFact {
  readonly tournament: string
  readonly seq: number
  readonly fact: string
  readonly sum: string
}

/** Checks a fact against the link before it; returns its own link. */
export function checkedFact({ tournament, seq, fact, sum }: StoredFact, before: Link): Link {
  if (seq !== before.seq + 1) throw new DamagedLog(tournament, before.seq + 1, 'missing')
  if (sum !== sumOfFact(before, fact)) throw new DamagedLog(tournament, seq, 'changed')
  return { seq, sum }
}

export function checkPersonal(tournament: string, seq: number, body: string, sum: string): void {
  if (sum !== sumOfPersonal(tournament, seq, body)) throw new DamagedLog(tournament, seq, 'changed')
}

/** Follows rows in the order of tournament and seq, log after log. */
export class ChainOfLogs {
  #tournament: string | undefined
  #last: Link = { seq: 0, sum: '' }

  /** Throws a `DamagedLog` if the row does not fit. */
  check(stored: StoredFact): void {
    this.#last = checkedFact(stored, this.#before(stored.tournament))
  }

  /** The checksum of a row that has none. */
  sum({ tournament, seq, fact }: Omit<StoredFact, 'sum'>): string {
    this.#last = { seq, sum: sumOfFact(this.#before(tournament), fact) }
    return this.#last.sum
  }

  #before(tournament: string): Link {
    if (tournament !== this.#tournament) this.#last = beginning(tournament)
    this.#tournament = tournament
    return this.#last
  }
}
