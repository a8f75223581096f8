/** The director's actions, each on its slip with its effects: about an entrant, about a match, about the whole. */
import { show } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import type { Asked, Live } from '../../../live/live.ts'
import { EditSlip } from '../../../parts/edit-entrant.tsx'
import { EffectsSlip } from '../../../parts/effects/effects.tsx'
import { seatWords } from '../../../parts/match-words.ts'
import { catalogue } from '../../../words/catalogue.ts'
import { EnterSlip } from './enter.tsx'
import { StartSlip } from './start.tsx'

const words = catalogue(
  {
    withdraw: (name: string) => `Withdraw ${name}`,
    emergency: 'In an emergency: the team keeps what it has earned so far',
    return: (name: string) => `${name} returns`,
    doReturn: (name: string) => `Let ${name} return`,
    forfeit: (match: string) => `Match ${match}: rule a forfeit`,
    absent: 'Who did not come?',
    doForfeit: (names: string) => `Rule ${names} absent`,
    forfeitPlain: 'Rule a forfeit',
    cancel: (match: string) => `Match ${match}: cancel it`,
    doCancel: (match: string) => `Cancel match ${match}`,
    rule: (match: string) => `Match ${match}: rule the winner`,
    whoWins: 'Who has won?',
    whoGoesOn: 'Who goes on?',
    drawn: 'Nobody, it is drawn',
    doRule: (names: string) => `Rule for ${names}`,
    doRuleDrawn: 'Rule it drawn',
    rulePlain: 'Rule',
    declare: 'Declare the winner',
    share: 'One winner, or several who share the win',
    doDeclare: (names: string) => `Declare ${names}`,
    choose: (chooser: string) => `${chooser} chooses an opponent`,
    whom: 'Whom?',
    doChoose: (name: string) => `${name} it is`,
    choosePlain: 'Record the choice',
    close: 'Close the tournament',
    closed: 'The table is final then, the dice are published, and nothing can be changed but by undoing the close.',
    and: ' and ',
  },
  {
    withdraw: (name: string) => `${name} zurückziehen`,
    emergency: 'Im Notfall: Das Team behält, was es bisher erreicht hat',
    return: (name: string) => `${name} kommt zurück`,
    doReturn: (name: string) => `${name} wieder aufnehmen`,
    forfeit: (match: string) => `Match ${match}: kampflos werten`,
    absent: 'Wer ist nicht gekommen?',
    doForfeit: (names: string) => `${names} als abwesend werten`,
    forfeitPlain: 'Kampflos werten',
    cancel: (match: string) => `Match ${match}: absagen`,
    doCancel: (match: string) => `Match ${match} absagen`,
    rule: (match: string) => `Match ${match}: über den Sieger entscheiden`,
    whoWins: 'Wer hat gewonnen?',
    whoGoesOn: 'Wer kommt weiter?',
    drawn: 'Niemand, es endet unentschieden',
    doRule: (names: string) => `Für ${names} entscheiden`,
    doRuleDrawn: 'Unentschieden werten',
    rulePlain: 'Entscheiden',
    declare: 'Sieger erklären',
    share: 'Ein Sieger, oder mehrere, die sich den Sieg teilen',
    doDeclare: (names: string) => `${names} erklären`,
    choose: (chooser: string) => `${chooser} wählt den Gegner`,
    whom: 'Wen?',
    doChoose: (name: string) => `${name} soll es sein`,
    choosePlain: 'Wahl festhalten',
    close: 'Turnier schließen',
    closed:
      'Dann ist die Tabelle endgültig, das Los wird offengelegt, und ändern kann man nur noch, indem man das Schließen zurücknimmt.',
    and: ' und ',
  },
)

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
  readonly live: Live
  readonly act: Extract<Act, { readonly act: Name }>
  readonly onClose: () => void
}

export function ActSlip(props: { live: Live; act: Act; onClose: () => void }) {
  const { live, act, onClose } = props
  switch (act.act) {
    case 'withdraw':
    case 'return':
      return <PresenceSlip live={live} act={act} onClose={onClose} />
    case 'edit':
      return <EditSlip live={live} entrant={act.entrant} onClose={onClose} />
    case 'forfeit':
      return <ForfeitSlip live={live} act={act} onClose={onClose} />
    case 'cancel':
      return <CancelSlip live={live} act={act} onClose={onClose} />
    case 'rule':
      return <RuleSlip live={live} act={act} onClose={onClose} />
    case 'declare':
      return <DeclareSlip live={live} act={act} onClose={onClose} />
    case 'choose':
      return <ChooseSlip live={live} act={act} onClose={onClose} />
    case 'enter':
      return <EnterSlip live={live} onClose={onClose} />
    case 'start':
      return <StartSlip live={live} onClose={onClose} />
    case 'close':
      return (
        <EffectsSlip
          live={live}
          title={words.close}
          command={{ do: 'close' }}
          confirmLabel={words.close}
          onClose={onClose}
        >
          <p class="voice">{words.closed}</p>
        </EffectsSlip>
      )
    default:
      return act satisfies never
  }
}

const nameOf = (live: Live, id: string): string => live.look(show).entrants.find((each) => each.id === id)?.name ?? id

const idOf = (live: Live, name: string): string =>
  live.look(show).entrants.find((each) => each.name === name)?.id ?? name

function PresenceSlip({ live, act, onClose }: SlipOf<'withdraw' | 'return'>) {
  const [isEmergency, setEmergency] = useState(false)
  const box = useId()
  const name = nameOf(live, act.entrant)
  const isReturn = act.act === 'return'
  const isTeams = live.tournament.format.whom === 'teams' && live.look(show).state === 'running'
  const command: Asked = isReturn
    ? { do: 'return', entrant: act.entrant }
    : { do: 'withdraw', entrant: act.entrant, ...(isEmergency ? { emergency: true } : {}) }
  return (
    <EffectsSlip
      live={live}
      title={isReturn ? words.return(name) : words.withdraw(name)}
      command={command}
      confirmLabel={isReturn ? words.doReturn(name) : words.withdraw(name)}
      onClose={onClose}
    >
      {!isReturn && isTeams && (
        <p class="option">
          <input id={box} type="checkbox" checked={isEmergency} onChange={() => setEmergency(!isEmergency)} />
          <label for={box}>{words.emergency}</label>
        </p>
      )}
    </EffectsSlip>
  )
}

const seatsOf = (live: Live, id: string): { names: readonly string[]; advance: number } => {
  const all = live.look(show).stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
  const match = all.find((each) => each.match === id)
  return {
    names: (match?.seats ?? []).filter(({ entrant }) => entrant !== undefined).map(seatWords),
    advance: match?.advance ?? 0,
  }
}

function ForfeitSlip({ live, act: { match }, onClose }: SlipOf<'forfeit'>) {
  const [absent, setAbsent] = useState<readonly string[]>([])
  const { names } = seatsOf(live, match)
  const command: Asked | undefined =
    absent.length === 0 ? undefined : { do: 'forfeit', match, absent: absent.map((name) => idOf(live, name)) }
  const label = absent.length === 0 ? words.forfeitPlain : words.doForfeit(absent.join(words.and))
  return (
    <EffectsSlip live={live} title={words.forfeit(match)} command={command} confirmLabel={label} onClose={onClose}>
      <Choice legend={words.absent} names={names} chosen={absent} onChoose={setAbsent} isMany />
    </EffectsSlip>
  )
}

const CancelSlip = ({ live, act: { match }, onClose }: SlipOf<'cancel'>) => (
  <EffectsSlip
    live={live}
    title={words.cancel(match)}
    command={{ do: 'cancel', match }}
    confirmLabel={words.doCancel(match)}
    onClose={onClose}
  />
)

function RuleSlip({ live, act: { match }, onClose }: SlipOf<'rule'>) {
  const [chosen, choose] = useState<readonly string[]>([])
  const { names, advance } = seatsOf(live, match)
  const isMany = advance > 1
  const isDrawn = chosen[0] === words.drawn
  const label =
    chosen.length === 0 ? words.rulePlain : isDrawn ? words.doRuleDrawn : words.doRule(chosen.join(words.and))
  return (
    <EffectsSlip
      live={live}
      title={words.rule(match)}
      command={rulingOf(live, match, chosen, isMany)}
      confirmLabel={label}
      onClose={onClose}
    >
      <Choice
        legend={isMany ? words.whoGoesOn : words.whoWins}
        names={isMany || advance > 0 ? names : [...names, words.drawn]}
        chosen={chosen}
        onChoose={choose}
        isMany={isMany}
      />
    </EffectsSlip>
  )
}

function rulingOf(live: Live, match: string, chosen: readonly string[], isMany: boolean): Asked | undefined {
  const [first] = chosen
  if (first === undefined) return undefined
  if (isMany) return { do: 'rule', match, winners: chosen.map((name) => idOf(live, name)) }
  return { do: 'rule', match, winner: first === words.drawn ? null : idOf(live, first) }
}

function DeclareSlip({ live, act: { among }, onClose }: SlipOf<'declare'>) {
  const [chosen, choose] = useState<readonly string[]>([])
  const command: Asked | undefined =
    chosen.length === 0 ? undefined : { do: 'declare', winners: chosen.map((name) => idOf(live, name)) }
  const label = chosen.length === 0 ? words.declare : words.doDeclare(chosen.join(words.and))
  return (
    <EffectsSlip live={live} title={words.declare} command={command} confirmLabel={label} onClose={onClose}>
      <Choice legend={words.share} names={among} chosen={chosen} onChoose={choose} isMany />
    </EffectsSlip>
  )
}

function ChooseSlip({ live, act: { chooser, among }, onClose }: SlipOf<'choose'>) {
  const [chosen, choose] = useState<readonly string[]>([])
  const [name] = chosen
  const command: Asked | undefined = name === undefined ? undefined : { do: 'choose', opponent: idOf(live, name) }
  const label = name === undefined ? words.choosePlain : words.doChoose(name)
  return (
    <EffectsSlip live={live} title={words.choose(chooser)} command={command} confirmLabel={label} onClose={onClose}>
      <Choice legend={words.whom} names={among} chosen={chosen} onChoose={choose} />
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
