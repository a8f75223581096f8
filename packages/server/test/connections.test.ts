/** Connections (H1): slow and silent clients are cut off, and forbidden ones are refused before anything is read. */
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { invitedBy, opens } from './cast.ts'
import { pathOf, type TestSite, testSite, tournamentOf } from './site.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const hasty = { headMs: 200, requestMs: 300, silenceMs: 700, lookEveryMs: 50, farewellMs: 50 }
let plain: TestSite
let impatient: TestSite
beforeAll(async () => {
  plain = await testSite('sqlite', { limits: { freshMs: 0 } })
  impatient = await testSite('sqlite', { limits: { ...hasty, connections: 12 } })
})
afterAll(async () => {
  await plain.close()
  await impatient.close()
})

interface Line {
  readonly socket: Socket
  said: string
  /** The server has ended its half. */
  isEnded: boolean
  /** The connection is closed. */
  isGone: boolean
}

/** A client that never closes anything, as no browser would. */
function line({ url }: TestSite, ...sent: (string | Buffer)[]): Line {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  sockets.push(socket)
  const line: Line = { socket, said: '', isEnded: false, isGone: false }
  socket.on('data', (bytes) => {
    line.said += bytes
  })
  socket.on('end', () => {
    line.isEnded = true
  })
  socket.on('error', () => {
    line.isGone = true
  })
  socket.on('close', () => {
    line.isGone = true
  })
  for (const each of sent) socket.write(each)
  return line
}

const question = 'GET /api HTTP/1.1\r\nhost: x\r\n\r\n'

/** A half-closed connection accepts data for ever, so keep writing. */
const closedSoon = (what: string, line: Line) =>
  until(
    `${what} is closed`,
    () => {
      if (line.isEnded && !line.isGone) line.socket.write(question)
      return line.isGone
    },
    10_000,
  )

const head = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}content-length: ${length}\r\n\r\n`

describe('a connection that timed out is closed for good, not only half (H1)', () => {
  test.each([
    ['that says nothing', []],
    ['that stops in the head', ['GET / HTTP/1.1\r\nhost:']],
    ['that stops in the body', [head('/api/v1/session', 900), '{"secret":']],
  ])('one %s', async (what, sent) => {
    const slow = line(impatient, ...sent)
    await closedSoon(what, slow)
    expect(slow.said).toMatch(/^HTTP\/1\.1 408 /)
    expect(slow.said).toContain('"code":"too-slow"')
  })

  test('one that asks and does not read the answers', { tags: ['rest'] }, async () => {
    const stalled = line(impatient, question.repeat(200))
    stalled.socket.pause()
    stalled.isEnded = true // a stalled client does not read, so only writing shows the end
    await closedSoon('a stalled reader', stalled)
  })
})

test('silent connections at the limit do not keep everybody out for ever (H1)', async () => {
  const silent = Array.from({ length: 30 }, () => line(impatient))
  await Promise.all(silent.map((each) => closedSoon('a silent one', each)))
  expect(silent.filter(({ said }) => said === '').length, 'turned away at the door').toBeGreaterThan(10)
  expect((await fetch(`${impatient.url}/healthz`)).status).toBe(200)
})

describe('whoever may not is refused before anything is read (H1)', () => {
  test.each([
    ['a tournament file', '/api/v1/tournaments/import', 16_700_000, '', 401],
    ['a command', '/api/v1/tournaments/nowhere/commands', 900_000, '', 404],
    ['a wrong token', '/api/v1/tournaments', 900_000, 'authorization: Bearer nonsense\r\n', 401],
    ['a change from another site', '/api/v1/session', 900, 'origin: https://evil.example\r\n', 403],
    ['a page that is not there', '/api/v1/nowhere', 900_000, '', 404],
    ['a text where JSON is read', '/api/v1/session', 900, 'content-type: text/plain\r\n', 415],
  ])('%s', async (what, path, length, more, status) => {
    const sent = head(path, length, more)
    const stranger = line(
      plain,
      more.includes('content-type') ? sent.replace('content-type: application/json\r\n', '') : sent,
    )
    await until(`${what} is answered`, () => stranger.said.includes('\r\n\r\n'), 10_000)
    expect(stranger.said.split('\r\n')[0]).toContain(` ${status} `)
  })

  test('a body that ends after the role was taken away changes nothing', async () => {
    const tournament = await tournamentOf(plain.owner, 'league', ['Ann', 'Ben'])
    const director = await opens(plain, await invitedBy(plain.owner, tournament, 'director'), 'Dora')
    const person = (await director.get('session.who')).body.id
    const bytes = JSON.stringify({ do: 'start' })
    const more = `cookie: ${director.headers['cookie']}\r\nsec-fetch-site: same-origin\r\nexpect: 100-continue\r\n`
    const slow = line(plain, head(pathOf('tournament.command', { tournament }), bytes.length, more))
    await until('the body is asked for', () => slow.said.includes(' 100 Continue'), 10_000)
    slow.socket.write(bytes.slice(0, 3))
    await plain.owner.post('people.remove', { tournament, person })
    slow.socket.write(bytes.slice(3))
    await until('it is answered', () => slow.said.includes('"status"') || slow.said.includes('"seq"'), 10_000)
    expect(slow.said).toContain('HTTP/1.1 403 ')
  })

  test('a stranger may send little where anybody may send something', async () => {
    const body = JSON.stringify({ secret: 'x', name: 'x'.repeat(20_000) })
    expect((await plain.guest.post('session.open', {}, body)).status).toBe(413)
    const nested = `${'['.repeat(500_000)}${']'.repeat(500_000)}`
    expect((await plain.guest.post('session.open', {}, nested)).status).toBe(413)
  })
})
