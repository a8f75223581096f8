/** The square of White or Black: a letter first, a colour second, readable in dark mode too. */
import { words } from './words/messages.ts'

type ColourOfPieces = 'white' | 'black'

export const Colour = ({ of }: { of: ColourOfPieces }) => (
  <abbr class={`sq ${of === 'white' ? 'w' : 'b'}`} title={colourWords(of)}>
    {words('parts-colour-letter', { colour: of })}
  </abbr>
)

export const colourWords = (colour: ColourOfPieces): string => words('parts-colour', { colour })
