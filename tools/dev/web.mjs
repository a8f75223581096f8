/** Vite's dev server in front of our own: Vite serves the pages and proxies everything else. */
import { createServer } from 'vite'
import { makeStyles } from '../styles.mjs'
import { makeWords, wordFolders } from '../words.mjs'

const ours = /^\/(api|site|healthz|readyz|metrics)\b/

/** On the given port, which must be free, or on the first free port from 5173 on. */
export async function serveWeb(server, port) {
  const vite = await createServer({
    configFile: 'packages/web/vite.config.ts',
    clearScreen: false,
    plugins: [waiting(server), reloadForRules()],
    server: {
      host: '127.0.0.1',
      ...(port === undefined ? {} : { port, strictPort: true }),
      proxy: { [ours.source]: { target: server.url } },
    },
  })
  followWords(vite.watcher)
  await vite.listen()
  return { url: `http://127.0.0.1:${vite.httpServer.address().port}`, close: () => vite.close() }
}

/** Regenerates messages and styles when a text or a style sheet changes; pages and server are told. */
function followWords(watcher) {
  watcher.add(wordFolders())
  watcher.on('change', (file) => {
    if (file.endsWith('.ftl')) for (const fault of makeWords()) console.error(fault)
    if (file.endsWith('.css')) makeStyles()
  })
}

/** Requests wait while the server restarts. */
function waiting(server) {
  const middleware = async ({ url }, response, next) => {
    if (!ours.test(url) || (await server.ready)) return next()
    response.writeHead(503, { 'content-type': 'text/plain' }).end('The server did not start. The terminal says why.')
  }
  return { name: 'arbiter:waiting', configureServer: ({ middlewares }) => void middlewares.use(middleware) }
}

/** Pages hold charts computed by the rules, so a change of rules reloads them. Changes in the web app are replaced in place. */
function reloadForRules() {
  return {
    name: 'arbiter:reload-for-rules',
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || !file.includes('/packages/core/')) return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
