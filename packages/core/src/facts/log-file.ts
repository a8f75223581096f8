/**
 * The tournament file: a header, then one fact a line, each line closed by a checksum that also covers
 * the line before it, so that nothing can be changed, lost or moved unnoticed.
 *
 *     {"arbiter":"log","version":1,"sum":"5ec1ab1e"}
 *     {"seq":1,"at":"2026-05-01T14:00:00Z","by":"director","key":"1","type":"tournament-opened",…,"sum":"…"}
 *
 * A command's facts stand or fall together: all but its last line carry `"more":true`.
 */
import * as z from 'zod/mini'
import { issueSays, theField, valueAt } from '../issues/issue.ts'
import type { Message } from '../message/message.ts'
import { type Accepts, acceptanceOf } from './acceptance.ts'
import { checksum } from './checksum.ts'
import { heart, type RecordedFact } from './fact.ts'
import { seqAfter } from './ids.ts'
import { type Kind, unknownFactSchema } from './kind.ts'
import { message } from './words/messages.ts'

const version = 1

/** The checksum of the last line, which the next line continues. */
export type Seal = string

export interface SealedText {
  readonly text: string
  readonly seal: Seal
}

/** A whole file with these facts. */
export function writeLines(log: readonly RecordedFact[], kinds: readonly Kind[]): string {
  const header = sealed({ arbiter: 'log', version }, '')
  return header.text + writeLinesAfter(header.seal, log, kinds).text
}

/** The lines of whole commands, to be appended after the line with that seal. */
export function writeLinesAfter(after: Seal, facts: readonly RecordedFact[], kinds: readonly Kind[]): SealedText {
  let text = ''
  let seal = after
  facts.forEach((fact, i) => {
    assertReadable(fact, kinds)
    const line = sealed(facts[i + 1]?.key === fact.key ? { ...fact, more: true } : fact, seal)
    text += line.text
    seal = line.seal
  })
  return { text, seal }
}

/** Fails for facts that could not be read again. */
function assertReadable(fact: RecordedFact, kinds: readonly Kind[]): void {
  const candidates = kinds.filter(({ type }) => type === fact.type)
  if (candidates.some(({ schema }) => takes(schema, fact))) return
  const [issue] = candidates[0]?.schema.safeParse(fact).error?.issues ?? []
  const problem = issue ? `${issue.path.map(String).join('.')}: ${issue.code}` : `type: ${fact.type}`
  throw new Error(`fact ${fact.seq} could not be read again: ${problem}`)
}

/** True if the schema takes the fact; the fast check comes first. */
const takes = (schema: z.ZodMiniType, fact: unknown): boolean =>
  isSurelyTaken(schema, fact) || schema.safeParse(fact).success

const isSurelyTaken = (schema: z.ZodMiniType, fact: unknown): fact is RecordedFact =>
  (acceptances.get(schema) ?? acceptanceMade(schema))(fact)

const acceptances = new WeakMap<z.ZodMiniType, Accepts>()

function acceptanceMade(schema: z.ZodMiniType): Accepts {
  const made = acceptanceOf(schema)
  acceptances.set(schema, made)
  return made
}

function sealed(record: object, before: Seal): SealedText {
  const body = JSON.stringify(record).slice(0, -1)
  const seal = checksum(body, before)
  return { text: `${body},"sum":"${seal}"}\n`, seal }
}

export type ReadLog =
  | {
      readonly ok: true
      readonly log: RecordedFact[]
      readonly seal: Seal
      /** Number of valid characters; the unfinished end follows. */
      readonly good: number
      /** The incomplete end that was left off, if any. */
      readonly cut?: Message
    }
  | { readonly ok: false; readonly line: number; readonly problem: Message }

/** All kinds of facts of a format; `undefined` for an unknown format, of whose facts only the stamps are read. */
export type KindsOf = (format: string) => readonly Kind[] | undefined

/** Reads a file; an incomplete end is left off and reported, any other damage is refused with its line. */
export const readLines = (text: string, kindsOf: KindsOf): ReadLog => new Reader(text, kindsOf).read()

/** The end of each line. */
const sealOfLine = /^,"sum":"[0-9a-f]{8}"\}$/
const sealLength = ',"sum":"5ec1ab1e"}'.length

class Reader {
  private readonly log: RecordedFact[] = []
  private at = 0
  private line = 0
  private seal: Seal = ''
  /** The state after the last whole command. */
  private whole = { at: 0, facts: 0, seal: '', line: 0 }
  private readonly text: string
  private readonly kindsOf: KindsOf
  /** Schemas by type: those that every format has, until the opening names the format; `undefined` for an unknown one. */
  private schemas: Schemas | undefined = schemasOf(heart)

  constructor(text: string, kindsOf: KindsOf) {
    this.text = text
    this.kindsOf = kindsOf
  }

  read(): ReadLog {
    if (this.text === '') return damaged(1, message('log-file-empty'))
    while (this.at < this.text.length) {
      const problem = this.readLine()
      if (problem === 'unfinished') break
      if (problem !== undefined) return damaged(this.line, problem)
    }
    if (this.whole.line === 0) return damaged(1, message('log-file-unfinished'))
    return this.kept()
  }

  private kept(): ReadLog {
    const { at, facts, seal, line } = this.whole
    this.log.length = facts
    const base = { ok: true, log: this.log, seal, good: at } as const
    if (at === this.text.length) return base
    return { ...base, cut: message('log-file-cut', { line: line + 1 }) }
  }

  /** The problem of the next line, or `unfinished` if the text ends inside it. */
  private readLine(): Message | 'unfinished' | undefined {
    const end = this.text.indexOf('\n', this.at)
    const line = this.text.slice(this.at, end < 0 ? undefined : end)
    this.line++
    const isSealed = sealOfLine.test(line.slice(-sealLength))
    if (end < 0 && !isSealed) return /"sum":"[0-9a-f]{8}"\}/.test(line) ? message('log-file-after-end') : 'unfinished'
    if (!isSealed) return message(this.line === 1 ? 'log-file-foreign' : 'log-file-no-record')
    const sum = line.slice(-10, -2)
    const bodyEnd = this.at + line.length - sealLength
    if (checksum(this.text, this.seal, this.at, bodyEnd) !== sum) return message('log-file-checksum')
    const problem = this.accept(`${this.text.slice(this.at, bodyEnd)}}`)
    if (problem) return problem
    this.at = end < 0 ? this.text.length : end + 1
    this.seal = sum
    if (!this.text.endsWith(',"more":true', bodyEnd)) this.close()
    return undefined
  }

  private accept(json: string): Message | undefined {
    const record = parseJson(json)
    if (record === undefined) return message('log-file-no-json')
    if (this.line === 1) return problemWithHeader(record)
    const fact = withoutMore(record)
    const schema = this.schemaFor(fact['type'])
    if (isSurelyTaken(schema, fact)) return this.keep(fact)
    const parsed = schema.safeParse(fact)
    return parsed.success ? this.keep(parsed.data as RecordedFact) : noFact(fact, parsed.error.issues[0])
  }

  private keep(fact: RecordedFact): Message | undefined {
    const due = seqAfter(this.log.length)
    if (fact.seq !== due) return message('log-file-wrong-place', { fact: { fact: fact.seq }, due: { fact: due } })
    if (fact.type === 'tournament-opened') this.schemas = schemasOf(this.kindsOf(fact.format))
    this.log.push(fact)
    return undefined
  }

  private schemaFor(type: unknown): z.ZodMiniType {
    return this.schemas ? (this.schemas.get(type) ?? oneOfTypes(this.schemas)) : unknownFactSchema
  }

  private close(): void {
    this.whole = { at: this.at, facts: this.log.length, seal: this.seal, line: this.line }
  }
}

type Schemas = ReadonlyMap<unknown, z.ZodMiniType>

const schemasOf = (kinds: readonly Kind[] | undefined): Schemas | undefined =>
  kinds && new Map(kinds.map(({ type, schema }) => [type, schema]))

/** Refuses a fact of any other type. */
const oneOfTypes = (schemas: Schemas) => z.looseObject({ type: z.enum([...schemas.keys()].map(String)) })

const damaged = (line: number, problem: Message): ReadLog => ({ ok: false, line, problem })

/** The record without `more`; most lines have none and are returned as they are. */
function withoutMore(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!('more' in record)) return record
  const { more: _, ...fact } = record
  return fact
}

function parseJson(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function problemWithHeader(header: Record<string, unknown>): Message | undefined {
  if (header['arbiter'] !== 'log') return message('log-file-foreign')
  if (header['version'] !== version)
    return message('log-file-newer', { version: { text: String(header['version']).slice(0, 20) }, own: version })
  return undefined
}

function noFact(fact: Record<string, unknown>, issue: z.core.$ZodIssue | undefined): Message {
  const path = issue?.path ?? []
  const value = { what: theField(path.map(String).join('.') || 'type'), given: valueAt(fact, path) }
  return message('log-file-no-fact', { why: issueSays(issue as z.core.$ZodIssue, value) })
}
