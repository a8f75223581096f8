/** Shown while nobody has entered, with what can be done about it. */
import { addresses } from '../app/address.ts'
import { useLive } from '../live/live-context.ts'
import { Empty } from './empty.tsx'
import { words } from './words/messages.ts'

export const Nobody = () => {
  const live = useLive()
  return live.may('enter') ? (
    <Empty
      action={
        <a class="btn main" href={addresses.control(live.id)}>
          {words('parts-nobody-add')}
        </a>
      }
    >
      {words('parts-nobody-yours')}
    </Empty>
  ) : (
    <Empty>{words('parts-nobody-others')}</Empty>
  )
}
