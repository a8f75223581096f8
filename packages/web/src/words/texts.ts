/**
 * The texts of the page's language in groups: `first` before anything is shown, one per screen and per format with their
 * scripts, and `more` for people who can send commands. tools/words.mjs defines the groups.
 */
import { formatNames } from '@arbiter/core/format-names'
import { Language, type Texts } from '@arbiter/words'
import { isPseudo, language } from './language.ts'

type Load = () => Promise<{ readonly texts: Texts }>

const files = import.meta.glob<{ readonly texts: Texts }>('../../../words/src/texts/*/*.ts')

type FormatName = (typeof formatNames)[number]
export type ScreenGroup =
  | 'home'
  | 'overview'
  | 'bracket'
  | 'table'
  | 'matches'
  | 'match'
  | 'entrant'
  | 'history'
  | 'hall'
  | 'help'
type Group = 'first' | 'more' | ScreenGroup | FormatName

export let pageLanguage = new Language(language)

/** Only developers need it. */
const inDisguise = isPseudo
  ? import('@arbiter/words/pseudo').then(({ pseudo }) => {
      pageLanguage = pseudo({})
    })
  : undefined

const loaded = new Map<Group, Promise<void>>()

export function loadWords(group: Group): Promise<void> {
  const before = loaded.get(group)
  if (before) return before
  const load = files[`../../../words/src/texts/${language}/${group}.ts`] as Load
  const done = Promise.all([load(), inDisguise]).then(([{ texts }]) => pageLanguage.add(texts))
  loaded.set(group, done)
  done.catch(() => loaded.delete(group))
  return done
}

/** All words a director, an organiser or an entrant can see. */
export const loadAllWords = async (): Promise<void> => {
  await Promise.all([loadWords('more'), ...formatNames.map(loadWords)])
  areAllHere = true
}

export let areAllHere = false

export const isFormat = (name: string): name is FormatName => formatNames.some((each) => each === name)
