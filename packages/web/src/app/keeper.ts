/** The service worker, from the side of the page. Browsers have none on a plain address in a hall; the page works without. */

/** The page itself comes first. */
const quietMs = 2500

export function startKeeper(): void {
  if (import.meta.env.DEV) void removeKeepers()
  else if (!isFramed()) setTimeout(register, quietMs)
}

/** The dev server renews files without renaming them, so nothing may be cached, not even by an earlier server on this port. */
async function removeKeepers(): Promise<void> {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registered.map((each) => each.unregister()))
}

const register = () =>
  void navigator.serviceWorker?.register('/keeper.js', { type: 'module' }).then(keepLoaded, () => undefined)

/** What came before the worker was there, it is told of. */
export async function keepLoaded(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready
  registration?.active?.postMessage({ page: location.pathname, files: loaded() })
}

const loaded = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (isOfApp(name) ? [name] : []))

const isOfApp = (address: string): boolean => address.startsWith(`${location.origin}/assets/`)

/** Whoever embeds a bracket has not asked for the whole app. */
const isFramed = (): boolean => window.top !== window
