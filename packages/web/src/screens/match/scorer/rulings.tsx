/** The director's rulings on a match, with their effects before they are confirmed. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { useState } from 'preact/hooks'
import type { CommandInput } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { EffectsSlip } from '../../../parts/effects/effects.tsx'
import { entrantIndex } from '../../../parts/entrant-index.ts'
import { words } from './words/messages.ts'

type Kind = 'forfeit' | 'cancel' | 'win' | 'through'

interface RulingsProps {
  readonly match: BulletinMatch
  /** A game that replaces a ruling. */
  readonly onCorrect: () => void
}

export function MatchRulings({ match, onCorrect }: RulingsProps) {
  const live = useLive()
  const [kind, choose] = useState<Kind | undefined>()
  const isOpen = match.state === 'open'
  const isRuled = match.ruling !== undefined && match.boards === undefined
  if (!live.may('forfeit') || !(isOpen || isRuled)) return null
  return (
    <section aria-labelledby="m-rulings" class="rulings">
      <div class="section">
        <h2 id="m-rulings">{words('scorer-rulings')}</h2>
        <span class="push">{words('scorer-for-director')}</span>
      </div>
      <p class="acts">
        {isOpen && <Act label={words('scorer-forfeit')} onClick={() => choose('forfeit')} />}
        {isOpen && match.seats.length === 2 && <Act label={words('scorer-win')} onClick={() => choose('win')} />}
        {isOpen && match.seats.length > 2 && <Act label={words('scorer-through')} onClick={() => choose('through')} />}
        {isOpen && <Act label={words('scorer-cancel')} onClick={() => choose('cancel')} />}
        {isRuled && live.may('correct') && <Act label={words('scorer-played-after-all')} onClick={onCorrect} />}
      </p>
      {kind && <Ruling match={match} kind={kind} onClose={() => choose(undefined)} />}
    </section>
  )
}

const Act = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" class="btn" onClick={onClick}>
    {label}
  </button>
)

interface RulingProps {
  readonly match: BulletinMatch
  readonly kind: Kind
  readonly onClose: () => void
}

/** `drawn` means no winner. */
const drawn = '='

function Ruling({ match, kind, onClose }: RulingProps) {
  const live = useLive()
  const [chosen, set] = useState<readonly string[]>([])
  const names = match.seats.flatMap(({ entrant }) => entrant ?? [])
  const id = (name: string) => live.look(entrantIndex).byName.get(name)?.id ?? name
  const title = titleOf(kind, match)
  const toggle = (name: string, isOne: boolean) =>
    set(isOne ? [name] : chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  const confirm = {
    forfeit: words('scorer-confirm-forfeit'),
    cancel: words('scorer-confirm-cancel'),
    win: words('scorer-confirm-win'),
    through: words('scorer-confirm-win'),
  }
  const isOne = kind === 'win'
  return (
    <EffectsSlip
      title={title}
      command={commandOf(
        match.match,
        kind,
        chosen.map((name) => (name === drawn ? drawn : id(name))),
      )}
      confirmLabel={confirm[kind]}
      onClose={onClose}
    >
      {kind !== 'cancel' && (
        <fieldset class="choices">
          <legend class="field">
            {{ forfeit: words('scorer-absent'), win: words('scorer-winner'), through: words('scorer-goes-on') }[kind]}
          </legend>
          {names.map((name) => (
            <Choice
              key={name}
              label={name}
              isOne={isOne}
              isChosen={chosen.includes(name)}
              onChoose={() => toggle(name, isOne)}
            />
          ))}
          {kind === 'win' && match.advance === 0 && (
            <Choice
              label={words('scorer-drawn')}
              isOne
              isChosen={chosen.includes(drawn)}
              onChoose={() => toggle(drawn, true)}
            />
          )}
        </fieldset>
      )}
    </EffectsSlip>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isOne: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Choice = ({ label, isOne, isChosen, onChoose }: ChoiceProps) => (
  <label class="choice">
    <input type={isOne ? 'radio' : 'checkbox'} name="choice" checked={isChosen} onChange={onChoose} />
    <span dir="auto">{label}</span>
  </label>
)

function titleOf(kind: Kind, { match, advance }: BulletinMatch): string {
  if (kind === 'forfeit') return words('scorer-forfeit-title', { match: { text: match } })
  if (kind === 'cancel') return words('scorer-cancel-title', { match: { text: match } })
  return kind === 'win'
    ? words('scorer-win-title', { match: { text: match } })
    : words('scorer-through-title', { match: { text: match }, count: advance })
}

function commandOf(match: string, kind: Kind, chosen: readonly string[]): CommandInput | undefined {
  if (kind === 'cancel') return { do: 'cancel', match }
  const [first] = chosen
  if (first === undefined) return undefined
  if (kind === 'forfeit') return { do: 'forfeit', match, absent: chosen }
  if (kind === 'through') return { do: 'rule', match, winners: chosen }
  return { do: 'rule', match, winner: first === drawn ? null : first }
}
