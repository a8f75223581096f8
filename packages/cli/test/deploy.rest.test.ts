/**
 * What operators run: the steps of the Dockerfile, the start commands of container, compose file and unit, and docs/install.md.
 * @module-tag rest
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { copyClone } from '../../../tools/clone-copy.mjs'
import { freshShell, root } from '../../../tools/tarball.mjs'
import { freshPostgres } from '../../server/test/postgres.ts'

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'arbiter-deploy-')))
const inScratch = (path: string) => join(scratch, path)
const ours = (path: string) => readFileSync(join(root, path), 'utf8')
const running = new Set<ChildProcess>()

/** It builds and installs, on a machine that may have other things to do. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
})

/** The image's file system is a folder; npm alone needs the home of whoever runs the tests, for its settings. */
const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...freshShell(),
  PATH: `${inScratch('usr/bin')}:${freshShell()['PATH']}`,
  ...{
    HOME: homedir(),
    TMPDIR: scratch,
    NO_COLOR: '1',
    npm_config_prefix: inScratch('usr'),
    npm_config_loglevel: 'error',
  },
  ...{ npm_config_prefer_offline: 'true', ...more },
})

async function typed(line: string, folder = scratch, more: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-euc', line], { cwd: folder, env: environment(more) })
  return stdout
}

interface Serving {
  readonly port: string
  readonly ownerLink: string
  readonly stop: () => Promise<number | null>
}

/** Any port that is free: the usual one may be taken here. */
async function serving(words: readonly string[], folder: string, more: Record<string, string> = {}): Promise<Serving> {
  const [program = '', ...rest] = [...words, '--json', '--port', '0']
  const child = spawn(program, rest, { cwd: folder, env: environment(more), stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let log = ''
  child.stderr.on('data', (text) => {
    log += text
  })
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])
  if (!String(line).includes('"event":"serving"')) throw new Error(`it did not start: ${line} ${log}`)
  const port = /Server listening at http:\/\/[^:]+:(\d+)/.exec(log)?.[1] as string
  return { port, ownerLink: JSON.parse(line).ownerLink, stop: () => stopped(child) }
}

async function stopped(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  running.delete(child)
  return code
}

/** Opens the link of the first owner: without one `doctor` does not call a site well. */
async function takeOwnership({ port, ownerLink }: Serving): Promise<void> {
  const body = JSON.stringify({ secret: ownerLink.split('#')[1], name: 'Olga' })
  const headers = { 'content-type': 'application/json' }
  const opened = await fetch(`http://127.0.0.1:${port}/api/v1/session`, { method: 'POST', headers, body })
  expect(opened.status).toBe(201)
}

const answers = async (port: string, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status

// --- the Dockerfile ----------------------------------------------------------------------------

/** Word and rest of each instruction. */
const instructions = ours('Dockerfile')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)

const all = (word: string): string[] => instructions.flatMap(([each, rest]) => (each === word ? [rest] : []))
const only = (word: string): string => {
  expect(all(word)).toHaveLength(1)
  return all(word)[0] as string
}

/** Paths of the image are folders here. */
const here = (text: string): string => text.replaceAll(/(?<=^|[ '"])\/(src|tmp|data)\b/g, inScratch('$1'))

const words = (json: string): string[] => (JSON.parse(json) as string[]).map(here)

/** The few patterns that our .dockerignore has: names at the top, and names at any depth. */
function isIgnored(file: string): boolean {
  const patterns = ours('.dockerignore').trim().split('\n')
  return patterns.some((pattern) => {
    const name = pattern.replace('**/', '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
    return new RegExp(pattern.startsWith('**/') ? `(^|/)${name}(/|$)` : `^${name}(/|$)`).test(file)
  })
}

beforeAll(async () => {
  for (const folder of ['src', 'tmp', 'data', 'usr', 'state', 'drill']) mkdirSync(inScratch(folder))
  copyClone(inScratch('src'), (file) => !isIgnored(file))
  const [install, ...build] = all('RUN').filter((step) => /^npm (ci|run|pack)/.test(step))
  expect(install).toBe('npm ci --ignore-scripts') // what it would bring is linked
  for (const step of build) await typed(here(step), inScratch('src'))
  const copied = all('COPY').filter((rest) => rest.startsWith('--from=build '))
  for (const rest of copied) await typed(`cp ${here(rest.replace('--from=build ', ''))}`)
  for (const step of all('RUN').filter((each) => each.startsWith('npm install'))) await typed(here(step))
})

describe('the Dockerfile', () => {
  test('its steps leave one command and no tarball', () => {
    expect(readdirSync(inScratch('usr/bin'))).toEqual(['arbiter'])
    expect(readdirSync(inScratch('tmp'))).toEqual([])
  })

  test('nothing of the tests, the documents or this machine goes into the build', () => {
    expect(
      ['docs', 'bench', '.git', 'packages/core/test'].filter((path) => existsSync(inScratch(`src/${path}`))),
    ).toEqual([])
  })

  test('its user is not root, and may write to the volume', () => {
    expect([only('USER'), only('VOLUME'), all('WORKDIR').at(-1)]).toEqual(['node', '/data', '/data'])
    expect(all('RUN')).toContain('mkdir /data && chown node:node /data')
  })

  test('its start command serves, its health check agrees, and it ends gently', async () => {
    const site = await serving([...words(only('ENTRYPOINT')), ...words(only('CMD'))], inScratch('data'))
    const [, check] = /CMD (\[.*\])$/.exec(only('HEALTHCHECK')) ?? []
    expect([check, only('EXPOSE')]).toEqual([expect.stringContaining(':8080/'), '8080'])
    const [program, ...rest] = words((check as string).replace('8080', site.port)) as [string, ...string[]]
    const health = () => spawnSync(program, rest).status
    expect(health()).toBe(0)
    expect(await answers(site.port, '/')).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(health()).toBe(1)
    expect(existsSync(inScratch('data/arbiter.sqlite'))).toBe(true)
  })
})

// --- compose.yaml ------------------------------------------------------------------------------

describe('compose.yaml', () => {
  const settings: Record<string, string> = { ARBITER_DOMAIN: 'chess.example.org', ARBITER_DB_PASSWORD: 'secret' }
  const text = ours('compose.yaml').replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name) => settings[name] as string)
  const { services, volumes } = parse(text)
  const { arbiter, db, proxy } = services

  test('what it mounts and names is there', () => {
    const mounted: string[] = [db, proxy].flatMap((each) => each.volumes.map((volume: string) => volume.split(':')[0]))
    for (const source of mounted)
      expect(source.startsWith('.') ? existsSync(join(root, source)) : source in volumes).toBe(true)
    expect(existsSync(join(root, arbiter.build, 'Dockerfile'))).toBe(true)
  })

  test('the proxy alone is open to the world, and hands everything on at once', () => {
    expect(Object.entries(services).flatMap(([name, each]) => ('ports' in (each as object) ? [name] : []))).toEqual([
      'proxy',
    ])
    expect(ours('deploy/Caddyfile')).toMatch(
      /\{\$ARBITER_DOMAIN\} \{\s+reverse_proxy arbiter:8080 \{[^}]*flush_interval -1/,
    )
    expect(proxy.environment.ARBITER_DOMAIN).toBe('chess.example.org')
  })

  test('server and database agree on user, name and password', () => {
    const { POSTGRES_USER: user, POSTGRES_DB: name, POSTGRES_PASSWORD: password } = db.environment
    expect(arbiter.command.at(-1)).toBe(`postgres://${user}@db/${name}`)
    expect([password, arbiter.environment.PGPASSWORD]).toEqual(['secret', 'secret'])
  })

  test('its command serves from a PostgreSQL, under its own name', async () => {
    const database = await freshPostgres()
    const command = arbiter.command.with(-1, database)
    const site = await serving([...words(only('ENTRYPOINT')), ...command], inScratch('data'), arbiter.environment)
    expect(site.ownerLink).toMatch(/^https:\/\/chess\.example\.org\/join#/)
    expect(await answers(site.port, '/readyz')).toBe(200)
    await takeOwnership(site)
    expect(await site.stop()).toBe(0)
    expect(await typed(`arbiter server doctor --database '${database}'`)).toContain('All is well.')
  })
})

// --- the unit ----------------------------------------------------------------------------------

describe('deploy/arbiter.service', () => {
  const unit = ours('deploy/arbiter.service')
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value as string)
  const one = (name: string) => values(name)[0] as string

  /** As systemd does: `${X}` is one word, `$X` as many as it has. */
  function commandWith(settings: Record<string, string>): string[] {
    return one('ExecStart')
      .split(' ')
      .flatMap((word) => (/^\$\w+$/.test(word) ? (settings[word.slice(1)] ?? '').split(' ') : [word]))
      .map((word) => word.replaceAll(/\$\{(\w+)\}/g, (_, name) => settings[name] as string))
      .filter((word) => word !== '')
  }

  test('its command serves from the state folder with the options of /etc/arbiter.env', async () => {
    const own = values('Environment').map((line) => line.replace('%S', inScratch('state')).split('='))
    const settings = { ...Object.fromEntries(own), ARBITER_OPTIONS: '--url https://chess.example.org --behind-proxy' }
    mkdirSync(inScratch(`state/${one('StateDirectory')}`))
    const site = await serving(commandWith(settings), inScratch('state/arbiter'), settings)
    expect(site.ownerLink).toMatch(/^https:\/\/chess\.example\.org\/join#/)
    expect(await answers(site.port, '/readyz')).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(existsSync(inScratch('state/arbiter/arbiter.sqlite'))).toBe(true)
    expect(commandWith({ ...settings, ARBITER_OPTIONS: '' }).at(-1)).toBe('serve')
  })

  test('it may write to its state folder alone, and starts again after a crash', () => {
    const wanted = { DynamicUser: 'yes', ProtectSystem: 'strict', NoNewPrivileges: 'yes', Restart: 'on-failure' }
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, one(name)]))).toEqual(wanted)
  })

  const analyses = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/arbiter.service')], { encoding: 'utf8' })
  test.runIf(analyses.error === undefined)('systemd has nothing to say against it', () => {
    expect([analyses.stderr, analyses.status]).toEqual(['', 0])
  })
})

// --- docs/install.md ---------------------------------------------------------------------------

describe('docs/install.md', () => {
  const page = ours('docs/install.md')
  const blocksUnder = (heading: string): string[] => {
    const [, section = ''] = new RegExp(`^## ${heading}\\n(.*?)(?=^## |$(?![\\s\\S]))`, 'ms').exec(page) ?? []
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block as string)
    expect(blocks.length).toBeGreaterThan(0)
    return blocks
  }
  const sections = ['npm', 'Backup drill', 'From SQLite to PostgreSQL']

  test('every shell block of the page is among those that are run', () => {
    expect(sections.flatMap(blocksUnder)).toHaveLength([...page.matchAll(/^```sh$/gm)].length)
  })

  test('the version that it names is this one', () => {
    expect(page).toContain(`arbiter-tournaments-${JSON.parse(ours('package.json')).version}.tgz`)
  })

  test('what is installed can be tried', async () => {
    for (const block of blocksUnder('npm')) await typed(block, inScratch('drill'))
  })

  test('the drill: a backup of a running server is restored and well', async () => {
    const site = await serving(['arbiter', 'serve'], inScratch('drill'))
    await takeOwnership(site)
    for (const block of blocksUnder('Backup drill')) await typed(block, inScratch('drill'))
    expect(await site.stop()).toBe(0)
    expect(readdirSync(inScratch('drill')).filter((name) => name.startsWith('drill.sqlite'))).toEqual([])
  })

  test('everything moves from SQLite to PostgreSQL and back: the same findings, the same tournaments', async () => {
    const address = await freshPostgres()
    for (const block of blocksUnder('From SQLite to PostgreSQL'))
      await typed(block, inScratch('drill'), { POSTGRES: address })
    const [sqlite, postgres, back] = await Promise.all(
      ['arbiter-data/arbiter.sqlite', address, 'back.sqlite'].map(kept),
    )
    expect(sqlite).toEqual(Array(5).fill(expect.stringContaining('tournament-opened')))
    expect(postgres).toEqual(sqlite)
    expect(back).toEqual(sqlite)
  })

  /** Every tournament of a database, as the file that a server gives out. */
  async function kept(database: string): Promise<string[]> {
    const site = await serving(['arbiter', 'serve', '--no-demos', '--database', database], inScratch('drill'))
    const asked = (path: string) => fetch(`http://127.0.0.1:${site.port}/api/v1/tournaments${path}`)
    const { tournaments } = (await (await asked('')).json()) as { tournaments: { id: string }[] }
    const facts = await Promise.all(tournaments.map(async ({ id }) => (await asked(`/${id}/log`)).text()))
    await site.stop()
    return facts.sort()
  }
})

// --- the workflow ------------------------------------------------------------------------------

describe('.github/workflows/ci.yml', () => {
  const workflow = parse(ours('.github/workflows/ci.yml'))

  test('it runs on three systems and three versions of Node, and only when somebody asks', () => {
    const { linux, elsewhere } = workflow.jobs
    expect(Object.keys(workflow.on)).toEqual(['workflow_dispatch'])
    expect([linux, elsewhere].map(({ strategy }) => strategy.matrix.node)).toEqual([
      [20, 22, 24],
      [20, 22, 24],
    ])
    expect(elsewhere.strategy.matrix.system).toEqual(['macos-latest', 'windows-latest'])
  })

  test('its steps are the ones of .ci/run', () => {
    const steps = workflow.jobs.linux.steps.flatMap(({ run }: { run?: string }) => run ?? [])
    expect(steps).toEqual(['npm ci', 'npm test', 'npm run test:rest'])
  })
})
