/** What the package `paper` makes of our data, for tests that look at it too. */
export { htmlPage, sheetPage } from '@arbiter/paper'
export { withoutTypeface } from '../../paper/test/without-typeface.ts'
