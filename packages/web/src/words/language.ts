/** The language of the page: the saved choice, or else the browser's. It is fixed until the page is reloaded. */
import { readPreference, savePreference } from '../app/preferences.ts'

export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** Each in its own language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' }

/** `?language=fr` shows one page in another language; `?language=pseudo` shows text that is not translated. */
const inAddress = new URLSearchParams(globalThis.location?.search ?? '').get('language')

export const isPseudo = inAddress === 'pseudo'

export const language: Language = languages.find((each) => each === inAddress) ?? chosen() ?? preferred()

function chosen(): Language | undefined {
  const kept = readPreference('language')
  return languages.find((each) => each === kept)
}

function preferred(): Language {
  const wanted = globalThis.navigator?.languages ?? []
  return languages.find((each) => wanted[0]?.toLowerCase().startsWith(each)) ?? 'en'
}

export function choose(next: Language): void {
  savePreference('language', next)
  location.reload()
}

/** For dates and numbers; English dates are written the European way, like the rest of the page. */
export const locale = isPseudo ? 'ja-JP' : { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }[language]
