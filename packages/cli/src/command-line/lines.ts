/** What is piped in, line by line, each as soon as it is complete. */

/** Longer than any command; more without a line end is not one. */
const longest = 4_000_000

export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let left = ''
  for await (const bytes of input) {
    const lines = (left + decoder.decode(bytes, { stream: true })).split('\n')
    left = (lines.pop() as string).slice(0, longest)
    yield* lines
  }
  yield left + decoder.decode()
}
