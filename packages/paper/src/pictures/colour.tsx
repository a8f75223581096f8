/** The square of White or Black: a letter first, a colour second, readable in dark mode too. */
import type { Message } from '@arbiter/core/messages'
import { usePicturePage } from './picture-page.ts'
import { message } from './words/messages.ts'

type ColourOfPieces = 'white' | 'black'

export function Colour({ of }: { of: ColourOfPieces }) {
  const { voice } = usePicturePage()
  return (
    <abbr class={`sq ${of === 'white' ? 'w' : 'b'}`} title={voice.say(colourSaid(of))}>
      {voice.say(message('picture-colour-letter', { colour: of }))}
    </abbr>
  )
}

export const colourSaid = (colour: ColourOfPieces): Message => message('picture-colour', { colour })
