/** The change itself: the recorded fact and what replaces it. */

import type { RecordedFact } from '@arbiter/core'
import { type BulletinMatch, show } from '@arbiter/core/bulletin'
import { namesIn } from '@arbiter/core/chronicle'
import type { Tournament } from '@arbiter/core/tournament'
import { useLive } from '../../live/live-context.ts'
import { factText } from '../../words/fact-text.ts'
import { moment } from '../../words/time.ts'
import { resultText } from '../result.ts'
import { Arrow } from './arrow.tsx'
import type { Foresight } from './foresight.ts'
import { words } from './words/messages.ts'

export function ChangeView({ foresight }: { foresight: Foresight }) {
  const { then, seq } = foresight
  const [made] = then?.log.slice(seq) ?? []
  if (!then || !made) return null
  if (made.type === 'result-corrected') return <ResultChange then={then} made={made} />
  return <FactsChange then={then} made={made} />
}

type Correction = Extract<RecordedFact, { type: 'result-corrected' }>

/** The two sides with their results, before and after. */
function ResultChange({ then, made }: { then: Tournament; made: Correction }) {
  const live = useLive()
  const before = live.tournament.log[made.fact - 1]
  if (!before || !('match' in before)) return null
  const { game = made.inPlaceOfRuling?.game ?? 1, half } = before as { game?: number; half?: number }
  const sides = 'sides' in before ? before.sides : (made.inPlaceOfRuling?.sides ?? [])
  const names = live.look(namesIn)
  const called = sides.map((id) => names.entrants.get(id) ?? id)
  const recorded = standingResult(live.tournament, before)
  const what = [
    words('parts-correction-entered', { fact: { fact: made.fact }, when: { text: moment(before.at) } }),
    gameName(game, half, find(show(then), before.match)),
  ]
  return (
    <>
      <div class="ba">
        <Side title={words('parts-correction-recorded')} names={called} result={recorded} kind="before" />
        <Arrow />
        <Side title={words('parts-correction-corrected')} names={called} result={made.result} kind="after" />
      </div>
      <p class="label">{what.filter(Boolean).join(' · ')}</p>
    </>
  )
}

/** As it counts now: the report, or its last correction. */
function standingResult({ log }: Tournament, fact: RecordedFact): unknown {
  const corrections = log.filter(
    (each): each is Correction => each.type === 'result-corrected' && each.fact === fact.seq,
  )
  return corrections.at(-1)?.result ?? ('result' in fact ? fact.result : undefined)
}

const find = ({ stages }: ReturnType<typeof show>, id: string): BulletinMatch | undefined =>
  stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches)).find(({ match }) => match === id)

function gameName(game: number, half: number | undefined, match: BulletinMatch | undefined): string {
  if (half !== undefined) return words('parts-correction-half', { half })
  return match && match.games.length > 1 ? words('parts-correction-game', { game }) : ''
}

interface SideProps {
  readonly title: string
  readonly names: readonly string[]
  readonly result: unknown
  readonly kind: 'before' | 'after'
}

function Side({ title, names, result, kind }: SideProps) {
  const figures = figuresOf(result)
  return (
    <div class={kind}>
      <p class="label">{title}</p>
      {names.map((name, index) => (
        <p key={name} class="line">
          <span dir="auto">{name}</span>
          <b>{figures[index] ?? ''}</b>
        </p>
      ))}
    </div>
  )
}

const figuresOf = (result: unknown): readonly string[] => (result === undefined ? [] : resultText(result).split('–'))

/** What is taken back and what replaces it, in the words of the history. */
function FactsChange({ then, made }: { then: Tournament; made: RecordedFact }) {
  const live = useLive()
  const taken = made.type === 'command-revoked' ? made.facts : []
  const written = then.log.slice(live.seq).filter(({ type }) => type !== 'command-revoked')
  return (
    <>
      {taken.length > 0 && (
        <Sentences title={words('parts-correction-taken')} tournament={live.tournament} seqs={taken} isVoid />
      )}
      {written.length > 0 && (
        <Sentences
          title={words('parts-correction-written')}
          tournament={then}
          seqs={written.map(({ seq }) => seq)}
          isVoid={false}
        />
      )}
    </>
  )
}

interface SentencesProps {
  readonly title: string
  readonly tournament: Tournament
  readonly seqs: readonly number[]
  readonly isVoid: boolean
}

const mostSentences = 6

function Sentences({ title, tournament, seqs, isVoid }: SentencesProps) {
  const names = namesIn(tournament)
  const shown = seqs.slice(0, mostSentences)
  return (
    <>
      <p class="label">{title}</p>
      <ul class="taken">
        {shown.map((seq) => (
          <li key={seq} class={isVoid ? 'void' : ''}>
            {factText(tournament.log[seq - 1] as RecordedFact, tournament.log, names)}
          </li>
        ))}
        {seqs.length > shown.length && (
          <li class="label">{words('parts-correction-more', { count: seqs.length - shown.length })}</li>
        )}
      </ul>
    </>
  )
}
