/** The style of a page that stands alone, with the styles of the pictures on it. */
import { styles } from '../style/styles.ts'

export const pageStyle = (...pictures: readonly string[]): string =>
  [styles.tokens, styles.elements, ...pictures, styles.page].join('')
