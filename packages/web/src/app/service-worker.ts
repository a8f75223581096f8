/** Registers the service worker. Browsers allow none on an address without https; the app works without it. */

/** The page itself is loaded first. */
const quietMs = 2500

export function registerServiceWorker(): void {
  if (import.meta.env.DEV) void removeServiceWorkers()
  else if (!isFramed()) setTimeout(register, quietMs)
}

/** The dev server changes files without renaming them, so nothing may be cached, not even by an earlier server on this port. */
async function removeServiceWorkers(): Promise<void> {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registered.map((each) => each.unregister()))
}

const register = () =>
  void navigator.serviceWorker
    ?.register('/service-worker.js', { type: 'module' })
    .then(cacheLoadedFiles, () => undefined)

/** Caches what was loaded before the worker was installed. */
export async function cacheLoadedFiles(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready
  registration?.active?.postMessage({ page: location.pathname, files: loaded() })
}

const loaded = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (isOfApp(name) ? [name] : []))

const isOfApp = (address: string): boolean => address.startsWith(`${location.origin}/assets/`)

/** A page that embeds a bracket does not need the whole app. */
const isFramed = (): boolean => window.top !== window
