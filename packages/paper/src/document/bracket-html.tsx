/** Brackets as HTML, for pages that other packages make. */
import { Bracket, type BracketPicture } from '../pictures/bracket/bracket.tsx'
import type { PicturePage } from '../pictures/picture-page.ts'
import { pictureHtml } from './picture-html.tsx'

export const bracketHtml = (picture: BracketPicture, page: PicturePage): string =>
  pictureHtml(<Bracket picture={picture} />, page)
