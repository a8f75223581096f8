/** Undo and redo, each with what it would take back or restore. */

import type { RecordedFact } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import { factsToRedo, factsToUndo } from '@arbiter/core/facts'
import type { Tournament } from '@arbiter/core/tournament'
import type { ComponentChildren } from 'preact'
import { useKeys } from '../../app/keys.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { redoLast, undoLast } from '../../parts/effects/undo.ts'
import { factText } from '../../words/fact-text.ts'
import { words } from './words/messages.ts'

export function BackAndForth() {
  const live = useLive()
  const { undo, redo } = live.look(wayBack)
  const goBack = () => undo.length > 0 && void undoLast(live)
  const goForth = () => redo.length > 0 && void redoLast(live)
  useKeys({ u: goBack, r: goForth })
  return (
    <div class="acts">
      <Act
        isPossible={undo.length > 0}
        onAct={goBack}
        letter="U"
        icon="M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6"
      >
        {undoWords(live, undo)}
      </Act>
      <Act
        isPossible={redo.length > 0}
        onAct={goForth}
        letter="R"
        icon="M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10"
      >
        {redoWords(live, redo)}
      </Act>
    </div>
  )
}

interface ActProps {
  readonly isPossible: boolean
  readonly onAct: () => void
  readonly letter: string
  readonly icon: string
  readonly children: ComponentChildren
}

const Act = ({ isPossible, onAct, letter, icon, children }: ActProps) => (
  <button type="button" class="btn act" aria-disabled={!isPossible} onClick={onAct}>
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icon} />
    </svg>
    <span>{children}</span>
    {isPossible && <kbd>{letter}</kbd>}
  </button>
)

const wayBack = ({ log }: Tournament) => ({ undo: factsToUndo(log), redo: factsToRedo(log) })

/** "Undo: Match 63: Hazel 1–0 Spruce and 2 more facts". */
function undoWords(live: Live, [first, ...more]: readonly RecordedFact[]): string {
  if (!first) return words('history-undo-nothing')
  const what = { text: briefly(live, first) }
  return more.length === 0 ? words('history-undo', { what }) : words('history-undo-more', { what, count: more.length })
}

function redoWords(live: Live, [first, ...more]: readonly RecordedFact[]): string {
  if (!first) return words('history-redo-nothing')
  const what = { text: briefly(live, first) }
  return more.length === 0 ? words('history-redo', { what }) : words('history-redo-more', { what, count: more.length })
}

const briefly = (live: Live, fact: RecordedFact): string =>
  shortened(factText(fact, live.tournament.log, live.look(namesIn)).replace(/\.$/, ''))

const longest = 70

const shortened = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`)
