/** The server process: restarted with every new bundle, on the same port and database. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { folder } from './watch-server.mjs'

export class DevServer {
  database = 'arbiter-data/dev.sqlite'
  /** Resolves when it accepts requests; false while it could not start. */
  ready
  #port
  #process
  #isFirst = true
  #answer

  constructor(port) {
    this.#port = port
    this.#expect()
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The old one stops first: a database has one server. */
  async restart(url) {
    if (!this.#isFirst) this.#expect()
    await this.stop()
    mkdirSync('arbiter-data', { recursive: true })
    const options = {
      ...{ url, port: this.#port, database: this.database, web: emptyWeb() },
      ...{ worker: resolve(folder, 'worker.js'), wantsOwnerLink: this.#isFirst },
    }
    this.#isFirst = false
    const child = fork(`${folder}/server.js`, [JSON.stringify(options)], { env: withSources() })
    this.#process = child
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])])
    this.#answer(message !== undefined)
    return message ? { ok: true, ownerLink: message.ownerLink } : { ok: false }
  }

  get isRunning() {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null
  }

  async stop() {
    if (!this.isRunning) return
    this.#process.kill('SIGTERM')
    await once(this.#process, 'exit')
  }

  #expect() {
    this.ready = new Promise((answer) => {
      this.#answer = answer
    })
  }
}

/** Data files are looked up beside the sources, which exist before anything is built. */
const withSources = () => ({
  ...process.env,
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@arbiter/source --enable-source-maps`,
})

/** A placeholder for the web app: in development Vite serves the real one. */
function emptyWeb() {
  const web = resolve(folder, 'web')
  mkdirSync(`${web}/assets`, { recursive: true })
  for (const file of ['index.html', 'tournament.html', 'service-worker.js']) writeFileSync(`${web}/${file}`, '')
  return web
}
