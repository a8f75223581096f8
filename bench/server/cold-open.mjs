/**
 * Opens a finished hybrid of 500 players for the first time after the server's start. Its answers are in the database from the
 * first time anybody asked for them.
 */

import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { formatNamed, formats } from '../../packages/core/dist/entry-points/formats.js'
import { writeLog } from '../../packages/core/dist/entry-points/log.js'
import { questionFor, tournamentAfter } from '../../packages/core/dist/entry-points/simulate.js'
import { unwrap } from '../../packages/core/dist/index.js'
import { names } from '../arbiter-league.mjs'
import { rounds } from '../rounds.mjs'
import { leastAndMedian, ratio, single } from './row.mjs'
import { ownerOf, post, startSite } from './site.mjs'

const starts = rounds(5)
const players = rounds(500, 60)
const pages = ['chart', 'log', 'table']

export async function benchColdOpen(folder) {
  const database = join(folder, 'cold.sqlite')
  const file = finishedHybrid()
  const ids = await withHybrids(database, folder, file)
  const parsing = timesToParse(file)
  const found = new Map()
  const unread = new Map()
  for (const page of pages) {
    found.set(page, [])
    unread.set(page, (await openedCold(database, folder, page, ids)).another)
  }
  for (let start = 0; start < starts; start++)
    for (const page of pages) found.get(page).push(await openedCold(database, folder, page, ids))
  return pages.flatMap((page) => rowsOf(page, found.get(page), parsing, unread.get(page)))
}

/** Parses every line of its log in this process, which has done nothing else. */
function timesToParse(file) {
  const lines = file.trimEnd().split('\n')
  const times = Array.from({ length: rounds(21) }, () => {
    const began = performance.now()
    for (const line of lines) JSON.parse(line)
    return performance.now() - began
  })
  return leastAndMedian(times)
}

/** Two tournaments: the second is opened by a warm process. */
async function withHybrids(database, folder, file) {
  const site = await startSite(database, folder)
  const owner = await ownerOf(site)
  const ids = []
  for (let i = 0; i < 2; i++) ids.push((await post(owner, importing, file, 'application/jsonl')).id)
  await site.stop()
  return ids
}

const importing = '/tournaments/import?visibility=public'

function finishedHybrid() {
  const entrants = names(players).map((name, i) => ({ name, rating: 2600 - 2 * i }))
  const question = unwrap(
    questionFor({ format: unwrap(formatNamed('hybrid-knockout', formats)).format, entrants, seed: 'bench' }),
  ).question
  return writeLog(unwrap(tournamentAfter(question, 0, formats)).tournament.log, formats)
}

async function openedCold(database, folder, page, ids) {
  const site = await startSite(database, folder)
  try {
    const [first, second] = ids.map((id) => `/api/v1/tournaments/${id}/${page}`)
    await got(site, '/healthz')
    const [one, another] = [await got(site, first), await got(site, second)]
    const again = []
    for (let i = 0; i < rounds(50); i++) again.push(await got(site, first))
    return { ...one, another: another.ms, again: leastAndMedian(again.map(({ ms }) => ms)).median }
  } finally {
    await site.stop()
  }
}

/** Requested like a browser does, compressed; timed until the last byte. */
async function got({ url }, path) {
  const began = performance.now()
  const response = await new Promise((resolve, reject) => {
    request(url + path, { headers: { 'accept-encoding': 'gzip' } }, resolve)
      .on('error', reject)
      .end()
  })
  const bytes = await buffer(response)
  const ms = performance.now() - began
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${bytes}`)
  const isZipped = response.headers['content-encoding'] === 'gzip'
  return { ms, bytes: bytes.length, plain: isZipped ? gunzipSync(bytes).length : bytes.length }
}

function rowsOf(page, found, parsing, unread) {
  const times = (part) => leastAndMedian(found.map((each) => each[part]))
  const [{ bytes, plain }] = found
  const opening = times('another')
  const size = `  compressed, of ${Math.round(plain / 1000)} kB`
  return [
    {
      what: `finished hybrid of ${players}, ${page}: cold, in a process that has opened one`,
      unit: 'ms',
      ...opening,
      under: 10,
    },
    { what: '  times JSON.parse of the lines of its log', unit: 'x', ...ratio(opening, parsing), atMost: 2 },
    single('  asked for the first time since its last result', 'ms', unread, { goal: 100 }),
    { what: '  cold, as the first request of a new process', unit: 'ms', ...times('ms') },
    { what: '  asked for again', unit: 'ms', ...times('again'), under: 5 },
    single(size, 'kB', bytes / 1000, page === 'log' ? { atMost: 300 } : {}),
  ]
}
