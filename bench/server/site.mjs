/** The built server for a bench: started as usual, with a signed-in owner and tournaments. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { names } from '../arbiter-league.mjs'
import { rounds } from '../rounds.mjs'

const arbiter = fileURLToPath(new URL('../../node_modules/.bin/arbiter', import.meta.url))

/** With its usual logs, in a file. */
export async function startSite(database, folder) {
  const log = openSync(join(folder, 'log'), 'a')
  const argv = [...profiling(), arbiter, 'serve', '--json', '--port', '0', '--database', database]
  const server = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', log] })
  const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), ended(server)])
  const { url, ownerLink } = JSON.parse(line)
  if (url === undefined) throw new Error(`arbiter serve said: ${line}`)
  return { server, url, port: Number(new URL(url).port), ownerLink, stop: () => stopped(server) }
}

/** `PROFILE=folder` writes a processor profile of the server. */
const profiling = () => (process.env.PROFILE ? ['--cpu-prof', '--cpu-prof-dir', process.env.PROFILE] : [])

async function ended(server) {
  const [status] = await once(server, 'exit')
  throw new Error(`arbiter serve ended with ${status} before it served`)
}

async function stopped(server) {
  const gone = once(server, 'exit')
  server.kill('SIGINT')
  await gone
}

/** Opens the owner's link and makes a token, as a program would. */
export async function ownerOf({ url, ownerLink }) {
  const secret = ownerLink.split('#')[1]
  const opened = await fetch(`${url}/api/v1/session`, posting({ secret, name: 'Bench' }, { origin: url }))
  const cookie = opened.headers.get('set-cookie').split(';')[0]
  const { token } = await answerTo(url, '/keys/tokens', { label: 'bench' }, { cookie, origin: url })
  return { url, token, headers: { authorization: `Bearer ${token}` } }
}

export const post = ({ url, headers }, path, body, type) => answerTo(url, path, body, headers, type)

async function answerTo(url, path, body, headers, type) {
  const response = await fetch(`${url}/api/v1${path}`, posting(body, headers, type))
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

const posting = (body, headers, type = 'application/json') => ({
  method: 'POST',
  headers: { ...headers, 'content-type': type },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** Usually a diagonal of 200: the 600 games of its first round can be reported in any order, so no client waits for another. */
const players = rounds(200, 20)
export const games = 3 * players
const enter = { do: 'enter', entrants: names(players).map((name, i) => ({ name, rating: 2600 - 2 * i })) }
const results = ['1-0', '1/2-1/2', '0-1']

/** A started tournament, its feed from there on, and its reportable games. */
async function diagonal(owner) {
  const { id } = await post(owner, '/tournaments', { format: 'diagonal', name: 'A Diagonal' })
  const path = `/tournaments/${id}/commands`
  await post(owner, path, enter)
  const { seq } = await post(owner, path, { do: 'start' })
  const reports = Array.from({ length: games }, (_, i) => {
    const [match, game] = [(i % (games / 2)) + 1, i < games / 2 ? 1 : 2]
    return { path: `/api/v1${path}`, command: { do: 'report', match: `D1.${match}`, game, result: results[i % 3] } }
  })
  return { feed: `/api/v1/tournaments/${id}/feed?after=${seq}`, reports }
}

export async function diagonals(owner, count) {
  const made = []
  for (let i = 0; i < count; i++) made.push(await diagonal(owner))
  return made
}

/** Processor seconds of a process. */
export function processorSeconds(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

/** Peak memory in MiB. */
export function mostMemory(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kilobytes) / 1024
}
