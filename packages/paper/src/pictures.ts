/** The pictures of a tournament, as components: on screen, in print and in pages that stand alone. */

export { Colour, colourSaid } from './pictures/colour.tsx'
export { Crosstable, CrosstableGrid } from './pictures/crosstable/crosstable.tsx'
export { type CrosstableView, crosstableView, partOf } from './pictures/crosstable/crosstable-view.ts'
export { EntrantName } from './pictures/entrant-name.tsx'
export { type PicturePage, PicturePageContext, usePicturePage } from './pictures/picture-page.ts'
export { Section } from './pictures/section.tsx'
export { Tick } from './pictures/tick.tsx'
export { Wide } from './pictures/wide.tsx'
