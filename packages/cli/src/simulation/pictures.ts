/** The files of a comparison: the plot alone, and a page with the plot and the table. */

import { type Comparison, comparisonPage, comparisonPicture } from '@arbiter/paper/comparison'
import type { Options } from '../command-line/command.ts'
import type { Disk } from '../file/disk.ts'
import { removeQuietly } from '../file/new-file.ts'
import { replacePage } from '../file/new-page.ts'
import { randomHex } from '../file/random.ts'
import { diskTrouble } from '../file/trouble.ts'
import { voice } from '../language/voice.ts'
import { message } from './words/messages.ts'

export const pictureOptions = {
  svg: { value: 'FILE', about: message('sim-option-svg') },
  html: { value: 'FILE', about: message('sim-option-html') },
} as const satisfies Options

type PictureOptions = { readonly [K in keyof typeof pictureOptions]: string | undefined }

const pictures = [
  { option: 'svg', draw: comparisonPicture },
  { option: 'html', draw: comparisonPage },
] as const

/** Found out before the runs and not after them. */
export function needRoom(disk: Disk, given: PictureOptions): void {
  for (const { option } of pictures) if (given[option] !== undefined) tryOut(disk, given[option])
}

function tryOut(disk: Disk, file: string): void {
  const draft = `${file}.new-${randomHex(4)}`
  try {
    disk.close(disk.open(draft, 'create'))
  } catch (error) {
    throw diskTrouble('created', file, error)
  } finally {
    removeQuietly(disk, draft)
  }
}

/** The names of the files that were written. */
export function writePictures(disk: Disk, given: PictureOptions, comparison: Comparison): string[] {
  return pictures.flatMap(({ option, draw }) => {
    const file = given[option]
    if (file === undefined) return []
    replacePage(disk, file, draw(comparison, voice()), `--${option}`)
    return [file]
  })
}
