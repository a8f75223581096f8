/** The marks of formats, distinguished by shape, never by colour. */
import { at } from '../lists/at.ts'

const shapes = [
  'M-6.5-6.5h13v13h-13z',
  'M0-8.5 8.5 0 0 8.5-8.5 0z',
  'M0-8 8.5 6.5h-17z',
  'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  'M0 8 8.5-6.5h-17z',
  'M-2.5-7.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z',
  'M0-8 7.6-2.5 4.7 6.5h-9.4L-7.6-2.5z',
] as const

/** By the format's index; after the last mark the first is used again. */
export const markOf = (index: number): string => at(shapes, index % shapes.length)
