/** The two paper sizes in millimetres, and the printable area. */
import { address } from '../../app/address.ts'
import { readPreference, savePreference } from '../../app/preferences.ts'

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]
export type Orientation = 'portrait' | 'landscape'

const sides: Readonly<Record<PaperSize, readonly [short: number, long: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
}

/** The margin that printers need. */
const margin = 12
/** Header and footer of every page. */
const headHeight = 19
const footHeight = 7
/** Slack: a page filled to the last hair makes printers start another. */
export const spare = 1

export interface PaperSheet {
  readonly width: number
  readonly height: number
  /** Between the margins. */
  readonly innerWidth: number
  /** Between header and footer. */
  readonly innerHeight: number
}

export function sheetOf(size: PaperSize, orientation: Orientation): PaperSheet {
  const [short, long] = sides[size]
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  return {
    width,
    height,
    innerWidth: width - 2 * margin,
    innerHeight: height - 2 * margin - headHeight - footHeight - spare,
  }
}

/** The saved choice, or else A4. */
export function chosenSize(): PaperSize {
  const asked = address.query.get('size') ?? readPreference('paper')
  return paperSizes.find((size) => size === asked) ?? 'a4'
}

export function chooseSize(size: PaperSize): void {
  savePreference('paper', size)
  address.set({ size })
}

/** Items per page. */
export function inPages<Each>(all: readonly Each[], most: number): readonly (readonly Each[])[] {
  const count = Math.max(1, Math.ceil(all.length / most))
  return Array.from({ length: count }, (_, i) => all.slice(i * most, (i + 1) * most))
}
