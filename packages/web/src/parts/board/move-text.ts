/** A move in the notation of the page: "Nf3", in German "Sf3", in French "Cf3". */
import { type Language, language } from '../../words/language.ts'

const letters: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  de: { K: 'K', Q: 'D', R: 'T', B: 'L', N: 'S' },
  fr: { K: 'R', Q: 'D', R: 'T', B: 'F', N: 'C' },
}

export const textOfMove = (san: string, to: Language = language): string =>
  san.replaceAll(/[KQRBN]/g, (letter) => letters[to][letter] ?? letter)
