/** The checksums of rows on their way into a backup and out of it. */
import { ChainOfLogs, checkPersonal, sumOfPersonal } from '../database/checksum.ts'
import type { Value } from '../database/database.ts'
import type { TableName } from '../database/tables.ts'

/** Rows come in the order of a backup: log by log, fact by fact. */
export class Sums {
  readonly #chain = new ChainOfLogs()

  /** Throws a `DamagedLog` if a row does not fit its checksum. */
  check(table: TableName, [tournament, seq, text, sum]: readonly Value[]): void {
    const [id, number, said] = [String(tournament), Number(seq), String(sum)]
    if (table === 'facts') this.#chain.check({ tournament: id, seq: number, fact: String(text), sum: said })
    if (table === 'personal') checkPersonal(id, number, String(text), said)
  }

  /** The checksum for a row of an old backup. */
  missing(table: TableName, [tournament, seq, text]: readonly Value[]): string {
    const [id, number] = [String(tournament), Number(seq)]
    if (table === 'personal') return sumOfPersonal(id, number, String(text))
    return this.#chain.sum({ tournament: id, seq: number, fact: String(text) })
  }
}
