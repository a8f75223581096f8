/**
 * The tournament file: a header, then one fact a line, each line closed by a checksum that also covers
 * the line before it, so that nothing can be changed, lost or moved unnoticed.
 *
 *     {"arbiter":"log","version":1,"sum":"5ec1ab1e"}
 *     {"seq":1,"at":"2026-05-01T14:00:00Z","by":"director","key":"1","type":"tournament-opened",…,"sum":"…"}
 *
 * A command's facts stand or fall together: all but its last line carry `"more":true`.
 */
import { checksum } from './checksum.ts'
import { type Recorded, recordedSchema } from './fact.ts'

const version = 1

/** Where the next line is joined on: the checksum of the line before it. */
export type Seal = string

export interface Written {
  readonly text: string
  readonly seal: Seal
}

/** A whole file with these facts in it. */
export function writeLog(log: readonly Recorded[]): string {
  const header = sealed({ arbiter: 'log', version }, '')
  return header.text + writeFacts(log, header.seal).text
}

/** The lines of some whole commands, to be put behind the line with that seal. */
export function writeFacts(facts: readonly Recorded[], after: Seal): Written {
  let text = ''
  let seal = after
  facts.forEach((fact, i) => {
    assertReadable(fact)
    const line = sealed(facts[i + 1]?.key === fact.key ? { ...fact, more: true } : fact, seal)
    text += line.text
    seal = line.seal
  })
  return { text, seal }
}

/** What could not be read again must never be written. */
function assertReadable(fact: Recorded): void {
  const parsed = recordedSchema.safeParse(fact)
  if (!parsed.success) throw new Error(`fact ${fact.seq} could not be read again: ${firstIssue(parsed.error.issues)}`)
}

function sealed(record: object, before: Seal): Written {
  const body = JSON.stringify(record).slice(0, -1)
  const seal = checksum(before + body)
  return { text: `${body},"sum":"${seal}"}\n`, seal }
}

export type ReadLog =
  | {
      readonly ok: true
      readonly log: Recorded[]
      readonly seal: Seal
      /** How many characters of the text are good; what follows is the unfinished end. */
      readonly good: number
      /** What was left off at the end, in words, if anything was. */
      readonly cut?: string
    }
  | { readonly ok: false; readonly line: number; readonly problem: string }

/** Reads a file; an end that was never completed is left off and said, any other damage is named by its line. */
export function readLog(text: string): ReadLog {
  const reader = new Reader(text)
  return reader.read()
}

class Reader {
  private readonly log: Recorded[] = []
  private at = 0
  private line = 0
  private seal: Seal = ''
  /** The state after the last whole command. */
  private whole = { at: 0, facts: 0, seal: '', line: 0 }
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  read(): ReadLog {
    if (this.text === '') return damaged(1, 'the file is empty: it is not an Arbiter tournament file')
    while (this.at < this.text.length) {
      const problem = this.readLine()
      if (problem === 'unfinished') break
      if (problem !== undefined) return damaged(this.line, problem)
    }
    if (this.whole.line === 0) return damaged(1, 'not an Arbiter tournament file (its first line is not complete)')
    return this.kept()
  }

  private kept(): ReadLog {
    const { at, facts, seal, line } = this.whole
    this.log.length = facts
    const base = { ok: true, log: this.log, seal, good: at } as const
    if (at === this.text.length) return base
    return { ...base, cut: `line ${line + 1} and what follows it was never completely written; it was left off` }
  }

  /** What is wrong with the next line, or `unfinished` if the text ends inside it. */
  private readLine(): string | undefined {
    const end = this.text.indexOf('\n', this.at)
    const line = this.text.slice(this.at, end < 0 ? undefined : end)
    this.line++
    const parts = /^(.*),"sum":"([0-9a-f]{8})"\}$/s.exec(line)
    if (end < 0 && !parts) return /"sum":"[0-9a-f]{8}"\}/.test(line) ? 'something follows its end' : 'unfinished'
    if (!parts) return this.line === 1 ? 'not an Arbiter tournament file' : 'it is not a complete record'
    const [, body, sum] = parts as unknown as [string, string, string]
    if (checksum(this.seal + body) !== sum)
      return 'its checksum does not fit: the line or the one before it was changed'
    const problem = this.accept(`${body}}`)
    if (problem) return problem
    this.at = end < 0 ? this.text.length : end + 1
    this.seal = sum
    this.close(body)
    return undefined
  }

  private accept(json: string): string | undefined {
    const record = parseJson(json)
    if (record === undefined) return 'it is not JSON'
    if (this.line === 1) return problemWithHeader(record)
    const { more: _, ...fact } = record
    const parsed = recordedSchema.safeParse(fact)
    if (!parsed.success) return `it is not a fact: ${firstIssue(parsed.error.issues)}`
    if (parsed.data.seq !== this.log.length + 1)
      return `it is fact ${parsed.data.seq} where fact ${this.log.length + 1} belongs`
    this.log.push(parsed.data)
    return undefined
  }

  private close(body: string): void {
    if (body.endsWith(',"more":true')) return
    this.whole = { at: this.at, facts: this.log.length, seal: this.seal, line: this.line }
  }
}

const damaged = (line: number, problem: string): ReadLog => ({ ok: false, line, problem })

function parseJson(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function problemWithHeader(header: Record<string, unknown>): string | undefined {
  if (header['arbiter'] !== 'log') return 'not an Arbiter tournament file'
  if (header['version'] !== version)
    return `written by a newer Arbiter (file version ${header['version']}; this one reads ${version})`
  return undefined
}

function firstIssue(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const issue = issues[0]
  return issue ? `${issue.path.map(String).join('.') || 'record'}: ${issue.message}` : 'unknown'
}
