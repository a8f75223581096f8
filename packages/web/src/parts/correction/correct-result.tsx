/** Corrects a result, on the page of a match and in the history: the new result is chosen first, and what follows is shown before anything happens. */
import { type GameResult, parseTimeOfDay } from '@arbiter/core/facts'
import { useId, useState } from 'preact/hooks'
import { impsScoreText } from '../../words/figures.ts'
import { CorrectionSlip } from './correction.tsx'
import { outcomeWords } from './outcome-words.ts'
import {
  type BoardsSubject,
  boardsAmendment,
  type CorrectionSubject,
  choicesFor,
  type GameSubject,
  gameAmendment,
} from './subject.ts'
import { words } from './words/messages.ts'

interface CorrectResultProps<Subject> {
  readonly subject: Subject
  readonly onClose: () => void
}

export const CorrectResult = ({ subject, onClose }: CorrectResultProps<CorrectionSubject>) =>
  subject.about === 'boards' ? (
    <CorrectBoards subject={subject} onClose={onClose} />
  ) : (
    <CorrectGame subject={subject} onClose={onClose} />
  )

function CorrectGame({ subject, onClose }: CorrectResultProps<GameSubject>) {
  const [result, choose] = useState<GameResult | undefined>()
  const [time, type] = useState('')
  const id = useId()
  const near = subject.finishedAt === undefined ? {} : { near: Date.parse(subject.finishedAt) }
  const finishedAt = parseTimeOfDay(time, { now: Date.now(), ...near })
  const isNoTime = time.trim() !== '' && finishedAt === undefined
  const command = isNoTime ? undefined : gameAmendment(subject, { result, finishedAt })
  return (
    <CorrectionSlip title={titleOf(subject)} command={command} onClose={onClose}>
      <fieldset class="outcomes">
        <legend class="field">{words('parts-correction-new-result')}</legend>
        {choicesFor(subject).map((each) => (
          <label key={each} class="outcome">
            <input type="radio" name={id} checked={each === result} onChange={() => choose(each)} />
            <b>{words('parts-correction-result', { result: { result: each } })}</b>
            <span>{outcomeWords(each, subject.players)}</span>
          </label>
        ))}
      </fieldset>
      <label class="field" for={`${id}time`}>
        {words('parts-correction-time')}
      </label>
      <input
        id={`${id}time`}
        value={time}
        size={8}
        autocomplete="off"
        aria-describedby={`${id}fault`}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p id={`${id}fault`} class="voice fault" role="alert">
        {isNoTime ? words('parts-correction-not-a-time') : ''}
      </p>
    </CorrectionSlip>
  )
}

function titleOf({ match, game }: GameSubject): string {
  const of = { match: { text: match } }
  return game === undefined
    ? words('parts-correction-of-ruling', of)
    : words('parts-correction-of-game', { ...of, game })
}

function CorrectBoards({ subject, onClose }: CorrectResultProps<BoardsSubject>) {
  const [typed, type] = useState<readonly [string, string]>(['', ''])
  const id = useId()
  const { match, names, recorded } = subject
  const [one, other] = names
  return (
    <CorrectionSlip
      title={words('parts-correction-of-boards', {
        match: { text: match },
        one: { text: one },
        other: { text: other },
      })}
      command={boardsAmendment(subject, typed)}
      onClose={onClose}
    >
      {recorded && (
        <p class="voice">{words('parts-correction-recorded-is', { score: { text: impsScoreText(recorded) } })}</p>
      )}
      <div class="fields">
        {([0, 1] as const).map((side) => (
          <div key={side}>
            <label class="field" for={`${id}${side}`} dir="auto">
              {words('parts-correction-imps-of', { team: { text: names[side] } })}
            </label>
            <input
              id={`${id}${side}`}
              size={6}
              inputMode="numeric"
              autocomplete="off"
              value={typed[side]}
              onInput={({ currentTarget: { value } }) => type(side === 0 ? [value, typed[1]] : [typed[0], value])}
            />
          </div>
        ))}
      </div>
    </CorrectionSlip>
  )
}
