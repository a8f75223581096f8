/** The list of all keys. */
import { words } from './words/messages.ts'

type Line = readonly [keys: string, does: string]

const groups = (): readonly (readonly [title: string, lines: readonly Line[]])[] => [
  [
    words('help-keys-everywhere'),
    [
      ['/', words('help-keys-find')],
      ['?', words('help-keys-keys')],
      ['Esc', words('help-keys-close')],
    ],
  ],
  [
    words('help-keys-bracket'),
    [
      ['← →', words('help-keys-sides')],
      ['↑ ↓', words('help-keys-neighbours')],
      ['PgUp PgDn', words('help-keys-sections')],
      ['Home', words('help-keys-whole')],
      ['Enter', words('help-keys-open')],
      ['M', words('help-keys-followed')],
    ],
  ],
  [
    words('help-keys-control'),
    [
      ['63 1', words('help-keys-typed')],
      ['U', words('help-keys-undo')],
      ['R', words('help-keys-redo')],
    ],
  ],
  [
    words('help-keys-match'),
    [
      ['1 0 = + -', words('help-keys-results')],
      ['← →', words('help-keys-sides')],
    ],
  ],
  [
    words('help-keys-others'),
    [
      ['N I', words('help-keys-make')],
      ['M', words('help-keys-follow')],
      ['P', words('help-keys-print')],
      ['← →', words('help-keys-turn')],
      ['S', words('help-keys-scroll')],
    ],
  ],
]

export const AllKeys = () => (
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
)
