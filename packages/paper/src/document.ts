/** What every page that stands alone is made of. */

export { pageColours } from './document/colours.ts'
export { htmlDocument } from './document/document.ts'
export { archivo, symbols } from './document/fonts.ts'
export { escaped } from './document/html.ts'
export { fontFaces } from './document/typeface.ts'
export { styles } from './style/styles.ts'
