/** The director's actions on an entrant: edit, withdraw, return. Loaded for directors only. */
import type { BulletinEntrant } from '@arbiter/core/bulletin'
import { useState } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import { EditEntrant } from '../../parts/effects/edit-entrant.tsx'
import { EffectsSlip } from '../../parts/effects/effects.tsx'
import { words } from './words/messages.ts'

export { OwnLink } from './own-link.tsx'

type Open = 'edit' | 'withdraw' | 'return'

export function Acts({ entrant }: { entrant: BulletinEntrant }) {
  const live = useLive()
  const [open, set] = useState<Open | undefined>()
  const close = () => set(undefined)
  const act = (which: Open, label: string) => (
    <button type="button" class="btn bare" onClick={() => set(which)}>
      {label}
    </button>
  )
  return (
    <>
      {live.may('edit') && act('edit', words('entrant-edit'))}
      {entrant.withdrawn
        ? live.may('return') && act('return', words('entrant-return'))
        : live.may('withdraw') && act('withdraw', words('entrant-withdraw'))}
      {open === 'edit' && <EditEntrant entrant={entrant.id} onClose={close} />}
      {open === 'withdraw' && <Withdraw entrant={entrant} onClose={close} />}
      {open === 'return' && (
        <EffectsSlip
          title={words('entrant-returns', { name: { text: entrant.name } })}
          command={{ do: 'return', entrant: entrant.id }}
          confirmLabel={words('entrant-let-return', { name: { text: entrant.name } })}
          onClose={close}
        />
      )}
    </>
  )
}

function Withdraw({ entrant, onClose }: { entrant: BulletinEntrant; onClose: () => void }) {
  const [isEmergency, set] = useState(false)
  return (
    <EffectsSlip
      title={words('entrant-withdraw-name', { name: { text: entrant.name } })}
      command={{ do: 'withdraw', entrant: entrant.id, ...(isEmergency ? { emergency: true } : {}) }}
      confirmLabel={words('entrant-withdraw-name', { name: { text: entrant.name } })}
      onClose={onClose}
    >
      {entrant.players && (
        <label class="choice">
          <input type="checkbox" checked={isEmergency} onChange={() => set(!isEmergency)} />
          <span>{words('entrant-emergency')}</span>
        </label>
      )}
    </EffectsSlip>
  )
}
