/** The director's actions with their effects: about an entrant, a match, or the whole tournament. */
import { show } from '@arbiter/core/bulletin'
import { useId, useState } from 'preact/hooks'
import type { CommandInput, Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { EditEntrant } from '../../../parts/effects/edit-entrant.tsx'
import { EffectsSlip } from '../../../parts/effects/effects.tsx'
import { seatWords } from '../../../parts/match-words.ts'
import { EnterSlip } from './enter.tsx'
import { StartSlip } from './start.tsx'
import { words } from './words/messages.ts'

export type Act =
  | { readonly act: 'withdraw'; readonly entrant: string }
  | { readonly act: 'return'; readonly entrant: string }
  | { readonly act: 'edit'; readonly entrant: string }
  | { readonly act: 'forfeit'; readonly match: string }
  | { readonly act: 'cancel'; readonly match: string }
  | { readonly act: 'rule'; readonly match: string }
  | { readonly act: 'declare'; readonly among: readonly string[] }
  | { readonly act: 'choose'; readonly chooser: string; readonly among: readonly string[] }
  | { readonly act: 'enter' | 'start' | 'close' }

interface SlipOf<Name extends Act['act']> {
  readonly act: Extract<Act, { readonly act: Name }>
  readonly onClose: () => void
}

export function ActSlip(props: { act: Act; onClose: () => void }) {
  const { act, onClose } = props
  switch (act.act) {
    case 'withdraw':
    case 'return':
      return <PresenceSlip act={act} onClose={onClose} />
    case 'edit':
      return <EditEntrant entrant={act.entrant} onClose={onClose} />
    case 'forfeit':
      return <ForfeitSlip act={act} onClose={onClose} />
    case 'cancel':
      return <CancelSlip act={act} onClose={onClose} />
    case 'rule':
      return <RuleSlip act={act} onClose={onClose} />
    case 'declare':
      return <DeclareSlip act={act} onClose={onClose} />
    case 'choose':
      return <ChooseSlip act={act} onClose={onClose} />
    case 'enter':
      return <EnterSlip onClose={onClose} />
    case 'start':
      return <StartSlip onClose={onClose} />
    case 'close':
      return (
        <EffectsSlip
          title={words('acts-close')}
          command={{ do: 'close' }}
          confirmLabel={words('acts-close')}
          onClose={onClose}
        >
          <p class="voice">{words('acts-closed')}</p>
        </EffectsSlip>
      )
    default:
      return act satisfies never
  }
}

const nameOf = (live: Live, id: string): string => live.look(show).entrants.find((each) => each.id === id)?.name ?? id

const idOf = (live: Live, name: string): string =>
  live.look(show).entrants.find((each) => each.name === name)?.id ?? name

function PresenceSlip({ act, onClose }: SlipOf<'withdraw' | 'return'>) {
  const live = useLive()
  const [isEmergency, setEmergency] = useState(false)
  const box = useId()
  const name = nameOf(live, act.entrant)
  const isReturn = act.act === 'return'
  const isTeams = live.tournament.format.about.whom === 'teams' && live.look(show).state === 'running'
  const command: CommandInput = isReturn
    ? { do: 'return', entrant: act.entrant }
    : { do: 'withdraw', entrant: act.entrant, ...(isEmergency ? { emergency: true } : {}) }
  return (
    <EffectsSlip
      title={
        isReturn ? words('acts-return', { name: { text: name } }) : words('acts-withdraw', { name: { text: name } })
      }
      command={command}
      confirmLabel={
        isReturn ? words('acts-do-return', { name: { text: name } }) : words('acts-withdraw', { name: { text: name } })
      }
      onClose={onClose}
    >
      {!isReturn && isTeams && (
        <p class="option">
          <input id={box} type="checkbox" checked={isEmergency} onChange={() => setEmergency(!isEmergency)} />
          <label for={box}>{words('acts-emergency')}</label>
        </p>
      )}
    </EffectsSlip>
  )
}

const texts = (names: readonly string[]) => names.map((text) => ({ text }))

const seatsOf = (live: Live, id: string): { names: readonly string[]; advance: number } => {
  const all = live.look(show).stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
  const match = all.find((each) => each.match === id)
  return {
    names: (match?.seats ?? []).filter(({ entrant }) => entrant !== undefined).map(seatWords),
    advance: match?.advance ?? 0,
  }
}

function ForfeitSlip({ act: { match }, onClose }: SlipOf<'forfeit'>) {
  const live = useLive()
  const [absent, setAbsent] = useState<readonly string[]>([])
  const { names } = seatsOf(live, match)
  const command: CommandInput | undefined =
    absent.length === 0 ? undefined : { do: 'forfeit', match, absent: absent.map((name) => idOf(live, name)) }
  const label = absent.length === 0 ? words('acts-forfeit') : words('acts-do-forfeit', { names: texts(absent) })
  return (
    <EffectsSlip
      title={words('acts-forfeit-in', { match: { text: match } })}
      command={command}
      confirmLabel={label}
      onClose={onClose}
    >
      <Choice legend={words('acts-absent')} names={names} chosen={absent} onChoose={setAbsent} isMany />
    </EffectsSlip>
  )
}

const CancelSlip = ({ act: { match }, onClose }: SlipOf<'cancel'>) => (
  <EffectsSlip
    title={words('acts-cancel-match', { match: { text: match } })}
    command={{ do: 'cancel', match }}
    confirmLabel={words('acts-cancel-match', { match: { text: match } })}
    onClose={onClose}
  />
)

function RuleSlip({ act: { match }, onClose }: SlipOf<'rule'>) {
  const live = useLive()
  const [chosen, choose] = useState<readonly string[]>([])
  const { names, advance } = seatsOf(live, match)
  const isMany = advance > 1
  const isDrawn = chosen[0] === words('acts-drawn')
  const label =
    chosen.length === 0
      ? words('acts-rule-plain')
      : isDrawn
        ? words('acts-do-rule-drawn')
        : words('acts-do-rule', { names: texts(chosen) })
  return (
    <EffectsSlip
      title={words('acts-rule-in', { match: { text: match } })}
      command={rulingOf(live, match, chosen, isMany)}
      confirmLabel={label}
      onClose={onClose}
    >
      <Choice
        legend={isMany ? words('acts-who-goes-on') : words('acts-who-wins')}
        names={isMany || advance > 0 ? names : [...names, words('acts-drawn')]}
        chosen={chosen}
        onChoose={choose}
        isMany={isMany}
      />
    </EffectsSlip>
  )
}

function rulingOf(live: Live, match: string, chosen: readonly string[], isMany: boolean): CommandInput | undefined {
  const [first] = chosen
  if (first === undefined) return undefined
  if (isMany) return { do: 'rule', match, winners: chosen.map((name) => idOf(live, name)) }
  return { do: 'rule', match, winner: first === words('acts-drawn') ? null : idOf(live, first) }
}

function DeclareSlip({ act: { among }, onClose }: SlipOf<'declare'>) {
  const live = useLive()
  const [chosen, choose] = useState<readonly string[]>([])
  const command: CommandInput | undefined =
    chosen.length === 0 ? undefined : { do: 'declare', winners: chosen.map((name) => idOf(live, name)) }
  const label = chosen.length === 0 ? words('acts-declare') : words('acts-do-declare', { names: texts(chosen) })
  return (
    <EffectsSlip title={words('acts-declare')} command={command} confirmLabel={label} onClose={onClose}>
      <Choice legend={words('acts-share')} names={among} chosen={chosen} onChoose={choose} isMany />
    </EffectsSlip>
  )
}

function ChooseSlip({ act: { chooser, among }, onClose }: SlipOf<'choose'>) {
  const live = useLive()
  const [chosen, choose] = useState<readonly string[]>([])
  const [name] = chosen
  const command: CommandInput | undefined =
    name === undefined ? undefined : { do: 'choose', opponent: idOf(live, name) }
  const label = name === undefined ? words('acts-choose-plain') : words('acts-do-choose', { name: { text: name } })
  return (
    <EffectsSlip
      title={words('acts-choose', { chooser: { text: chooser } })}
      command={command}
      confirmLabel={label}
      onClose={onClose}
    >
      <Choice legend={words('acts-whom')} names={among} chosen={chosen} onChoose={choose} />
    </EffectsSlip>
  )
}

interface ChoiceProps {
  readonly legend: string
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly onChoose: (names: readonly string[]) => void
  readonly isMany?: boolean
}

function Choice({ legend, names, chosen, onChoose, isMany = false }: ChoiceProps) {
  const group = useId()
  const toggled = (name: string) => (chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <fieldset class="choice">
      <legend class="field">{legend}</legend>
      {names.map((name, i) => (
        <p class="option" key={name}>
          <input
            id={`${group}${i}`}
            name={group}
            type={isMany ? 'checkbox' : 'radio'}
            checked={chosen.includes(name)}
            onChange={() => onChoose(isMany ? toggled(name) : [name])}
          />
          <label for={`${group}${i}`} dir="auto">
            {name}
          </label>
        </p>
      ))}
    </fieldset>
  )
}
