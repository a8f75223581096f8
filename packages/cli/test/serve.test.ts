/** The server as somebody starts it: the first link, a tournament over the API as docs/server.md types it, backup, doctor, the end. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const arbiter = join(root, 'packages/cli/bin/arbiter.js')
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'arbiter-serve-'))
afterAll(() => {
  site.server.kill('SIGKILL') // In the rest nobody has pressed Ctrl-C.
  rmSync(folder, { recursive: true, force: true })
})

async function serving(...words: string[]) {
  const server = spawn(process.execPath, [arbiter, 'serve', '--json', '--port', '0', '--no-engines', ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  server.stderr.on('data', (text) => said.push(String(text)))
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]()
  const { value } = await lines.next()
  if (value === undefined) throw new Error(`it did not start: ${said.join('')}`)
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve))
  return { ...(JSON.parse(value) as { url: string; ownerLink?: string }), server, said, ended }
}

let site: Awaited<ReturnType<typeof serving>>
let token: string

beforeAll(async () => {
  site = await serving()
  const json = { 'content-type': 'application/json', origin: site.url }
  const secret = site.ownerLink?.split('#')[1]
  const body = JSON.stringify({ secret, name: 'Olga' })
  const opened = await fetch(`${site.url}/api/v1/session`, { method: 'POST', headers: json, body })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await fetch(`${site.url}/api/v1/keys/tokens`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ label: 'documents' }),
  })
  token = ((await made.json()) as { token: string }).token
})

test('the first start prints a link for the owner, which works once', async () => {
  expect(site.ownerLink).toMatch(/\/join#[\w-]{22}$/)
  const body = JSON.stringify({ secret: site.ownerLink?.split('#')[1], name: 'Second' })
  const headers = { 'content-type': 'application/json' }
  const again = await fetch(`${site.url}/api/v1/session`, { method: 'POST', headers, body })
  expect(again.status).toBe(410)
})

test('the folder it made and the database in it are for their owner alone (M5)', () => {
  const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8)
  expect([modeOf('arbiter-data'), modeOf('arbiter-data/arbiter.sqlite')]).toEqual(['700', '600'])
})

test('people lists everybody with their roles while the server runs, and no secret', async () => {
  const people = async (...words: string[]) =>
    (await run(process.execPath, [arbiter, 'server', 'people', ...words], { cwd: folder })).stdout
  const told = await people()
  expect(told).toMatch(/^Name +Role +Where +Since\nOlga +owner +whole site +\d{4}-\d\d-\d\d \d\d:\d\d\n/)
  expect(await people('--language', 'de')).toMatch(/^Olga +Eigentümer +ganze Website/m)
  const data = await people('--json')
  const since = expect.any(String)
  expect(JSON.parse(data)).toEqual({
    people: expect.arrayContaining([
      { id: expect.any(String), name: 'Olga', since, roles: expect.arrayContaining([{ role: 'owner', since }]) },
    ]),
  })
  for (const secret of [site.ownerLink?.split('#')[1] as string, token]) expect(told + data).not.toContain(secret)
  expect(data).not.toMatch(/hash|secret|token/)
})

test('a database that nobody owns yet knows nobody', { tags: ['rest'] }, async () => {
  const empty = await serving('--database', 'unowned.sqlite', '--no-demos')
  const { stdout } = await run(process.execPath, [arbiter, 'server', 'people', '--database', 'unowned.sqlite'], {
    cwd: folder,
  })
  expect(stdout).toContain('Nobody is known here yet')
  empty.server.kill('SIGINT')
  expect(await empty.ended).toBe(0)
})

test('the examples of docs/server.md run', { tags: ['rest'] }, async () => {
  const page = readFileSync(join(root, 'docs/server.md'), 'utf8')
  const [, example] = /^```sh\n(A=.*?)^```$/ms.exec(page) ?? []
  const typed = (example as string).replace('http://127.0.0.1:8080', site.url)
  const { stdout } = await run('bash', ['-euc', typed], { cwd: folder, env: { ...process.env, TOKEN: token } })
  expect(stdout).toContain('"type":"game-finished"')
  expect(stdout).toContain('event: facts')
  expect(stdout).toMatch(/"rule":"LEA-/)
})

test('the program of docs/api.md runs', async () => {
  const page = readFileSync(join(root, 'docs/api.md'), 'utf8')
  const [, program] = /^```js\n(.*?)^```$/ms.exec(page) ?? []
  const env = { ...process.env, ARBITER_URL: site.url, ARBITER_TOKEN: token }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program as string], {
    cwd: root,
    env,
  })
  expect(stdout).toContain('no match 99\n1 Ann')
  expect(stdout).toMatch(/^1 tournament-opened\n2 entrant-entered/m)
  expect(stdout).toMatch(/command-revoked\n$/)
})

test('a second server on the same file is refused in words', { tags: ['rest'] }, async () => {
  const second = run(process.execPath, [arbiter, 'serve', '--port', '0'], { cwd: folder })
  await expect(second).rejects.toMatchObject({ code: 3, stderr: expect.stringMatching(/server/i) })
})

test('the database is taken from the environment, and no password of it is said (L8)', { tags: ['rest'] }, async () => {
  const doctor = (where: string) =>
    run(process.execPath, [arbiter, 'server', 'doctor'], {
      cwd: folder,
      env: { ...process.env, ARBITER_DATABASE: where },
    })
  const inFolder = join(folder, 'arbiter-data', 'arbiter.sqlite')
  expect((await doctor(inFolder)).stdout).toContain('The file is whole')
  await expect(doctor('nothing.sqlite')).rejects.toMatchObject({ stderr: expect.stringContaining('nothing.sqlite') })
  for (const where of ['postgres://u:p@ssw0rd@127.0.0.1:1/none', 'postgres://127.0.0.1:1/none?user=u&password=ssw0rd'])
    await expect(doctor(where)).rejects.toMatchObject({ code: 3, stderr: expect.not.stringContaining('ssw0rd') })
})

test('a backup is taken while it runs, is whole, and restores; the doctor finds nothing', {
  tags: ['rest'],
}, async () => {
  const arbiterHere = (...words: string[]) => run(process.execPath, [arbiter, ...words], { cwd: folder })
  await arbiterHere('server', 'backup', 'now.backup')
  await expect(arbiterHere('server', 'backup', 'now.backup')).rejects.toMatchObject({ code: 1 })
  expect((await arbiterHere('server', 'restore', 'now.backup', '--check')).stdout).toContain('is whole: 6 tournaments')
  await arbiterHere('server', 'restore', 'now.backup', '--database', 'other.sqlite')
  await expect(arbiterHere('server', 'restore', 'now.backup', '--database', 'other.sqlite')).rejects.toMatchObject({
    code: 1,
  })
  const looked = await arbiterHere('server', 'doctor', '--database', 'other.sqlite')
  expect(looked.stdout).toContain('all rules hold')
  expect(looked.stdout).toContain('All is well.')
})

test('what cannot be is said: a port that is taken, a database that is not there, a level that is none', {
  tags: ['rest'],
}, async () => {
  const { port } = new URL(site.url)
  const refused = (...words: string[]) =>
    run(process.execPath, [arbiter, ...words], { cwd: folder }).catch((error) => error)
  expect(await refused('serve', '--port', port, '--database', 'free.sqlite')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--port 0'),
  })
  expect(await refused('server', 'doctor', '--database', 'nothing.sqlite')).toMatchObject({ code: 3 })
  expect(await refused('serve', '--log-level', 'loud')).toMatchObject({ code: 2 })
  expect(await refused('serve', '--url', 'chess')).toMatchObject({ code: 2 })
  expect(await refused('serve', '--database', 'postgres://nobody:secret@127.0.0.1:1/none')).toMatchObject({
    code: 3,
    stderr: expect.not.stringContaining('secret'),
  })
})

test('Ctrl-C ends it with 0, and nothing that was answered is lost', async () => {
  site.server.kill('SIGINT')
  expect(await site.ended).toBe(0)
  const looked = execFileSync(process.execPath, [arbiter, 'server', 'doctor'], { cwd: folder, encoding: 'utf8' })
  expect(looked).toContain('All is well.')
})
