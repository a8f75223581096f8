/** All rule books, and the shape of one. */

export { formats } from '../formats/index.ts'
export type {
  AnyFormat,
  Explanation,
  Format,
  LateEntry,
  ReportDraft,
  Row,
  Seeding,
  Subject,
  TableQuery,
} from '../formats/rule-book/format.ts'
export { formatNamed } from '../formats/rule-book/format-by-name.ts'
export type { Glyph } from '../formats/rule-book/glyph.ts'
export type { Setting } from '../formats/rule-book/setting.ts'
export type { GoTo, Indicators, MatchFigures } from '../formats/views/figures.ts'
export type { Picture } from '../formats/views/picture.ts'
export type { Column, Remark } from '../formats/views/views.ts'
