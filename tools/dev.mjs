/**
 * The server and the web app for somebody who works on them: `npm run dev`, or `npm run dev -- --port 3000`.
 *
 * Vite serves the pages and replaces what changes in them; it passes everything else on to a real server with the demos. Rules
 * and server are bundled from their sources, and the server is started again whenever they change. Nothing has to be built before.
 */

import { createServer as createNetServer } from 'node:net'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DevServer } from './dev/dev-server.mjs'
import { watchServer } from './dev/watch-server.mjs'
import { serveWeb } from './dev/web.mjs'
import { makeFormats } from './formats.mjs'
import { makeStyles } from './styles.mjs'
import { makeWords } from './words.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
makeFormats()
makeStyles()
for (const fault of makeWords()) console.error(fault)

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const server = new DevServer(await freePort())
const serving = serveWeb(server, values.port === undefined ? undefined : Number(values.port)).catch(explain)
const watcher = watchServer({
  built: async (changed) => {
    if (changed.length > 0)
      say(`${changed.map((file) => relative(root, file)).join(', ')} changed: the server starts again.`)
    const web = await serving
    const answer = await server.restart(web.url)
    if (!answer.ok) say('The server did not start. It is tried again with the next change.')
    else if (answer.ownerLink) welcome(web.url, answer.ownerLink)
    else say('The server is up.')
  },
  failed: ({ message }) =>
    say(`${message}\n\nThe server needs this repaired.${server.isRunning ? ' The version before it goes on.' : ''}`),
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)

async function stop() {
  await Promise.all([watcher.close(), serving.then((web) => web.close()), server.stop()])
  process.exit(0)
}

function welcome(url, link) {
  say(`
  The app:            ${url}
  Sign in as owner:   ${link}

  What you change in packages/web appears on the page, words too; core, engines and server are started again.
  The tournaments are in ${server.database}. Ctrl-C ends everything.
`)
}

function say(text) {
  console.log(text)
}

function explain(error) {
  console.error(error.message)
  process.exit(1)
}

/** The server's port; only Vite connects to it. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
