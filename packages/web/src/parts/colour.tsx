/** The square of White or Black: a letter first, a colour second, and the same in the dark. */
import { catalogue } from '../words/catalogue.ts'

export const colourWords = catalogue(
  { white: 'White', black: 'Black', w: 'W', b: 'B' },
  { white: 'Weiß', black: 'Schwarz', w: 'W', b: 'S' },
)

export const Colour = ({ of }: { of: 'white' | 'black' }) => (
  <abbr class={`sq ${of === 'white' ? 'w' : 'b'}`} title={colourWords[of]}>
    {of === 'white' ? colourWords.w : colourWords.b}
  </abbr>
)
