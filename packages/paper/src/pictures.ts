/** The pictures of a tournament, as components: on screen, in print and in pages that stand alone. */

export { type PicturePage, PicturePageContext, usePicturePage } from './pictures/picture-page.ts'
export { Tick } from './pictures/tick.tsx'
