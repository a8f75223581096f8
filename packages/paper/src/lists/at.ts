/** Look-ups in lists and maps that must find something; if not, the program is wrong and stops. */

/** What stands at a place of a list. */
export function at<Each>(list: ArrayLike<Each>, index: number): Each {
  const found = list[index]
  if (found === undefined) throw new Error(`nothing stands at ${index} of ${list.length}`)
  return found
}

export const first = <Each>(list: ArrayLike<Each>): Each => at(list, 0)

export const last = <Each>(list: ArrayLike<Each>): Each => at(list, list.length - 1)

/** A value that is there. */
export function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a value that must be there is missing')
  return value
}
