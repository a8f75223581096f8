/** Corrects what is recorded: the new result is chosen first, its consequences stand below before anything happens. */
import { type MatchShown, scoreInImps } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import type { Live } from '../../../live/live.ts'
import type { Amendment } from '../../../parts/correction/amendment.ts'
import { CorrectionSlip } from '../../../parts/correction/correction.tsx'
import { calledIn } from '../../../parts/names.ts'
import { resultWords } from '../../../parts/result.ts'
import { catalogue } from '../../../words/catalogue.ts'
import type { Part } from '../ledger.tsx'
import type { Correcting } from '../match.tsx'
import { type GameResult, gameResults, momentOf } from './pen.ts'
import { Choice } from './rulings.tsx'

const words = catalogue(
  {
    game: (match: string, game: number) => `Correct game ${game} of match ${match}`,
    ruling: (match: string) => `A game of match ${match} was played after all`,
    boards: (match: string, pair: string) => `Correct match ${match}: ${pair}`,
    result: 'New result',
    between: (one: string, other: string) => `${one} v ${other}`,
    wins: (name: string) => `${name} wins`,
    draw: 'Draw',
    missing: (name: string) => `${name} did not come`,
    nobody: 'nobody came',
    white: 'White',
    black: 'Black',
    time: 'Ended at, if that was wrong too (14:32)',
    imps: (team: string) => `IMPs of ${team}`,
    was: (score: string) => `Recorded is ${score}.`,
    option: (result: string, what: string) => `${result}, ${what}`,
  },
  {
    game: (match: string, game: number) => `Partie ${game} von Match ${match} berichtigen`,
    ruling: (match: string) => `In Match ${match} wurde doch gespielt`,
    boards: (match: string, pair: string) => `Match ${match} berichtigen: ${pair}`,
    result: 'Neues Ergebnis',
    between: (one: string, other: string) => `${one} – ${other}`,
    wins: (name: string) => `${name} gewinnt`,
    draw: 'Remis',
    missing: (name: string) => `${name} nicht erschienen`,
    nobody: 'niemand erschienen',
    white: 'Weiß',
    black: 'Schwarz',
    time: 'Beendet um, falls auch das falsch war (14:32)',
    imps: (team: string) => `IMPs von ${team}`,
    was: (score: string) => `Festgehalten ist ${score}.`,
    option: (result: string, what: string) => `${result}, ${what}`,
  },
)

interface CorrectResultProps {
  readonly live: Live
  readonly match: MatchShown
  readonly correcting: Correcting
  readonly onClose: () => void
}

export function CorrectResult({ live, match, correcting, onClose }: CorrectResultProps) {
  if ('between' in correcting) return <CorrectBoards live={live} match={match} part={correcting} onClose={onClose} />
  return <CorrectGame live={live} match={match} number={correcting.game} onClose={onClose} />
}

interface CorrectGameProps extends Omit<CorrectResultProps, 'correcting'> {
  /** Without it a game comes in the place of a ruling. */
  readonly number: number | undefined
}

function CorrectGame({ live, match, number, onClose }: CorrectGameProps) {
  const [result, choose] = useState<GameResult | undefined>()
  const [time, type] = useState('')
  const id = useId()
  const game = match.games.find((each) => each.game === number)
  const finishedAt = momentOf(time)
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
  const sides = game ?? { white: words.white, black: words.black }
  const options = game ? gameResults.filter((each) => each !== game.result) : gameResults
  return (
    <CorrectionSlip
      live={live}
      title={number === undefined ? words.ruling(match.match) : words.game(match.match, number)}
      command={command}
      onClose={onClose}
    >
      <fieldset class="choices">
        <legend class="field">{words.result}</legend>
        {options.map((each) => (
          <Choice
            key={each}
            label={words.option(resultWords(each), whatIs(each, sides))}
            isOne
            isChosen={each === result}
            onChoose={() => choose(each)}
          />
        ))}
      </fieldset>
      <label class="field" for={id}>
        {words.time}
      </label>
      <input id={id} value={time} size={8} autocomplete="off" onInput={(event) => type(event.currentTarget.value)} />
    </CorrectionSlip>
  )
}

function whatIs(result: GameResult, { white, black }: { white: string; black: string }): string {
  if (result === '1-0') return words.wins(white)
  if (result === '0-1') return words.wins(black)
  if (result === '1/2-1/2') return words.draw
  if (result === '--') return words.nobody
  return words.missing(result === '+-' ? black : white)
}

interface CorrectBoardsProps extends Omit<CorrectResultProps, 'correcting'> {
  readonly part: Part
}

function CorrectBoards({ live, match, part, onClose }: CorrectBoardsProps) {
  const [imps, type] = useState<readonly [string, string]>(['', ''])
  const { between, half } = part
  const score = match.boards?.scores.find((each) => each.between.join() === between.join())
  const recorded = half === undefined ? score?.imps : score?.halves?.[half - 1]
  const figures = imps.map((text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined))
  const [one, other] = figures
  const { byName } = live.look(calledIn)
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
      live={live}
      title={words.boards(match.match, words.between(...between))}
      command={command}
      onClose={onClose}
    >
      {recorded && <p class="voice">{words.was(scoreInImps(recorded))}</p>}
      <div class="fields">
        {([0, 1] as const).map((side) => (
          <ImpsInput
            key={side}
            label={words.imps(between[side])}
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
