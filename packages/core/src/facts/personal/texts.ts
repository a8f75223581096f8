/** The personal texts of a fact. A person can be erased from a log without breaking it. */

/** A field, or fields in it; `json` is any value, kept as a whole. */
export type Texts = true | 'json' | TextsInFields
export type TextsInFields = { readonly [field: string]: Texts }

/** Returns the replacement of a personal text; `undefined` removes the field. */
export type Replace = (text: string, place: string) => string | undefined

/** The same value, its fields in the same order, with other personal texts. */
export function withTexts(value: unknown, texts: Texts, replace: Replace, place = ''): unknown {
  if (texts === true) return typeof value === 'string' ? replace(value, place) : value
  if (texts === 'json') return wholeReplaced(value, place, replace)
  if (Array.isArray(value)) return value.map((each, i) => withTexts(each, texts, replace, `${place}.${i}`))
  return typeof value === 'object' && value !== null ? fieldsReplaced(value, texts, place, replace) : value
}

function fieldsReplaced(value: object, texts: TextsInFields, place: string, replace: Replace): object {
  const fields: Record<string, unknown> = {}
  for (const [field, part] of Object.entries(value)) {
    const own = texts[field]
    const now = own === undefined ? part : withTexts(part, own, replace, place === '' ? field : `${place}.${field}`)
    if (now !== undefined) fields[field] = now
  }
  return fields
}

function wholeReplaced(value: unknown, place: string, replace: Replace): unknown {
  const text = replace(value === '' ? '' : JSON.stringify(value), place)
  return text === undefined || text === '' ? text : JSON.parse(text)
}
