/** Messages in both languages, side by side: what is missing in one does not compile. */
import { isolated } from './isolated.ts'
import { language } from './language.ts'

type Messages = Readonly<Record<string, string | ((...circumstances: never[]) => string)>>

/** The same circumstances, in other words. */
type Same<Each> = Each extends (...circumstances: infer Given) => string ? (...circumstances: Given) => string : string

/** `const words = catalogue({ title: 'Rules' }, { title: 'Regeln' })`; what takes circumstances is a function. */
export const catalogue = <English extends Messages>(
  english: English,
  german: { readonly [Key in keyof English]: Same<English[Key]> },
): { readonly [Key in keyof English]: Same<English[Key]> } =>
  Object.fromEntries(
    Object.entries(language === 'de' ? german : english).map(([key, message]) => [key, withNamesApart(message)]),
  ) as never

/** Circumstances are often names. */
const withNamesApart = (message: Messages[string]): Messages[string] =>
  typeof message === 'string' ? message : (...circumstances) => isolated(message(...circumstances))

/** "1 match", "3 matches": `counted(3, 'match', 'matches')`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
