/**
 * The service worker: caches the app, so that a page loads without a network. The tournaments themselves are cached by the
 * page; see `live/tournament-cache.ts`.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface FilesMessage extends ExtendableEvent {
  /** Addresses that were loaded before the worker was installed. */
  readonly data: { readonly page: string; readonly files: readonly string[] }
}
interface Worker extends EventTarget {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}

declare global {
  /** Set by the build, so that each build has a cache of its own. */
  var buildName: string
  /** The pages that are cached, as regular expressions, from the build. */
  var cachedPages: { readonly site: string; readonly tournament: string }
}

const worker = globalThis as unknown as Worker
const store = `app ${globalThis.buildName}`

/** Timeout before the cached page is shown. */
const timeoutMs = 3000

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(takeOver()))
worker.addEventListener('message', (event) =>
  (event as FilesMessage).waitUntil(cacheFiles((event as FilesMessage).data)),
)
worker.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin) return
  if (pathname.startsWith('/assets/')) (event as FetchEvent).respondWith(file(request))
  else if (request.mode === 'navigate' && isScreen(pathname)) (event as FetchEvent).respondWith(page(request, pathname))
})

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('app ') && name !== store)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function cacheFiles({ page, files }: FilesMessage['data']): Promise<void> {
  const cache = await caches.open(store)
  if (isScreen(page) && !(await cache.match(nameOf(page)))) await newest(new Request(page), cache)
  for (const each of files) if (!(await cache.match(each))) await cache.add(each)
}

/** File names contain a hash, so a cached file is always current. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(store)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

const site = new RegExp(globalThis.cachedPages.site)
const tournament = new RegExp(globalThis.cachedPages.tournament)

/** Frames in other sites, papers printed by the server and the API are never cached. */
const isScreen = (path: string): boolean => site.test(path) || tournament.test(path)

/** All tournaments share one page, and so do the other pages. */
const nameOf = (path: string): string => (tournament.test(path) ? '/t/' : '/')

/** Network first, then the cache. */
async function page(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(store)
  const loading = newest(request, cache)
  const kept = await cache.match(nameOf(path))
  if (!kept) return loading
  const found = loading.then((answer) => (answer.status < 500 ? answer : kept))
  return Promise.race([found.catch(() => kept), after(timeoutMs, kept)])
}

async function newest(request: Request, cache: Cache): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await cache.put(nameOf(new URL(request.url).pathname), answer.clone())
  return answer
}

const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
