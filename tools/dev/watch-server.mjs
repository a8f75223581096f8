/** Bundles the server and the game process from their sources, again with every change. */
import { watch } from 'rolldown'

export const folder = 'dist/dev'

/** `built` gets the changed files: none the first time. */
export function watchServer({ built, failed }) {
  const changed = new Set()
  const watcher = watch({
    input: { server: 'tools/dev/server.mjs', worker: 'packages/engines/src/worker/main.ts' },
    platform: 'node',
    external: /^(?!@arbiter\/|packages\/|tools\/)[^./]/,
    resolve: { conditionNames: ['@arbiter/source', 'node'] },
    output: { dir: folder, sourcemap: true },
  })
  watcher.on('change', (file) => void changed.add(file))
  let restarting = Promise.resolve()
  watcher.on('event', async (event) => {
    await event.result?.close()
    if (event.code === 'ERROR') failed(event.error)
    if (event.code !== 'BUNDLE_END') return
    const files = [...changed]
    changed.clear()
    restarting = restarting.then(() => built(files))
  })
  return watcher
}
