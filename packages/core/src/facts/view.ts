/** The parts of a value that spectators see. Only fields marked `true` are published. */

/** The whole value, nothing, or some of its fields; for a list, of each item. */
export type View<Value> = boolean | Parts<NonNullable<Value>>

type Parts<Value> = Value extends readonly (infer Each)[]
  ? View<Each>
  : Value extends object
    ? { readonly [Field in keyof Value]-?: View<Value[Field]> }
    : never

/** A type reduced to a view. */
export type Projection<Value, Viewed> = Viewed extends true
  ? Value
  : Value extends readonly (infer Each)[]
    ? readonly Projection<Each, Viewed>[]
    : Value extends object
      ? {
          readonly [Field in keyof Value as Field extends keyof Viewed
            ? Viewed[Field] extends false
              ? never
              : Field
            : never]: Field extends keyof Viewed ? Projection<Value[Field], Viewed[Field]> : never
        }
      : Value

/** A view of any value. */
export type AnyView = boolean | { readonly [field: string]: AnyView }

/** A value reduced to a view. */
export function inView(value: unknown, view: AnyView): unknown {
  if (view === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => inView(each, view))
  return seenOf(value as Fields, view)
}

type Fields = Readonly<Record<string, unknown>>

function seenOf(value: Fields, view: Exclude<AnyView, true>): Fields {
  const shown: Record<string, unknown> = {}
  for (const field of Object.keys(value)) {
    const own = view !== false && Object.hasOwn(view, field) && view[field]
    if (own) shown[field] = inView(value[field], own)
  }
  return shown
}
