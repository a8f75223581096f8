/** The server of `npm run dev`: like `arbiter serve`, but Vite serves the pages. It exits with its parent process. */
import { CupRunner, logTo, openDatabase, openSite, readOffer, readShelf } from '@arbiter/server'

const { url, port, database, web, worker, wantsOwnerLink } = JSON.parse(process.argv[2])
const [{ offer }, { shelf }] = [await readOffer({}), await readShelf([])]
const site = await openSite({
  config: { url, isBehindProxy: false, version: 'dev', mostImport: 16 * 1024 * 1024 },
  database: await openDatabase(database),
  engines: new CupRunner({ offer, shelf, workerFile: worker }),
  log: logTo(process.stderr, 'warn'),
  ...{ host: '127.0.0.1', port, web, wantsOwnerLink, wantsDemos: true },
})

let closing
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, stop)
if (process.connected) process.send({ ownerLink: site.ownerLink })
else await stop()

async function stop() {
  closing ??= site.close()
  await closing
  process.exit(0)
}
