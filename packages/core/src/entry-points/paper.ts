/** Printed pages as HTML: parts, colours, fonts. */

export { htmlPage, type PageParts, type PageStyle, pageParts, pageStyles } from '../bulletin/page.ts'
export { pageColours } from '../paper/colours.ts'
export { htmlDocument } from '../paper/document.ts'
export { archivo, symbols } from '../paper/fonts.ts'
export { escaped } from '../paper/html.ts'
export { fontFaces } from '../paper/typeface.ts'
