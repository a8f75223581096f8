/** The bracket as a tree. Only the visible part is drawn; it is one tab stop with arrow keys inside. */

import type { BulletinMatch } from '@arbiter/core/bulletin'
import {
  type BracketPart,
  type ColumnForm,
  type FormChoices,
  middleOf,
  openingPlan,
  type PartRound,
  type PathStep,
  placed,
  sectionCount,
  slotsOnPath,
  type TreeColumn,
  TreeLinks,
  type TreeQuestion,
  treeView,
} from '@arbiter/paper/pictures'
import { useMemo, useState } from 'preact/hooks'
import { MatchCard } from '../../parts/match-card.tsx'
import { textOf } from '../../words/message-text.ts'
import { moment } from '../../words/time.ts'
import { MatchLine } from './match-line.tsx'
import { Stub } from './sections.tsx'
import { useTreeKeys } from './use-tree-keys.ts'
import { words } from './words/messages.ts'

export interface TreeProps extends TreeQuestion {
  readonly rows: (match: BulletinMatch) => readonly number[]
  readonly followed: string | undefined
  /** When the matches of a round can begin, in milliseconds; undefined once one has begun, or where that is not known. */
  readonly beginsAt: (level: number) => number | undefined
  readonly onPart: (part: BracketPart) => void
}

export function Tree(props: TreeProps) {
  const { bracket, part, steps } = props
  const [chosen, choose] = useState<FormChoices>({})
  const [marked, mark] = useState<string | undefined>()
  const partKey = `${bracket.stage} ${part.from} ${part.to}`
  const opened = useMemo(() => openingPlan(props, chosen), [partKey, chosen, bracket.rounds.length])
  const view = treeView(props, opened, marked)
  const { layout } = view
  const onForm = (level: number, form: ColumnForm) => choose({ ...chosen, [level]: form })
  const { pane, press } = useTreeKeys({ ...props, view, onMark: mark, onUnfold: onForm })
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
        style={{
          '--unit': layout.unit,
          '--rows': `${layout.rows}`,
          minWidth: `${layout.width}rem`,
          maxWidth: `${layout.most}rem`,
        }}
      >
        <TreeLinks lines={view.lines} rows={layout.rows} />
        {view.columns.map((column) =>
          column.round ? (
            <RoundColumn
              key={column.round.level}
              {...props}
              column={column}
              round={column.round}
              current={view.tabStop}
              pathSlots={pathSlots}
              onForm={(form) => onForm(column.round?.level ?? 0, form)}
            />
          ) : (
            <section key="stubs" class="round stubs" aria-label={words('bracket-map-sections')}>
              {view.stubs.map((stub, i) => (
                <Stub
                  key={stub.place.index}
                  stub={stub}
                  sections={sectionCount(bracket)}
                  isFollowed={isOnPath(steps, stub.place.index, stub.place.level)}
                  style={{ ...placed(column), '--y': `${middleOf(1, i)}` }}
                />
              ))}
            </section>
          ),
        )}
      </div>
    </section>
  )
}

export const isOnPath = (steps: readonly PathStep[], index: number, level: number): boolean =>
  steps.some((step) => step.level <= level && step.index >> (level - step.level) === index)

// --- columns -------------------------------------------------------------------------------------

interface ColumnProps extends TreeProps {
  readonly column: TreeColumn
  readonly round: PartRound
  readonly current: string | undefined
  readonly pathSlots: ReturnType<typeof slotsOnPath>
  readonly onForm: (form: ColumnForm) => void
}

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
          tabIndex={match.match === current ? 0 : -1}
          style={{ ...placed(column), '--y': `${middleOf(column.span, i)}` }}
        />
      ))}
    </section>
  )
}

function ColumnHead({ column, round, heading, beginsAt, onForm }: ColumnProps & { heading: string }) {
  const begins = beginsAt(round.level)
  const { name } = round.round
  const decided = round.matches.filter(({ state }) => state === 'decided').length
  const isDone = decided === round.matches.length && round.matches.length > 1
  return (
    <div class="colhead" style={placed(column)}>
      <h2 id={heading}>{textOf(name)}</h2>
      {column.form === 'lines' && column.mayUnfold && (
        <FoldButton
          isOpen={false}
          label={words('bracket-unfold-round', { round: name })}
          onPress={() => onForm('cards')}
        />
      )}
      {column.form === 'cards' && isDone && (
        <FoldButton isOpen label={words('bracket-fold-round', { round: name })} onPress={() => onForm('lines')} />
      )}
      {begins !== undefined && (
        <span class="label">{words('bracket-from-time', { time: { text: moment(begins) } })}</span>
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
