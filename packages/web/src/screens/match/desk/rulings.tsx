/** What the director decides about a match, shown with its effects before it is done. */
import type { MatchShown } from '@arbiter/core'
import { useState } from 'preact/hooks'
import type { Asked, Live } from '../../../live/live.ts'
import { EffectsSlip } from '../../../parts/effects/effects.tsx'
import { calledIn } from '../../../parts/names.ts'
import { catalogue } from '../../../words/catalogue.ts'

const words = catalogue(
  {
    title: 'Rulings',
    only: 'for the director',
    forfeit: 'Somebody is absent…',
    cancel: 'Cancel the match…',
    win: 'Declare a winner…',
    through: 'Declare who goes on…',
    correct: 'A game was played after all…',
    forfeitTitle: (match: string) => `Who did not come to match ${match}?`,
    cancelTitle: (match: string) => `Cancel match ${match}`,
    winTitle: (match: string) => `Declare who wins match ${match}`,
    throughTitle: (match: string, count: number) => `Declare who goes on from match ${match}: ${count}`,
    absent: 'Absent',
    winner: 'Winner',
    draw: 'Drawn, nobody wins',
    goesOn: 'Goes on',
    confirmForfeit: 'Rule the absence',
    confirmCancel: 'Cancel the match',
    confirmWin: 'Declare it',
  },
  {
    title: 'Entscheidungen',
    only: 'für die Turnierleitung',
    forfeit: 'Jemand fehlt…',
    cancel: 'Match absagen…',
    win: 'Sieger erklären…',
    through: 'Erklären, wer weiterkommt…',
    correct: 'Es wurde doch gespielt…',
    forfeitTitle: (match: string) => `Wer ist zu Match ${match} nicht erschienen?`,
    cancelTitle: (match: string) => `Match ${match} absagen`,
    winTitle: (match: string) => `Sieger von Match ${match} erklären`,
    throughTitle: (match: string, count: number) => `Erklären, wer aus Match ${match} weiterkommt: ${count}`,
    absent: 'Nicht erschienen',
    winner: 'Sieger',
    draw: 'Unentschieden, niemand gewinnt',
    goesOn: 'Kommt weiter',
    confirmForfeit: 'Abwesenheit feststellen',
    confirmCancel: 'Match absagen',
    confirmWin: 'Erklären',
  },
)

type Kind = 'forfeit' | 'cancel' | 'win' | 'through'

interface RulingsProps {
  readonly live: Live
  readonly match: MatchShown
  /** A game in place of a ruling. */
  readonly onCorrect: () => void
}

export function Rulings({ live, match, onCorrect }: RulingsProps) {
  const [kind, choose] = useState<Kind | undefined>()
  const isOpen = match.state === 'open'
  const isRuled = match.ruling !== undefined && match.boards === undefined
  if (!live.may('forfeit') || !(isOpen || isRuled)) return null
  return (
    <section aria-labelledby="m-rulings" class="rulings">
      <div class="section">
        <h2 id="m-rulings">{words.title}</h2>
        <span class="push">{words.only}</span>
      </div>
      <p class="acts">
        {isOpen && <Act label={words.forfeit} onClick={() => choose('forfeit')} />}
        {isOpen && match.seats.length === 2 && <Act label={words.win} onClick={() => choose('win')} />}
        {isOpen && match.seats.length > 2 && <Act label={words.through} onClick={() => choose('through')} />}
        {isOpen && <Act label={words.cancel} onClick={() => choose('cancel')} />}
        {isRuled && live.may('correct') && <Act label={words.correct} onClick={onCorrect} />}
      </p>
      {kind && <Ruling live={live} match={match} kind={kind} onClose={() => choose(undefined)} />}
    </section>
  )
}

const Act = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" class="btn" onClick={onClick}>
    {label}
  </button>
)

interface RulingProps {
  readonly live: Live
  readonly match: MatchShown
  readonly kind: Kind
  readonly onClose: () => void
}

/** `drawn` stands for nobody. */
const drawn = '='

function Ruling({ live, match, kind, onClose }: RulingProps) {
  const [chosen, set] = useState<readonly string[]>([])
  const names = match.seats.flatMap(({ entrant }) => entrant ?? [])
  const id = (name: string) => live.look(calledIn).byName.get(name)?.id ?? name
  const title = titleOf(kind, match)
  const toggle = (name: string, isOne: boolean) =>
    set(isOne ? [name] : chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  const confirm = {
    forfeit: words.confirmForfeit,
    cancel: words.confirmCancel,
    win: words.confirmWin,
    through: words.confirmWin,
  }
  const isOne = kind === 'win'
  return (
    <EffectsSlip
      live={live}
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
          <legend class="field">{{ forfeit: words.absent, win: words.winner, through: words.goesOn }[kind]}</legend>
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
            <Choice label={words.draw} isOne isChosen={chosen.includes(drawn)} onChoose={() => toggle(drawn, true)} />
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

export const Choice = ({ label, isOne, isChosen, onChoose }: ChoiceProps) => (
  <label class="choice">
    <input type={isOne ? 'radio' : 'checkbox'} name="choice" checked={isChosen} onChange={onChoose} />
    <span dir="auto">{label}</span>
  </label>
)

function titleOf(kind: Kind, { match, advance }: MatchShown): string {
  if (kind === 'forfeit') return words.forfeitTitle(match)
  if (kind === 'cancel') return words.cancelTitle(match)
  return kind === 'win' ? words.winTitle(match) : words.throughTitle(match, advance)
}

function commandOf(match: string, kind: Kind, chosen: readonly string[]): Asked | undefined {
  if (kind === 'cancel') return { do: 'cancel', match }
  const [first] = chosen
  if (first === undefined) return undefined
  if (kind === 'forfeit') return { do: 'forfeit', match, absent: chosen }
  if (kind === 'through') return { do: 'rule', match, winners: chosen }
  return { do: 'rule', match, winner: first === drawn ? null : first }
}
