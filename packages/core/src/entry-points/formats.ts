/** All rule books, and the shape of one. */

export type {
  AnyFormat,
  Explanation,
  Format,
  LateEntry,
  Reported,
  Row,
  Seeding,
  Subject,
  TableQuery,
} from '../formats/format.ts'
export type { Glyph } from '../formats/glyph.ts'
export { formats } from '../formats/index.ts'
export { formatNamed } from '../formats/named.ts'
export type { Setting } from '../formats/setting.ts'
export type { GoTo, Indicators, MatchFigures } from '../formats/views/figures.ts'
export type { Picture } from '../formats/views/picture.ts'
export type { Column, Remark } from '../formats/views/views.ts'
