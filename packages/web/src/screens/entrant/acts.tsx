/** What the director does about somebody: edit, withdraw, let return. Loaded only where somebody may. */
import type { EntrantShown } from '@arbiter/core'
import { useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { EditSlip } from '../../parts/edit-entrant.tsx'
import { EffectsSlip } from '../../parts/effects/effects.tsx'
import { catalogue } from '../../words/catalogue.ts'

export { OwnLink } from './own-link.tsx'

const words = catalogue(
  {
    edit: 'Edit…',
    withdraw: 'Withdraw…',
    return: 'Let return…',
    withdrawTitle: (name: string) => `Withdraw ${name}`,
    returnTitle: (name: string) => `${name} returns`,
    confirmWithdraw: (name: string) => `Withdraw ${name}`,
    confirmReturn: (name: string) => `Let ${name} return`,
    emergency: 'In an emergency: what was earned so far is kept',
  },
  {
    edit: 'Bearbeiten…',
    withdraw: 'Zurückziehen…',
    return: 'Zurückkehren lassen…',
    withdrawTitle: (name: string) => `${name} zurückziehen`,
    returnTitle: (name: string) => `${name} kehrt zurück`,
    confirmWithdraw: (name: string) => `${name} zurückziehen`,
    confirmReturn: (name: string) => `${name} zurückkehren lassen`,
    emergency: 'Im Notfall: Das bisher Erreichte bleibt',
  },
)

type Open = 'edit' | 'withdraw' | 'return'

export function Acts({ live, entrant }: { live: Live; entrant: EntrantShown }) {
  const [open, set] = useState<Open | undefined>()
  const close = () => set(undefined)
  const act = (which: Open, label: string) => (
    <button type="button" class="btn bare" onClick={() => set(which)}>
      {label}
    </button>
  )
  return (
    <>
      {live.may('edit') && act('edit', words.edit)}
      {entrant.withdrawn
        ? live.may('return') && act('return', words.return)
        : live.may('withdraw') && act('withdraw', words.withdraw)}
      {open === 'edit' && <EditSlip live={live} entrant={entrant.id} onClose={close} />}
      {open === 'withdraw' && <Withdraw live={live} entrant={entrant} onClose={close} />}
      {open === 'return' && (
        <EffectsSlip
          live={live}
          title={words.returnTitle(entrant.name)}
          command={{ do: 'return', entrant: entrant.id }}
          confirmLabel={words.confirmReturn(entrant.name)}
          onClose={close}
        />
      )}
    </>
  )
}

function Withdraw({ live, entrant, onClose }: { live: Live; entrant: EntrantShown; onClose: () => void }) {
  const [isEmergency, set] = useState(false)
  return (
    <EffectsSlip
      live={live}
      title={words.withdrawTitle(entrant.name)}
      command={{ do: 'withdraw', entrant: entrant.id, ...(isEmergency ? { emergency: true } : {}) }}
      confirmLabel={words.confirmWithdraw(entrant.name)}
      onClose={onClose}
    >
      {entrant.players && (
        <label class="choice">
          <input type="checkbox" checked={isEmergency} onChange={() => set(!isEmergency)} />
          <span>{words.emergency}</span>
        </label>
      )}
    </EffectsSlip>
  )
}
