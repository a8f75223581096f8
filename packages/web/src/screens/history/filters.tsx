/** The filters of the log: kind, author, round, entrant, validity, and a search text. */
import { topics } from '@arbiter/core/facts'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { address } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { textOf } from '../../words/message-text.ts'
import type { Authors } from './authors.ts'
import { authorOf, type LogFilter, linesIn, roundNamesIn } from './log-filter.ts'
import { words } from './words/messages.ts'

interface FiltersProps {
  readonly wanted: LogFilter
  readonly authors: Authors
}

export function Filters({ wanted, authors }: FiltersProps) {
  const live = useLive()
  const set = (name: keyof LogFilter) => (value: string) => address.set({ [name]: value })
  const find = useId()
  return (
    <search class="filt" aria-label={words('history-filters')}>
      <KindSwitch kind={wanted.kind} />
      <Choice
        label={words('history-round')}
        value={wanted.round}
        onChoose={set('round')}
        all={words('history-any-round')}
      >
        {live.look(roundNamesIn).map(([id, name]) => (
          <option key={id} value={id}>
            {textOf(name)}
          </option>
        ))}
      </Choice>
      <Choice
        label={words('history-entrant')}
        value={wanted.entrant}
        onChoose={set('entrant')}
        all={words('history-any-entrant')}
      >
        {[...live.look(entrantIndex).byId.values()].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {live.isInside && (
        <Choice label={words('history-by')} value={wanted.by} onChoose={set('by')} all={words('history-anybody')}>
          {authorsIn(live).map((by) => (
            <option key={by} value={by}>
              {authors(by)}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={words('history-fates')}
        value={wanted.fate}
        onChoose={set('fate')}
        all={words('history-whatever-fate')}
      >
        <option value="stands">{words('history-stands')}</option>
        <option value="fallen">{words('history-fallen')}</option>
      </Choice>
      <label class="hide" for={find}>
        {words('history-find')}
      </label>
      <input
        id={find}
        type="search"
        placeholder={words('history-find-hint')}
        value={wanted.find}
        onInput={(event) => set('find')(event.currentTarget.value)}
      />
    </search>
  )
}

const KindSwitch = ({ kind }: Pick<LogFilter, 'kind'>) => (
  <fieldset class="switch">
    <legend class="hide">{words('history-kinds')}</legend>
    {(['', ...topics] as const).map((each) => (
      <button key={each} type="button" aria-pressed={kind === each} onClick={() => address.set({ kind: each })}>
        {each === '' ? words('history-kind-all') : words('history-kind-many', { kind: each })}
      </button>
    ))}
  </fieldset>
)

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly all: string
  readonly onChoose: (value: string) => void
  readonly children: ComponentChildren
}

function Choice({ label, value, all, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <span class="choice">
      <label class="label" for={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{all}</option>
        {children}
      </select>
    </span>
  )
}

const authorsIn = (live: Live): readonly string[] => [...new Set(live.look(linesIn).map(({ by }) => authorOf(by)))]
