/** Help from every page: what the page is for, where the rules are, and all keys. `?`, or the button in the masthead. Loaded on demand. */
import { addresses } from '../../app/address.ts'
import { Slip } from '../../parts/slip.tsx'
import { helpFor } from './help-page.ts'
import { AllKeys } from './keys.tsx'
import { words } from './words/messages.ts'

export function Help({ path, onClose }: { path: string; onClose: () => void }) {
  const { page, tournament } = helpFor(path)
  return (
    <Slip title={words('help-title')} onClose={onClose} isWide>
      <div class="help">
        {page !== undefined && (
          <>
            <h3>{words('help-page')}</h3>
            <p class="voice">{words('help-about', { page })}</p>
          </>
        )}
        <p class="acts">
          {tournament !== undefined && (
            <a class="btn" href={addresses.rules(tournament)} onClick={onClose}>
              {words('help-rules')}
            </a>
          )}
          <a class="btn" href={addresses.apiReference}>
            {words('help-programs')}
          </a>
        </p>
        <h3 class="keys-title">{words('help-keys-title')}</h3>
        <AllKeys />
      </div>
      <p class="acts">
        <button type="button" class="btn" onClick={onClose}>
          {words('help-keys-done')} <kbd>Esc</kbd>
        </button>
      </p>
    </Slip>
  )
}
