/** Everything on paper: chosen here, previewed as pages, printed as previewed. */

import { type SheetName, sheetNames } from '@arbiter/core/bridge'
import { bracketsOf, hasPicture } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useId } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { textOf } from '../../words/message-text.ts'
import { BridgePaper } from './bridge.tsx'
import { ByBoard, ByName } from './pairings.tsx'
import { chooseSize, chosenSize, type PaperSize, paperSizes } from './paper-size.ts'
import { printableRounds, roundFrom } from './rounds.ts'
import { Slips } from './slips.tsx'
import { CrosstablePaper, EntrantsPaper, StandingsPaper } from './tables.tsx'
import { Wall } from './wall.tsx'
import { words } from './words/messages.ts'

const ownPapers = ['boards', 'names', 'slips', 'bracket', 'crosstable', 'standings', 'entrants'] as const
type Paper = (typeof ownPapers)[number] | SheetName

const ofRounds: readonly Paper[] = ['boards', 'names', 'slips', 'tickets', 'bracket-sheet']

/** `live.look(papersIn)`: what can be printed now. */
function papersIn(tournament: Tournament): readonly Paper[] {
  const { chart, format } = tournament
  const isBridge = format.about.whom === 'teams'
  if (chart.field.entrants.length === 0) return []
  if (!chart.started) return ['entrants']
  const has: Record<(typeof ownPapers)[number], boolean> = {
    boards: printableRounds(tournament).length > 0,
    names: printableRounds(tournament).length > 0,
    slips: printableRounds(tournament).length > 0,
    bracket: bracketsOf(tournament).length > 0,
    crosstable: hasPicture(format, 'crosstable'),
    standings: true,
    entrants: true,
  }
  return [...ownPapers.filter((paper) => has[paper]), ...(isBridge ? sheetNames : [])]
}

export default function Print() {
  const live = useLive()
  useWatched(address)
  useKeys({ p: () => globalThis.print() })
  const papers = live.look(papersIn)
  const paper = papers.find((each) => each === address.query.get('paper')) ?? papers[0]
  const size = chosenSize()
  return (
    <div class="print-centre">
      <Head
        kicker={
          <>
            <b dir="auto">{live.seen.name}</b>, {words('print-kicker')}
          </>
        }
        title={words('print-title')}
        tab={words('print-tab', { tournament: { text: live.seen.name } })}
      />
      {paper === undefined ? (
        <Empty
          action={
            <a class="btn" href={addresses.entrants(live.id)}>
              {words('print-entrants-first')}
            </a>
          }
        >
          {words('print-none')}
        </Empty>
      ) : (
        <>
          <Choice papers={papers} paper={paper} size={size} />
          <Preview paper={paper} size={size} />
        </>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly papers: readonly Paper[]
  readonly paper: Paper
  readonly size: PaperSize
}

function Choice({ papers, paper, size }: ChoiceProps) {
  const live = useLive()
  return (
    <>
      <nav class="papers" aria-label={words('print-papers')}>
        {papers.map((each) => (
          <a
            key={each}
            href={`${addresses.print(live.id)}?paper=${each}`}
            {...(each === paper ? { 'aria-current': 'true' as const } : {})}
          >
            {words('print-paper', { paper: each })}
          </a>
        ))}
      </nav>
      <div class="bar">
        {ofRounds.includes(paper) && <RoundChoice />}
        {paper === 'bracket' && <BracketChoice />}
        <fieldset class="switch">
          <legend class="hide">{words('print-size')}</legend>
          {paperSizes.map((each) => (
            <button key={each} type="button" aria-pressed={each === size} onClick={() => chooseSize(each)}>
              {words('print-size-name', { size: each })}
            </button>
          ))}
        </fieldset>
        <button type="button" class="btn main" onClick={() => globalThis.print()}>
          {words('print-do')} <kbd>P</kbd>
        </button>
        <a class="btn bare push" href={addresses.hall(live.id)}>
          {words('print-hall')}
        </a>
        <a class="btn bare" href={addresses.scrollingHall(live.id)}>
          {words('print-scrolling')}
        </a>
      </div>
    </>
  )
}

function RoundChoice() {
  const live = useLive()
  const id = useId()
  const rounds = live.look(printableRounds)
  const meant = roundFrom(live.tournament, address.query.get('round'))
  return (
    <p class="what">
      <label for={id}>{words('print-round')}</label>
      <select id={id} value={meant?.key ?? ''} onChange={(event) => address.set({ round: event.currentTarget.value })}>
        {rounds.map(({ key, stage, round }) => (
          <option key={key} value={key}>
            {textOf(stage) === textOf(round.name) ? textOf(round.name) : `${textOf(stage)}, ${textOf(round.name)}`}
          </option>
        ))}
      </select>
    </p>
  )
}

function BracketChoice() {
  const live = useLive()
  const id = useId()
  const brackets = live.look(bracketsOf)
  if (brackets.length < 2) return null
  return (
    <p class="what">
      <label for={id}>{words('print-which')}</label>
      <select
        id={id}
        value={address.query.get('stage') ?? brackets[0]?.stage}
        onChange={(event) => address.set({ stage: event.currentTarget.value })}
      >
        {brackets.map(({ stage, name }) => (
          <option key={stage} value={stage}>
            {textOf(name)}
          </option>
        ))}
      </select>
    </p>
  )
}

interface PreviewProps {
  readonly paper: Paper
  readonly size: PaperSize
}

function Preview({ paper, size }: PreviewProps) {
  return (
    <section class="preview" aria-label={words('print-preview')} data-paper={paper}>
      <h2 class="hide">{words('print-paper', { paper })}</h2>
      <PaperShown paper={paper} size={size} />
    </section>
  )
}

function PaperShown({ paper, size }: PreviewProps) {
  const live = useLive()
  const meant = roundFrom(live.tournament, address.query.get('round'))
  const brackets = live.look(bracketsOf)
  const bracket = brackets.find(({ stage }) => stage === address.query.get('stage')) ?? brackets[0]
  switch (paper) {
    case 'boards':
      return meant ? <ByBoard size={size} meant={meant} /> : null
    case 'names':
      return meant ? <ByName size={size} meant={meant} /> : null
    case 'slips':
      return meant ? <Slips size={size} meant={meant} /> : null
    case 'bracket':
      return bracket ? <Wall size={size} bracket={bracket} /> : null
    case 'crosstable':
      return <CrosstablePaper size={size} />
    case 'standings':
      return <StandingsPaper size={size} />
    case 'entrants':
      return <EntrantsPaper size={size} />
    default:
      return <BridgePaper size={size} name={paper} round={roundFor(paper)} />
  }
}

/** Tickets and bracket sheets can be printed for one round; without a choice the rules decide. */
function roundFor(paper: Paper): number | undefined {
  const asked = Number(address.query.get('round')?.replace(/^.*-/, ''))
  return ofRounds.includes(paper) && Number.isInteger(asked) && asked > 0 ? asked : undefined
}
