/**
 * What the rules say (reasons, refusals, names of rounds) in the language of the page. English is theirs; German is
 * loaded before the first screen where it is asked for.
 */
import { isolated } from './isolated.ts'
import { language } from './language.ts'

type Translate = (sentence: string) => string

let translate: Translate = (sentence) => sentence

/** Before anything is shown. */
export async function loadVoice(): Promise<void> {
  if (language === 'de') translate = (await import('./german/german.ts')).german
}

/** Everything that comes from the rules or the server as text goes through here. */
export const said = (sentence: string): string => isolated(translate(sentence))
