/** Settings in `localStorage`. Without it the app works and forgets them. */

export function readPreference(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(`arbiter.${name}`) ?? undefined
  } catch {
    return undefined
  }
}

export function savePreference(name: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(`arbiter.${name}`, value)
  } catch {
    // A full or forbidden storage costs the setting, nothing else.
  }
}
