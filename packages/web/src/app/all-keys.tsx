/** The list of all keys: `?`, or the button at the foot of every page. Loaded on demand. */
import { Slip } from '../parts/slip.tsx'
import { words } from './words/messages.ts'

type Line = readonly [keys: string, does: string]

const groups = (): readonly (readonly [title: string, lines: readonly Line[]])[] => [
  [
    words('app-keys-everywhere'),
    [
      ['/', words('app-keys-find')],
      ['?', words('app-keys-keys')],
      ['Esc', words('app-keys-close')],
    ],
  ],
  [
    words('app-keys-bracket'),
    [
      ['← →', words('app-keys-sides')],
      ['↑ ↓', words('app-keys-neighbours')],
      ['PgUp PgDn', words('app-keys-sections')],
      ['Home', words('app-keys-whole')],
      ['Enter', words('app-keys-open')],
      ['M', words('app-keys-followed')],
    ],
  ],
  [
    words('app-keys-control'),
    [
      ['63 1', words('app-keys-typed')],
      ['U', words('app-keys-undo')],
      ['R', words('app-keys-redo')],
    ],
  ],
  [
    words('app-keys-match'),
    [
      ['1 0 = + -', words('app-keys-results')],
      ['← →', words('app-keys-sides')],
    ],
  ],
  [
    words('app-keys-others'),
    [
      ['N I', words('app-keys-make')],
      ['M', words('app-keys-follow')],
      ['P', words('app-keys-print')],
      ['← →', words('app-keys-turn')],
      ['S', words('app-keys-scroll')],
    ],
  ],
]

export function AllKeys({ onClose }: { onClose: () => void }) {
  return (
    <Slip title={words('app-keys-title')} onClose={onClose} isWide>
      <div class="all-keys">
        {groups().map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([keys, does]) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((each) => (
                      <kbd key={each}>{each}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p class="acts">
        <button type="button" class="btn" onClick={onClose}>
          {words('app-keys-done')} <kbd>Esc</kbd>
        </button>
      </p>
    </Slip>
  )
}
