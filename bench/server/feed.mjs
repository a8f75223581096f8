/** The live feed: latency of a result to every spectator, and completeness. */
import { join } from 'node:path'
import { rounds } from '../rounds.mjs'
import { startChild } from './child-process.mjs'
import { busy, single } from './row.mjs'
import { diagonals, mostMemory, ownerOf, processorSeconds, startSite } from './site.mjs'

const crowds = [
  { count: 2000, perSecond: 10, seconds: 20, under: 250 },
  { count: 2000, perSecond: 10, seconds: 10, under: 250, guesses: 1000 },
  { count: 1000, perSecond: 50, seconds: 10, under: 400 },
  { count: 5000, perSecond: 2, seconds: 20, under: 750, memory: { under: 500 } },
]
  .slice(0, rounds(4, 2))
  .map((crowd) => ({ ...crowd, count: rounds(crowd.count, 50), seconds: rounds(crowd.seconds) }))

export async function benchFeed(folder) {
  const rows = []
  for (const [i, crowd] of crowds.entries()) {
    rows.push(...(await watched(crowd, join(folder, `${i}.sqlite`), folder)))
    if (!crowd.guesses) rows.push(...(await watchedBare(crowd)))
  }
  return rows
}

/** A server for each number of spectators, so that its memory is only theirs. */
async function watched(crowd, database, folder) {
  const site = await startSite(database, folder)
  try {
    const owner = await ownerOf(site)
    const [made] = await diagonals(owner, 1)
    const { port, server } = site
    const found = await toldAll(crowd, { port, pid: server.pid, token: owner.token, ...made })
    return rowsOf(crowd, found, mostMemory(server.pid))
  } finally {
    await site.stop()
  }
}

async function toldAll({ count, perSecond, seconds, guesses = 0 }, { port, pid, token, feed, reports }) {
  const [reporters, readers, guesser] = ['./reporters.mjs', './readers.mjs', './token-guesser.mjs'].map(startChild)
  try {
    await readers.ask({ do: 'join', port, feeds: [feed], count })
    const before = processorSeconds(pid)
    const guessing = guesser.ask({ port, path: reports[0].path, perSecond: guesses, seconds })
    const results = { reports: reports.slice(0, perSecond * seconds), connections: 8, perSecond }
    const { told } = await reporters.ask({ port, token, ...results })
    const found = await readers.ask({ do: 'tally', told })
    const serving = (processorSeconds(pid) - before) / seconds
    return { ...found, serving, guessed: await guessing }
  } finally {
    for (const each of [reporters, readers, guesser]) await each.dismiss()
  }
}

function rowsOf({ count, perSecond, under, guesses, memory }, found, mebibytes) {
  const { p50, p99, lost, doubled, guessed } = found
  const beside = guesses ? `, ${Math.round(guessed.perSecond)} guesses/s beside` : ''
  return [
    single(`${count} spectators, ${perSecond} results/s${beside}: to each, p50`, 'ms', p50),
    single('  p99', 'ms', p99, { under }),
    single('  facts that somebody missed or got twice', '', lost + doubled, { atMost: 0 }),
    single('  memory of the server', 'MiB', mebibytes, memory),
    busy([found]),
  ]
}

async function watchedBare(crowd) {
  const feed = startChild('./bare-feed.mjs')
  try {
    const { port, pid } = await feed.ask({})
    const reports = Array.from({ length: crowd.perSecond * crowd.seconds }, (_, i) => {
      return { path: '/', command: { match: `D1.${i}`, sides: { white: 'e100', black: 'e102' }, result: 'white-wins' } }
    })
    const found = await toldAll(crowd, { port, pid, token: '', feed: '/', reports })
    return [single('  bare fan-out: p50', 'ms', found.p50), single('  p99', 'ms', found.p99), busy([found])]
  } finally {
    await feed.dismiss()
  }
}
