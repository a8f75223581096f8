/** What every page that stands alone is made of. */

export { bracketHtml } from './document/bracket-html.tsx'
export { pageColours } from './document/colours.ts'
export { htmlDocument } from './document/document.ts'
export { archivo, symbols } from './document/fonts.ts'
export { escaped } from './document/html.ts'
export { fontFaces } from './document/typeface.ts'
export type { BracketPicture, DescribedCard } from './pictures/bracket/bracket.tsx'
export { wholeBracket } from './pictures/bracket/bracket-part.ts'
export type { MatchCardView, SeatView } from './pictures/bracket/match-card-view.ts'
export { styles } from './style/styles.ts'
