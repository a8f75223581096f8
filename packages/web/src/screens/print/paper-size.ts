/** The two sizes of paper, in millimetres, and how much of a page is left for what stands on it. */
import { address } from '../../app/address.ts'
import { recall, remember } from '../../app/memory.ts'

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]
export type Orientation = 'portrait' | 'landscape'

const sides: Readonly<Record<PaperSize, readonly [short: number, long: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
}

/** Printers need some of the edge for themselves. */
const margin = 12
/** The head and the foot of every page. */
const headHeight = 19
const footHeight = 7
/** A page that fills its sheet to the last hair makes printers begin another. */
export const spare = 1

export interface Sheet {
  readonly width: number
  readonly height: number
  /** Between the margins. */
  readonly innerWidth: number
  /** Between head and foot. */
  readonly innerHeight: number
}

export function sheetOf(size: PaperSize, orientation: Orientation): Sheet {
  const [short, long] = sides[size]
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  return {
    width,
    height,
    innerWidth: width - 2 * margin,
    innerHeight: height - 2 * margin - headHeight - footHeight - spare,
  }
}

/** As it was chosen here, or else as most of the world has it. */
export function chosenSize(): PaperSize {
  const asked = address.query.get('size') ?? recall('paper')
  return paperSizes.find((size) => size === asked) ?? 'a4'
}

export function chooseSize(size: PaperSize): void {
  remember('paper', size)
  address.set({ size })
}

/** So many a page. */
export function inPages<Each>(all: readonly Each[], most: number): readonly (readonly Each[])[] {
  const count = Math.max(1, Math.ceil(all.length / most))
  return Array.from({ length: count }, (_, i) => all.slice(i * most, (i + 1) * most))
}
