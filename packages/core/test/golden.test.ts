/** A log written once gives the same table for ever. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { show } from '../src/bulletin/show.ts'
import type { TableRow } from '../src/bulletin/table.ts'
import { formats } from '../src/formats/index.ts'
import { readLog, writeLog } from '../src/formats/log.ts'
import type { Message } from '../src/message/message.ts'
import { unwrap } from '../src/refusals/result.ts'
import { tournamentOf } from '../src/tournament/open.ts'
import { verify } from '../src/verify/index.ts'
import { inEnglish } from './said.ts'

const folder = new URL('./golden/', import.meta.url)
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.log') ? [file.replace('.log', '')] : []))
const kept = (file: string) => readFileSync(new URL(file, folder), 'utf8')

/** Rounds were names when the logs were kept; they are messages now and are called the same. */
const inText = (row: TableRow): object => ({
  ...row,
  ...(typeof row['lostIn'] === 'object' ? { lostIn: inEnglish([row['lostIn'] as Message]) } : {}),
})

/** What a remark is about stays the same; how it is said may change. */
const withoutWords = ({ says: _, more: __, sentence: ___, ...facts }: Readonly<Record<string, unknown>>): object =>
  facts

describe('golden logs', () => {
  test.each(names)('%s gives the table it gave when it was kept', (name) => {
    const text = kept(`${name}.log`)
    const read = readLog(text, formats)
    if (!read.ok) throw new Error(read.refusal.problem.id)
    const { tournament } = unwrap(tournamentOf(read.log, formats))
    const { state, closed, champion, table, remarks } = show(tournament)
    const { remarks: warned, ...then } = JSON.parse(kept(`${name}.json`))
    expect({ state, closed, champion, table: table.map(inText) }).toEqual(then)
    expect(remarks.map(withoutWords)).toEqual(expect.arrayContaining(warned.map(withoutWords))) // later ones may warn of more
    expect(writeLog(read.log, formats)).toBe(text)
    expect(verify(read.log).findings).toEqual([])
  })

  test.each(formats.map(({ name }) => name))('there are at least five of %s', (format) => {
    expect(names.filter((name) => name.startsWith(`${format}-`)).length).toBeGreaterThanOrEqual(5)
  })
})
