import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

/** Three requests, answered in this order. */
async function takenAfter(...order: readonly number[]): Promise<number[]> {
  const taken: number[] = []
  const take = inOrder((value: number) => void taken.push(value))
  const answers = new Map<number, () => void>()
  const requests = [1, 2, 3].map((number) => take(new Promise((resolve) => answers.set(number, () => resolve(number)))))
  for (const number of order) {
    answers.get(number)?.()
    await requests[number - 1]
  }
  return taken
}

it('an older answer does not overwrite a newer one', async () => {
  expect(await takenAfter(2, 1, 3)).toEqual([2, 3])
  expect(await takenAfter(3, 2, 1)).toEqual([3])
})

it('an answer is taken while a newer request is under way', async () => {
  expect(await takenAfter(1, 2, 3)).toEqual([1, 2, 3])
})
