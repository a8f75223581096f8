/** The rule books in the language of the page, from the folders of the formats, each loaded on demand. */
import { language } from '../../words/language.ts'

const folder = '../../../../core/src/formats'
const books = import.meta.glob<{ readonly default: string }>('../../../../core/src/formats/*/RULES*.md')

/** In English if there is no translation. */
export async function ruleText(format: string): Promise<string> {
  const load = books[`${folder}/${format}/RULES.${language}.md`] ?? books[`${folder}/${format}/RULES.md`]
  if (!load) throw new Error(`there is no rule book of ${format}`)
  return (await load()).default
}
