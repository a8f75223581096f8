/** The bracket as a tree. Only the visible part is drawn; it is one tab stop with arrow keys inside. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { lookOf, MatchCard } from '../../parts/match-card.tsx'
import { textOf } from '../../words/message-text.ts'
import {
  type BracketPart,
  type BracketPlace,
  matchAt,
  type PartRound,
  type PartView,
  partAround,
  partShown,
  placeIn,
  sectionAt,
  sectionCount,
  wholeOf,
} from './bracket-part.ts'
import { type Column, type Layout, layoutOf, middleOf } from './layout.ts'
import { Lines } from './lines.tsx'
import { MatchLine } from './match-line.tsx'
import { currentOf, type PathStep, slotsOnPath } from './path.ts'
import { type ColumnForm, type ColumnPlan, type FormChoices, fit, mayUnfold, planFor } from './plan.ts'
import { SectionLink } from './sections.tsx'
import { words } from './words/messages.ts'

export interface TreeProps {
  readonly bracket: BulletinBracket
  readonly seeds: ReadonlyMap<string, number>
  readonly rows: (match: BulletinMatch) => readonly number[]
  readonly part: BracketPart
  readonly followed: string | undefined
  readonly steps: readonly PathStep[]
  readonly onPart: (part: BracketPart) => void
}

/** Limits the page for 512 entrants; a small bracket shows every card. */
const mostElements = 205
const noLimit = Number.POSITIVE_INFINITY

export function Tree(props: TreeProps) {
  const { bracket, part, steps } = props
  const sections = sectionCount(bracket)
  const most = sections > 0 ? mostElements : noLimit
  const [chosen, choose] = useState<FormChoices>({})
  const shown = partShown(bracket, part)
  const partKey = `${bracket.stage} ${part.from} ${part.to}`
  const settled = useMemo(() => planFor(shown, chosen, most), [partKey, chosen, most, shown.rounds.length])
  const plan = refitted(shown, settled, most)
  const layout = layoutOf(shown, plan)
  const { current, press, mark, pane } = useArrows(props, shown, plan, (level, form) =>
    choose({ ...chosen, [level]: form }),
  )
  const pathSlots = useMemo(() => slotsOnPath(steps), [steps])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse could not scroll it otherwise
    <section class="scroll" aria-label={words('bracket-tab')} tabIndex={0}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards inside, which are links */}
      <div
        ref={pane}
        class="treeview"
        onKeyDown={press}
        onFocusIn={(event) => mark((event.target as HTMLElement).closest('a')?.dataset['match'])}
        style={{ '--unit': layout.unit, '--rows': `${layout.rows}`, minWidth: `${layout.width}rem` }}
      >
        <Lines bracket={bracket} layout={layout} sections={shown.sections} steps={steps} />
        {layout.columns.map((column, i) =>
          column.round ? (
            <RoundColumn
              key={column.round.level}
              {...props}
              column={column}
              round={column.round}
              current={current}
              pathSlots={pathSlots}
              mayUnfold={mayUnfold(
                shown.rounds,
                plan.map(({ form }) => form),
                i - (layout.columns.length - plan.length),
                most - 2 * shown.sections.length,
              )}
              onForm={(form) => choose({ ...chosen, [column.round?.level ?? 0]: form })}
            />
          ) : (
            <SectionsColumn key="sections" {...props} column={column} sections={shown.sections} />
          ),
        )}
      </div>
    </section>
  )
}

/** Cards grow with results: finished rounds are folded further only if the page would hold too much. */
function refitted({ rounds, sections }: PartView, plan: readonly ColumnPlan[], most: number): readonly ColumnPlan[] {
  const forms = plan.map(({ form }) => form)
  const fitted = fit(rounds, forms, most - 2 * sections.length)
  return fitted === forms ? plan : plan.map((column, i) => ({ ...column, form: fitted[i] as ColumnForm }))
}

// --- columns -------------------------------------------------------------------------------------

interface ColumnProps extends TreeProps {
  readonly column: Column
  readonly round: PartRound
  readonly current: string | undefined
  readonly pathSlots: ReturnType<typeof slotsOnPath>
  readonly mayUnfold: boolean
  readonly onForm: (form: ColumnForm) => void
}

const placed = ({ x, w }: Pick<Layout['columns'][number], 'x' | 'w'>) => ({
  '--x': `${x.toFixed(3)}%`,
  '--w': `${w.toFixed(3)}%`,
})

function RoundColumn(props: ColumnProps) {
  const { column, round, current, seeds, rows, followed, pathSlots, bracket } = props
  if (column.form === 'spine') return <Spine {...props} />
  const Each = column.form === 'lines' ? MatchLine : MatchCard
  const isDense = sectionCount(bracket) > 0
  const heading = `round-${round.level}`
  return (
    <section class={`round ${column.form}`} aria-labelledby={heading}>
      <ColumnHead {...props} heading={heading} />
      {round.matches.map((match, i) => (
        <Each
          key={match.match}
          match={match}
          round={round.round.name}
          seeds={seeds}
          rows={rows}
          followed={followed}
          onPath={pathSlots}
          isDense={isDense}
          note={noteOf(match)}
          tabIndex={match.match === current ? 0 : -1}
          style={{ ...placed(column), '--y': `${middleOf(column.span, i)}` }}
        />
      ))}
    </section>
  )
}

/** The length of a match of pairs. */
function noteOf({ pairs, state, games }: BulletinMatch): string | undefined {
  if (pairs === undefined || state === 'decided') return undefined
  if (games.length === 0) return words('bracket-pairs', { count: pairs })
  return words('bracket-pairs-game', { game: games.length + 1, count: pairs })
}

function ColumnHead({ column, round, heading, mayUnfold: isRoom, onForm }: ColumnProps & { heading: string }) {
  const { name } = round.round
  const decided = round.matches.filter(({ state }) => state === 'decided').length
  const isDone = decided === round.matches.length && round.matches.length > 1
  return (
    <div class="colhead" style={placed(column)}>
      <h2 id={heading}>{textOf(name)}</h2>
      {column.form === 'lines' && isRoom && (
        <FoldButton
          isOpen={false}
          label={words('bracket-unfold-round', { round: name })}
          onPress={() => onForm('cards')}
        />
      )}
      {column.form === 'cards' && isDone && (
        <FoldButton isOpen label={words('bracket-fold-round', { round: name })} onPress={() => onForm('lines')} />
      )}
      {!isDone && decided > 0 && round.matches.length > 1 && (
        <span class="label">{words('bracket-decided-of', { decided, all: round.matches.length })}</span>
      )}
    </div>
  )
}

const FoldButton = ({ isOpen, label, onPress }: { isOpen: boolean; label: string; onPress: () => void }) => (
  <button type="button" class="btn bare" aria-expanded={isOpen} aria-label={label} onClick={onPress}>
    {isOpen ? words('bracket-fold') : words('bracket-unfold')}
  </button>
)

function Spine({ column, round, onForm }: ColumnProps) {
  const text = words('bracket-spine', { round: round.round.name, count: round.matches.length })
  return (
    <button type="button" class="spine" aria-expanded={false} style={placed(column)} onClick={() => onForm('lines')}>
      <span>{text}</span>
    </button>
  )
}

interface SectionsProps extends TreeProps {
  readonly column: Column
  readonly sections: readonly number[]
}

function SectionsColumn({ bracket, column, sections, followed, steps }: SectionsProps) {
  const here = steps[0] && sectionAt(steps[0])
  return (
    <section class="round sections" aria-label={words('bracket-map-sections')}>
      {sections.map((section, i) => (
        <SectionLink
          key={section}
          bracket={bracket}
          section={section}
          isFollowed={followed !== undefined && here === section}
          style={{ ...placed(column), '--y': `${middleOf(1, i)}` }}
        />
      ))}
    </section>
  )
}

// --- arrows --------------------------------------------------------------------------------------

/** Arrow keys follow the tree: feeder to the left, next match to the right, neighbours above and below. */
function useArrows(
  { bracket, part, steps, onPart }: TreeProps,
  shown: PartView,
  plan: readonly ColumnPlan[],
  unfold: (level: number, form: ColumnForm) => void,
) {
  const live = useLive()
  const pane = useRef<HTMLDivElement>(null)
  const [marked, mark] = useState<string | undefined>()
  const wanted = useRef<string | undefined>(undefined)
  const came = useRef(new Map<string, number>())
  const current = tabStop(live, shown, plan, marked, steps)

  const focusWanted = () => {
    if (wanted.current === undefined) return
    const card = pane.current?.querySelector<HTMLElement>(`[data-match="${CSS.escape(wanted.current)}"]`)
    if (!card) return
    wanted.current = undefined
    card.focus()
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  useEffect(focusWanted)

  /** At once if the card is on the page; otherwise its part is drawn first. */
  const goTo = (place: BracketPlace) => {
    const match = matchAt(bracket, place)
    if (!match) return
    wanted.current = match.match
    const column = shown.rounds.findIndex(({ level }) => level === place.level)
    const round = shown.rounds[column]
    const isHere = round && place.index >= round.first && place.index < round.first + round.matches.length
    if (!isHere) onPart(partAround(bracket, place))
    else if (plan[column]?.form === 'spine') unfold(place.level, 'lines')
    mark(match.match)
    focusWanted()
  }

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const id = (event.target as HTMLElement).closest('a')?.dataset['match']
    const here = id === undefined ? undefined : placeIn(bracket, id)
    const then = movesOf[event.key]?.(here, came.current)
    if (then) {
      if (event.key === 'ArrowRight' && here) came.current.set(`${then.level} ${then.index}`, here.index)
      event.preventDefault()
      goTo(then)
    } else if (sectionKey(event.key, bracket, part, onPart)) event.preventDefault()
    else if (event.key === 'm' && currentOf(steps)) goTo(currentOf(steps) as PathStep)
  }
  return { pane, current, press, mark }
}

type ArrowMove = (here: BracketPlace | undefined, came: ReadonlyMap<string, number>) => BracketPlace | undefined

const movesOf: Readonly<Record<string, ArrowMove>> = {
  ArrowLeft: (here, came) =>
    here && here.level > 0
      ? { level: here.level - 1, index: came.get(`${here.level} ${here.index}`) ?? 2 * here.index }
      : undefined,
  ArrowRight: (here) => here && { level: here.level + 1, index: here.index >> 1 },
  ArrowUp: (here) => (here && here.index > 0 ? { level: here.level, index: here.index - 1 } : undefined),
  ArrowDown: (here) => here && { level: here.level, index: here.index + 1 },
}

function sectionKey(
  key: string,
  bracket: BulletinBracket,
  part: BracketPart,
  onPart: (part: BracketPart) => void,
): boolean {
  const sections = sectionCount(bracket)
  if (sections === 0) return false
  const length = part.to - part.from + 1
  if (key === 'Home') onPart(wholeOf(sections))
  else if (key === 'PageUp' && part.from > 1) onPart({ from: part.from - length, to: part.to - length })
  else if (key === 'PageDown' && part.to < sections) onPart({ from: part.from + length, to: part.to + length })
  else if (key === 'PageDown' && length === sections) onPart({ from: 1, to: 1 })
  else return false
  return true
}

/** The card that Tab reaches: the last one used, else on the path, else in play, else the first. */
function tabStop(
  live: Live,
  { rounds }: PartView,
  plan: readonly ColumnPlan[],
  marked: string | undefined,
  steps: readonly PathStep[],
): string | undefined {
  const drawn = rounds.flatMap(({ matches }, i) => (plan[i]?.form === 'spine' ? [] : matches))
  const isDrawn = (id: string | undefined) => id !== undefined && drawn.some(({ match }) => match === id)
  if (isDrawn(marked)) return marked
  const followed = currentOf(steps)?.match.match
  if (isDrawn(followed)) return followed
  return (
    drawn.find((match) => lookOf(match, live) === 'live') ??
    drawn.find(({ state }) => state === 'open') ??
    drawn[0]
  )?.match
}
