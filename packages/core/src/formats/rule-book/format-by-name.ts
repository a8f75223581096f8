import { type Result, refuse } from '../../refusals/result.ts'
import { nearest } from '../../words/nearest.ts'
import { plainText } from '../../words/plain-text.ts'
import type { AnyFormat } from './format.ts'

/** The format of that name, or a refusal with the known names. */
export function formatNamed(name: string, known: readonly AnyFormat[]): Result<{ readonly format: AnyFormat }> {
  const format = known.find((each) => each.name === name)
  if (format) return { ok: true, format }
  const names = known.map((each) => each.name)
  const given = plainText(name)
  return refuse({ code: 'unknown-format', format: given, known: names, suggestion: nearest(given, names) })
}
