/** Takes answers in the order of their requests: an older one that comes after a newer one is dropped. */
export function inOrder<Value>(take: (value: Value) => void): (answer: Promise<Value>) => Promise<void> {
  let [requests, taken] = [0, 0]
  return async (answer) => {
    const request = ++requests
    const value = await answer
    if (request < taken) return
    taken = request
    take(value)
  }
}
