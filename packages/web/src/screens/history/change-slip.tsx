/** Corrects or revokes a fact, with the consequences shown first. */

import type { RecordedFact } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import { takenBack } from '@arbiter/core/facts'
import { useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import type { Amendment } from '../../parts/correction/amendment.ts'
import { CorrectionSlip } from '../../parts/correction/correction.tsx'
import { resultText } from '../../parts/result.ts'
import type { LogLine } from './log-filter.ts'
import { opponentsMessage } from './opponents.ts'
import { words } from './words/messages.ts'

interface ChangeSlipProps {
  readonly line: LogLine
  readonly onClose: () => void
}

export const RevokeSlip = ({ line, onClose }: ChangeSlipProps) => (
  <CorrectionSlip
    title={words('history-revoke-title', { fact: { text: String(line.seq) } })}
    command={{ do: 'revoke', fact: line.seq }}
    onClose={onClose}
  />
)

/** The game of the fact, whichever fact reported it. */
interface Meant {
  readonly match: string
  readonly game?: number
  readonly half?: 1 | 2
  readonly sides: readonly string[]
  readonly result: unknown
}

function meantBy(fact: RecordedFact, log: readonly RecordedFact[]): Meant | undefined {
  switch (fact.type) {
    case 'game-finished':
      return { ...gameIn(fact), result: latest(fact, log) }
    case 'ruling-made':
      return { match: fact.match, sides: fact.between, result: undefined }
    case 'result-corrected': {
      const first = log[fact.fact - 1]
      if (first?.type === 'game-finished') return { ...gameIn(first), result: latest(first, log) }
      if (!first || !('match' in first) || !fact.inPlaceOfRuling) return undefined
      return { match: first.match, ...fact.inPlaceOfRuling, result: fact.result } as Meant
    }
    default:
      return undefined
  }
}

const gameIn = ({ match, game, half, sides }: Extract<RecordedFact, { type: 'game-finished' }>) => ({
  match,
  game,
  sides,
  ...(half === undefined ? {} : { half }),
})

function latest(fact: Extract<RecordedFact, { type: 'game-finished' }>, log: readonly RecordedFact[]): unknown {
  const taken = takenBack(log)
  const corrections = log.filter(
    (each): each is Extract<RecordedFact, { type: 'result-corrected' }> =>
      each.type === 'result-corrected' && each.fact === fact.seq && !taken.has(each.seq),
  )
  return corrections.at(-1)?.result ?? fact.result
}

export function CorrectSlip({ line, onClose }: ChangeSlipProps) {
  const live = useLive()
  const meant = meantBy(line.fact, live.tournament.log)
  const isBoards =
    Array.isArray(meant?.result) || (meant?.result === undefined && live.tournament.format.about.whom === 'teams')
  const [result, setResult] = useState('')
  const [imps, setImps] = useState<readonly [string, string]>(['', ''])
  if (!meant) return null
  const command = isBoards ? impsCommand(meant, imps) : resultCommand(meant, result)
  return (
    <CorrectionSlip
      title={words('history-correct-title', { match: { text: meant.match } })}
      command={command}
      onClose={onClose}
    >
      {isBoards ? (
        <ImpsChoice meant={meant} imps={imps} onImps={setImps} />
      ) : (
        <ResultChoice meant={meant} result={result} onResult={setResult} />
      )}
    </CorrectionSlip>
  )
}

const results = ['1-0', '1/2-1/2', '0-1', '+-', '-+', '--'] as const

function resultCommand({ match, game }: Meant, chosen: string): Amendment | undefined {
  const result = results.find((each) => each === chosen)
  return result && { do: 'correct', match, ...(game === undefined ? {} : { game }), result }
}

function impsCommand({ match, sides, half, game }: Meant, imps: readonly [string, string]): Amendment | undefined {
  const [first, second] = sides
  const isWhole = imps.every((text) => /^\d{1,4}$/.test(text.trim()))
  if (!isWhole || first === undefined || second === undefined) return undefined
  const part = half === undefined ? (game === undefined ? {} : { game }) : { half }
  return { do: 'correct', match, imps: [Number(imps[0]), Number(imps[1])], between: [first, second], ...part }
}

/** Forfeits as the history writes them: +:−. */
const resultCalled = (result: string): string =>
  /\d/.test(result) ? resultText(result) : resultText(result).replace('–', ':')

interface ResultChoiceProps {
  readonly meant: Meant
  readonly result: string
  readonly onResult: (result: string) => void
}

const ResultChoice = ({ meant, result, onResult }: ResultChoiceProps) => {
  const live = useLive()
  return (
    <fieldset class="new-result">
      <legend class="field">
        {words('history-new-result-of', { meeting: opponentsMessage(calledSides(live, meant)) })}
      </legend>
      <span class="switch">
        {results
          .filter((each) => each !== meant.result)
          .map((each) => (
            <button key={each} type="button" aria-pressed={result === each} onClick={() => onResult(each)}>
              {resultCalled(each)}
            </button>
          ))}
      </span>
    </fieldset>
  )
}

interface ImpsChoiceProps {
  readonly meant: Meant
  readonly imps: readonly [string, string]
  readonly onImps: (imps: readonly [string, string]) => void
}

const ImpsChoice = ({ meant, imps, onImps }: ImpsChoiceProps) => {
  const live = useLive()
  return (
    <fieldset class="new-result">
      <legend class="field">{words('history-new-result')}</legend>
      {calledSides(live, meant).map((team, index) => (
        <label key={team} class="imps">
          <span dir="auto">{words('history-imps', { team: { text: team } })}</span>
          <input
            inputMode="numeric"
            size={4}
            value={imps[index]}
            placeholder={Array.isArray(meant.result) ? String(meant.result[index]) : ''}
            onInput={({ currentTarget: { value } }) => onImps(index === 0 ? [value, imps[1]] : [imps[0], value])}
          />
        </label>
      ))}
    </fieldset>
  )
}

function calledSides(live: Live, { sides }: Meant): readonly string[] {
  const { entrants } = live.look(namesIn)
  return sides.map((id) => entrants.get(id) ?? id)
}
