/** Looks through a JSON Schema for what has no maximum. */

export interface Schema {
  readonly type?: string
  readonly enum?: unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly items?: Schema | boolean
  readonly prefixItems?: Schema[]
  readonly properties?: Record<string, Schema>
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: Schema[]
  readonly oneOf?: Schema[]
  readonly allOf?: Schema[]
  readonly $defs?: Record<string, Schema>
}

/** A pattern from end to end without "any number of". */
const isBoundedPattern = (pattern = '.*') =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/(?<!\\)[*+](?![^[]*\])|,\}/.test(pattern)

/** Every place in a schema that takes more than anybody needs. */
export function unbounded(schema: Schema, path: string): string[] {
  const { properties = {}, prefixItems = [], anyOf = [], oneOf = [], allOf = [], $defs = {}, items } = schema
  const isText = schema.type === 'string' && schema.enum === undefined && schema.const === undefined
  const isOpen = (schema.type === 'object' && schema.additionalProperties !== false) || Object.keys(schema).length === 0
  return [
    ...(isText && schema.maxLength === undefined && !isBoundedPattern(schema.pattern) ? [path] : []),
    ...(schema.type === 'array' && schema.maxItems === undefined && prefixItems.length === 0 ? [`${path}[]`] : []),
    ...(isOpen && schema.maxProperties === undefined ? [`${path}{}`] : []),
    ...Object.values($defs).flatMap((each) => unbounded(each, path)),
    ...Object.entries(properties).flatMap(([name, each]) => unbounded(each, `${path}.${name}`)),
    ...[...prefixItems, ...anyOf, ...oneOf, ...allOf].flatMap((each) =>
      Object.keys(each).length === 1 && 'required' in each ? [] : unbounded(each, path),
    ),
    ...(typeof items === 'object' ? unbounded(items, `${path}[]`) : []),
  ]
}
