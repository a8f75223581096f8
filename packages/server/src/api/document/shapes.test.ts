/**
 * What core shows has the shapes that the API publishes, at several moments of every golden log.
 * @module-tag both
 */

import { readdirSync, readFileSync } from 'node:fs'
import type { RouteDeclaration } from '@arbiter/api/routes'
import {
  bracketShape,
  bulletinShape,
  codes,
  commandShape,
  consequencesShape,
  crosstableShape,
  draftShape,
  factShape,
  formatShape,
  matrixShape,
  outlineShape,
  publicFactShape,
  raceShape,
  roundRobinShape,
  scorecardShape,
  whyShape,
} from '@arbiter/api/shapes'
import { type Instant, parseInstant, type RecordedFact, type Refusal, type Result, unwrap } from '@arbiter/core'
import { scorecardsOf } from '@arbiter/core/bridge'
import { bracketsOf, crosstable, draft, matrixOf, raceOf, roundRobinsOf, show } from '@arbiter/core/bulletin'
import { type AnyFormat, formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import { outline } from '@arbiter/core/outline'
import { publicFacts } from '@arbiter/core/public'
import { effectsOf, type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { sized } from '../../../../../tools/tier.ts'
import { answerFits } from '../../../test/answers.ts'
import { inEnglish } from '../../site/voice.ts'
import { formatShown } from '../format-description.ts'
import { problemOf } from '../problem.ts'
import { openApi } from './open-api.ts'

const shapes = {
  show: bulletinShape,
  draft: draftShape,
  why: whyShape,
  outline: outlineShape,
  preview: consequencesShape,
  crosstable: crosstableShape,
  race: raceShape,
  brackets: z.array(bracketShape),
  matrix: matrixShape,
  roundRobins: z.array(roundRobinShape),
  scorecards: z.array(scorecardShape),
  log: z.array(factShape),
  publicLog: z.array(publicFactShape),
  command: commandShape,
  formats: z.array(formatShape),
}
type Shown = keyof typeof shapes

/** A route for each, that may refuse with everything. */
const routes = Object.entries(shapes).map(
  ([name, shape]): RouteDeclaration => ({
    name,
    method: 'GET',
    path: `/${name}`,
    about: `AnswerCache with ${name}.`,
    success: { status: 200, about: name, shape },
    refusals: codes.filter((code) => code !== 'our-mistake'),
  }),
)
const document = openApi(routes, { version: '1' }, () => ['owner'], inEnglish)

const seen = new Map<string, number>()
const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

function fits(name: Shown, body: unknown): void {
  if (body === undefined || (Array.isArray(body) && body.length === 0)) return
  shown(name, body)
}

/** What a result found, or its refusal. */
function answerFit<Found extends object>(name: Shown, result: Result<Found>, found: (result: Found) => unknown): void {
  if (result.ok) shown(name, found(result))
  else refused(name, result.refusal)
}

function shown(name: Shown, body: unknown): void {
  note(name)
  answerFits(document, { method: 'GET', path: `/${name}` }, { status: 200, contentType: 'application/json', body })
}

function refused(name: Shown, refusal: Refusal): void {
  note('refusal')
  const body = problemOf(refusal)
  const answer = { status: body.status, contentType: 'application/problem+json', body }
  answerFits(document, { method: 'GET', path: `/${name}` }, answer)
}

const folder = new URL('../../../../core/test/golden/', import.meta.url)
const logs = readdirSync(folder).filter((file) => file.endsWith('.log'))

test.each(logs)('all that core shows of %s has the shape that is published', (file) => {
  const read = readLog(readFileSync(new URL(file, folder), 'utf8'), formats)
  if (!read.ok) throw new Error(read.refusal.problem.id)
  fits('log', read.log)
  fits('publicLog', publicFacts(read.log, { diceHash: 'a'.repeat(64), salt: 'salt' }, formats))
  const { length } = read.log
  const publications = read.log.filter(({ type }) => /^(round-paired|seeds-published|opening-drawn)$/.test(type))
  const before = [publications[0], publications.at(-1)].flatMap((fact) => (fact ? [fact.seq - 1] : []))
  const between = [1, Math.floor(length / 3), Math.floor((length * 2) / 3)]
  for (const seq of new Set([...sized({ test: [], rest: between, deep: between }), length, ...before]))
    if (seq > 0) allFits(read.log.slice(0, seq))
})

function allFits(log: readonly RecordedFact[]): void {
  const { tournament } = unwrap(tournamentOf(log, formats))
  const bulletin = show(tournament)
  fits('show', bulletin)
  answerFit('draft', draft(tournament), (each) => each.draft)
  fits('crosstable', crosstable(tournament))
  fits('race', raceOf(tournament))
  fits('brackets', bracketsOf(tournament))
  fits('matrix', matrixOf(tournament))
  fits('roundRobins', roundRobinsOf(tournament))
  const matches = bulletin.stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
  for (const { match, boards } of matches.slice(0, 12)) {
    if (boards) fits('scorecards', scorecardsOf(tournament, match))
    answerFit('why', why(tournament, match), (each) => each.why)
    answerFit('preview', previewOf(tournament, match), (each) => each.consequences)
  }
  for (const { name } of bulletin.table.slice(0, 3))
    answerFit('why', why(tournament, `rank ${name}`), (each) => each.why)
}

const previewOf = (tournament: Tournament, match: string) =>
  effectsOf(
    tournament,
    { do: 'correct', match, result: '0-1' },
    { now: parseInstant('2030-01-01T00:00:00Z') as Instant, by: 'test' },
  )

test('the formats and their outlines', () => {
  fits(
    'formats',
    formats.map((format) => formatShown(format, inEnglish)),
  )
  for (const format of formats)
    for (const count of [4, 8, 16]) answerFit('outline', outline(format, count), (each) => each.outline)
})

test('how many may play is asked of the format', () => {
  const field = (name: string) => formatShown(formats.find((each) => each.name === name) as AnyFormat, inEnglish).field
  expect(field('cup').slice(0, 4)).toEqual([2, 4, 8, 16].map((size) => ({ from: size, to: size })))
  expect(field('league')).toHaveLength(1)
})

test('a command is described as core reads it', () => {
  fits('command', { do: 'report', match: '7', result: '1-0' })
  expect(() => fits('command', { do: 'report', match: 7 })).toThrow()
})

test('a field too many, one too few and a wrong word are found', () => {
  const league = formats.find(({ name }) => name === 'league') as AnyFormat
  const drawn = unwrap(outline(league, 4)).outline
  for (const spoiled of [
    { ...drawn, more: 1 },
    { ...drawn, games: undefined },
    { ...drawn, entrants: 'four' },
  ])
    expect(() => fits('outline', spoiled)).toThrow(/GET \/outline 200/)
})

/** A shape nobody was shown in proves nothing. */
afterAll(() => {
  for (const name of Object.keys(shapes)) expect(seen.get(name) ?? 0, `${name} was never shown`).toBeGreaterThan(0)
  expect(seen.get('refusal') ?? 0).toBeGreaterThan(10)
})
