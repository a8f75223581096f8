/** The language of the page: as it was chosen here, or else as the browser asks for it. It holds until the page is loaded again. */
import { recall, remember } from '../app/memory.ts'

export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** As those call it who speak it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' }

/** `?language=fr` in the address shows a page in another language, once; `?language=pseudo` shows what the words do not know. */
const inAddress = new URLSearchParams(globalThis.location?.search ?? '').get('language')

export const isPseudo = inAddress === 'pseudo'

export const language: Language = languages.find((each) => each === inAddress) ?? chosen() ?? asked()

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
export const locale = isPseudo ? 'ja-JP' : { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }[language]
