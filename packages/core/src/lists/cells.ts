/** `at` for typed arrays in hot loops: each of these meets only one kind of array and so stays as fast as a plain index. */

export const int32At = (cells: Int32Array, index: number): number => cells[index] ?? missing(cells, index)

export const float64At = (cells: Float64Array, index: number): number => cells[index] ?? missing(cells, index)

export const uint16At = (cells: Uint16Array, index: number): number => cells[index] ?? missing(cells, index)

export const uint8At = (cells: Uint8Array, index: number): number => cells[index] ?? missing(cells, index)

function missing({ length }: ArrayLike<number>, index: number): never {
  throw new Error(`nothing stands at ${index} of ${length}`)
}
