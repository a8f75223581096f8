/** Those who are to enter, as they are typed: a name a line, with rating and club after commas, or a whole list with its header. */
import { type Newcomer, parseEntrants } from '@arbiter/core'
import { catalogue } from '../../../words/catalogue.ts'
import { said } from '../../../words/said.ts'

const words = catalogue(
  { at: (line: number, problem: string) => `Line ${line}: ${problem}.` },
  { at: (line: number, problem: string) => `Zeile ${line}: ${problem}.` },
)

export type NewcomersRead =
  | { readonly is: 'empty' }
  | { readonly is: 'list'; readonly entrants: readonly Newcomer[] }
  | { readonly is: 'problems'; readonly sentences: readonly string[] }

export function newcomersIn(text: string): NewcomersRead {
  const trimmed = text.trim()
  if (trimmed === '') return { is: 'empty' }
  const header = headerFor(trimmed)
  const parsed = parseEntrants(header === undefined ? trimmed : `${header}\n${trimmed}`)
  if (parsed.ok) return { is: 'list', entrants: parsed.entrants }
  const above = header === undefined ? 0 : 1
  return {
    is: 'problems',
    sentences: parsed.problems.slice(0, 6).map(({ line, problem }) => words.at(line - above, said(problem))),
  }
}

/** A list that names its columns is read as it is. */
function headerFor(text: string): string | undefined {
  const [first = ''] = text.split('\n')
  if (/(^|[,;\t])\s*"?(name|team)"?\s*([,;\t]|$)/i.test(first)) return undefined
  return /[,;\t]/.test(text) ? ['name', 'rating', 'club'].join(/[;\t,]/.exec(text)?.[0] ?? ',') : 'name'
}
