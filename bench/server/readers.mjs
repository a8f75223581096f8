/** Spectators: connections that read a live feed, note when each fact arrives, and check that none is missing. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { answerParent } from './child-process.mjs'
import { clockMs, quantiles } from './clock.mjs'

/** Connections opened at a time: the listen backlog is short. */
const atOnce = 100

let readers = []
let before = { user: 0, system: 0 }
let began = 0

const answers = {
  join: async ({ port, feeds, count }) => {
    for (const feed of feeds) await allJoin(port, feed, count)
    before = process.cpuUsage()
    began = clockMs()
    return { joined: readers.length }
  },
  tally: async ({ told }) => {
    await allHave(told.length)
    const { user, system } = process.cpuUsage(before)
    return { ...tallied(told), processor: (user + system) / 1000 / (clockMs() - began) }
  },
  count: async ({ facts }) => {
    await allHave(facts)
    const { user, system } = process.cpuUsage(before)
    const lost = readers.reduce((sum, { came }) => sum + facts - came.size, 0)
    return { lost, doubled: doubled(), processor: (user + system) / 1000 / (clockMs() - began) }
  },
  leave: async () => {
    for (const { socket } of readers) socket.destroy()
    readers = []
    return {}
  },
}

answerParent((question) => answers[question.do](question))

async function allJoin(port, feed, count) {
  for (let left = count; left > 0; left -= atOnce) {
    const some = Array.from({ length: Math.min(atOnce, left) }, () => new Reader(port, feed))
    await Promise.all(some.map(({ joined }) => joined))
    readers.push(...some)
  }
}

class Reader {
  /** Times by seq. */
  came = new Map()
  doubled = 0
  socket
  joined
  #rest = ''

  constructor(port, path) {
    this.socket = connect({ port, host: '127.0.0.1' })
    this.socket.setEncoding('latin1')
    this.socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`)
    this.joined = once(this.socket, 'data')
    this.joined.then(() => this.socket.on('data', (text) => this.#read(text)))
  }

  #read(text) {
    const now = clockMs()
    const events = (this.#rest + text).split('\n\n')
    this.#rest = events.pop()
    for (const event of events) for (const seq of seqsIn(event)) this.#note(seq, now)
  }

  #note(seq, now) {
    if (this.came.has(seq)) this.doubled++
    else this.came.set(seq, now)
  }
}

/** All readers receive the same, so each event is parsed once. */
const understood = new Map()

function seqsIn(event) {
  if (!event.includes('event: facts')) return []
  const known = understood.get(event)
  if (known) return known
  const seqs = JSON.parse(event.slice(event.indexOf('data: ') + 6)).map(({ seq }) => seq)
  if (understood.size > 1000) understood.clear()
  understood.set(event, seqs)
  return seqs
}

/** Until all have arrived, or nothing has arrived for a while. */
async function allHave(facts) {
  const sum = () => readers.reduce((total, { came }) => total + came.size, 0)
  for (let last = -1; sum() < readers.length * facts && last < sum(); ) {
    last = sum()
    await new Promise((now) => setTimeout(now, 2000))
  }
}

function tallied(told) {
  const times = readers.flatMap(({ came }) =>
    told.flatMap(([seq, asked]) => (came.has(seq) ? came.get(seq) - asked : [])),
  )
  const lost = readers.length * told.length - times.length
  return { ...quantiles(times), lost, doubled: doubled() }
}

const doubled = () => readers.reduce((sum, reader) => sum + reader.doubled, 0)
