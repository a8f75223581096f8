/** The name of an entrant: a link where the page has one for them; a withdrawal is marked. */
import { usePicturePage } from './picture-page.ts'
import { message } from './words/messages.ts'

interface EntrantNameProps {
  readonly name: string
  readonly hasWithdrawn?: boolean | undefined
}

/** Longer names may be set smaller where lines have one height. */
const long = 24

export function EntrantName({ name, hasWithdrawn = false }: EntrantNameProps) {
  const { voice, entrantAddress } = usePicturePage()
  const address = entrantAddress?.(name)
  const kind = [...(hasWithdrawn ? ['void'] : []), ...(name.length > long ? ['long'] : [])].join(' ')
  return (
    <>
      {address === undefined ? (
        <span class={kind} dir="auto">
          {name}
        </span>
      ) : (
        <a class={kind} dir="auto" href={address}>
          {name}
        </a>
      )}
      {hasWithdrawn && <span class="stamp done">{voice.say(message('picture-withdrew'))}</span>}
    </>
  )
}
