/** Pictures of a tournament beside table and rounds; a format lists its own. */
import type { Chart } from '../../chart/chart.ts'
import type { Indicators } from './figures.ts'
import type { Matrix } from './matrix.ts'
import type { Race } from './race.ts'
import type { Rings } from './rings.ts'

interface Bracket<Options> {
  readonly picture: 'bracket'
  /** Letter of the division, if the field is divided. */
  indicators?(options: Options, chart: Chart, letter: string): Indicators | undefined
}

interface Crosstable {
  readonly picture: 'crosstable'
}

export type Picture<Options> = Bracket<Options> | Crosstable | Race<Options> | Matrix<Options> | Rings<Options>
type AnyPicture = Picture<unknown>
export type PictureName = AnyPicture['picture']

export const bracket: Bracket<unknown> = { picture: 'bracket' }
export const crosstable: Crosstable = { picture: 'crosstable' }

/** Divisions of a field, each with the averages of its teams. */
export const brackets = <Options>(indicators: NonNullable<Bracket<Options>['indicators']>): Bracket<Options> => ({
  picture: 'bracket',
  indicators,
})

interface HasViews {
  readonly views: { readonly pictures: readonly AnyPicture[] }
}

export function pictureOf<Name extends PictureName>(
  { views }: HasViews,
  name: Name,
): Extract<AnyPicture, { readonly picture: Name }> | undefined {
  return views.pictures.find((each): each is Extract<AnyPicture, { readonly picture: Name }> => each.picture === name)
}

export const hasPicture = (format: HasViews, name: PictureName): boolean => pictureOf(format, name) !== undefined

export const picturesIn = ({ views }: HasViews): readonly PictureName[] => views.pictures.map(({ picture }) => picture)
