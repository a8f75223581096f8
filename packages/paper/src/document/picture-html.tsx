/** A picture as HTML, for a page that stands alone. */
import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { type PicturePage, PicturePageContext } from '../pictures/picture-page.ts'

/** Nothing in a text can break the page or turn a line around. */
export const pictureHtml = (picture: ComponentChildren, page: PicturePage): string =>
  renderToString(<PicturePageContext.Provider value={page}>{picture}</PicturePageContext.Provider>).replaceAll(
    /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066\u2067\uFEFF]/gu,
    '\uFFFD',
  )
