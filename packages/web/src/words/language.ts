/** The language of the page: as it was chosen here, or else as the browser asks for it. It holds until the page is loaded again. */
import { recall, remember } from '../app/memory.ts'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export const language: Language = chosen() ?? asked()

function chosen(): Language | undefined {
  const kept = recall('language')
  return languages.find((each) => each === kept)
}

function asked(): Language {
  const wanted = globalThis.navigator?.languages ?? []
  return languages.find((each) => wanted[0]?.toLowerCase().startsWith(each)) ?? 'en'
}

export function choose(next: Language): void {
  remember('language', next)
  location.reload()
}

/** For dates and numbers; English days are written the European way, as the rest of the page is. */
export const locale = language === 'de' ? 'de-DE' : 'en-GB'
