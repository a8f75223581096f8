/** Corrects a result: the new result is chosen first and its consequences are shown before anything happens. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { type GameResult, parseTimeOfDay } from '@arbiter/core/facts'
import { useId, useState } from 'preact/hooks'
import { useLive } from '../../../live/live-context.ts'
import type { Amendment } from '../../../parts/correction/amendment.ts'
import { CorrectionSlip } from '../../../parts/correction/correction.tsx'
import { entrantIndex } from '../../../parts/entrant-index.ts'
import { impsScoreText } from '../../../words/figures.ts'
import type { BoardsPart } from '../ledger.tsx'
import type { CorrectionTarget } from '../match.tsx'
import { outcomeWords } from './outcome-words.ts'
import { gameResults } from './result-keys.ts'
import { Choice } from './rulings.tsx'
import { words } from './words/messages.ts'

interface CorrectResultProps {
  readonly match: BulletinMatch
  readonly correcting: CorrectionTarget
  readonly onClose: () => void
}

export function CorrectResult({ match, correcting, onClose }: CorrectResultProps) {
  if ('between' in correcting) return <CorrectBoards match={match} part={correcting} onClose={onClose} />
  return <CorrectGame match={match} number={correcting.game} onClose={onClose} />
}

interface CorrectGameProps extends Omit<CorrectResultProps, 'correcting'> {
  /** Undefined: a game replaces a ruling. */
  readonly number: number | undefined
}

function CorrectGame({ match, number, onClose }: CorrectGameProps) {
  const [result, choose] = useState<GameResult | undefined>()
  const [time, type] = useState('')
  const id = useId()
  const game = match.games.find((each) => each.game === number)
  const finishedAt = parseTimeOfDay(time, { now: Date.now(), ...(game ? { near: Date.parse(game.finishedAt) } : {}) })
  const isAsked = result !== undefined || finishedAt !== undefined
  const command: Amendment | undefined = isAsked
    ? {
        do: 'correct',
        match: match.match,
        ...(number === undefined ? {} : { game: number }),
        ...(result === undefined ? {} : { result }),
        ...(finishedAt === undefined ? {} : { finishedAt }),
      }
    : undefined
  const options = game ? gameResults.filter((each) => each !== game.result) : gameResults
  return (
    <CorrectionSlip
      title={
        number === undefined
          ? words('scorer-correct-ruling', { match: { text: match.match } })
          : words('scorer-correct-game', { match: { text: match.match }, game: number })
      }
      command={command}
      onClose={onClose}
    >
      <fieldset class="choices">
        <legend class="field">{words('scorer-new-result')}</legend>
        {options.map((each) => (
          <Choice
            key={each}
            label={words('scorer-option', { result: { result: each }, what: { text: outcomeWords(each, game) } })}
            isOne
            isChosen={each === result}
            onChoose={() => choose(each)}
          />
        ))}
      </fieldset>
      <label class="field" for={id}>
        {words('scorer-correct-time')}
      </label>
      <input id={id} value={time} size={8} autocomplete="off" onInput={(event) => type(event.currentTarget.value)} />
    </CorrectionSlip>
  )
}

interface CorrectBoardsProps extends Omit<CorrectResultProps, 'correcting'> {
  readonly part: BoardsPart
}

function CorrectBoards({ match, part, onClose }: CorrectBoardsProps) {
  const live = useLive()
  const [imps, type] = useState<readonly [string, string]>(['', ''])
  const { between, half } = part
  const score = match.boards?.scores.find((each) => each.between.join() === between.join())
  const recorded = half === undefined ? score?.imps : score?.halves?.[half - 1]
  const figures = imps.map((text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined))
  const [one, other] = figures
  const { byName } = live.look(entrantIndex)
  const ids = between.map((name) => byName.get(name)?.id ?? name) as [string, string]
  const command: Amendment | undefined =
    one === undefined || other === undefined
      ? undefined
      : {
          do: 'correct',
          match: match.match,
          between: ids,
          imps: [one, other],
          ...(half === undefined ? {} : { half }),
        }
  return (
    <CorrectionSlip
      title={words('scorer-correct-boards', {
        match: { text: match.match },
        one: { text: between[0] },
        other: { text: between[1] },
      })}
      command={command}
      onClose={onClose}
    >
      {recorded && <p class="voice">{words('scorer-recorded-is', { score: { text: impsScoreText(recorded) } })}</p>}
      <div class="fields">
        {([0, 1] as const).map((side) => (
          <ImpsInput
            key={side}
            label={words('scorer-imps-of', { team: { text: between[side] } })}
            value={imps[side]}
            onInput={(value) => type(side === 0 ? [value, imps[1]] : [imps[0], value])}
          />
        ))}
      </div>
    </CorrectionSlip>
  )
}

interface ImpsInputProps {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
}

function ImpsInput({ label, value, onInput }: ImpsInputProps) {
  const id = useId()
  return (
    <div>
      <label class="field" for={id} dir="auto">
        {label}
      </label>
      <input
        id={id}
        size={6}
        inputMode="numeric"
        autocomplete="off"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  )
}
