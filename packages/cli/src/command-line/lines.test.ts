import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

async function* pieces(...each: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* each
}

const read = async (...each: Uint8Array[]): Promise<string[]> => {
  const lines: string[] = []
  for await (const line of linesOf(pieces(...each))) lines.push(line)
  return lines
}

test('lines are put together from any pieces, also inside a letter', async () => {
  const bytes = Buffer.from('Åse\n王小明\nlast')
  for (let cut = 0; cut <= bytes.length; cut++)
    expect(await read(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(['Åse', '王小明', 'last'])
})

test('no input is one empty line', async () => {
  expect(await read()).toEqual([''])
})
