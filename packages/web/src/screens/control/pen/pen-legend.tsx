/** The keys of the pen line, with what they mean in this tournament. */
import type { PenSheet } from '@arbiter/core/pen'
import { words } from './words/messages.ts'

export function PenLegend({ sheet: { open } }: { sheet: PenSheet }) {
  const hasNumbers = open.some(({ results }) => results === 'numbers')
  const hasSeries = open.some(({ games }) => games.length > 1)
  return (
    <p class="keys legend">
      {hasNumbers ? <NumberKeys /> : <GameKeys hasSeries={hasSeries} />}
      <span>
        <kbd>⏎</kbd>
        {words('pen-key-next')}
      </span>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {words('pen-key-through')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {words('pen-key-clear')}
      </span>
      <span>
        <kbd>U</kbd>
        {words('pen-key-undo')}
      </span>
    </p>
  )
}

const GameKeys = ({ hasSeries }: { hasSeries: boolean }) => (
  <>
    <span>
      <kbd>1</kbd>
      {words('pen-key-white')}
    </span>
    <span>
      <kbd>0</kbd>
      {words('pen-key-black')}
    </span>
    <span>
      <kbd>=</kbd>
      {words('pen-key-draw')}
    </span>
    <span>
      <kbd>+</kbd>
      <kbd>−</kbd>
      {words('pen-key-forfeit')}
    </span>
    {hasSeries && (
      <span>
        <kbd>6/2</kbd>
        {words('pen-key-game')}
      </span>
    )}
  </>
)

const NumberKeys = () => (
  <>
    <span>
      <kbd>34-21</kbd>
      {words('pen-key-imps')}
    </span>
    <span>
      <kbd>ab</kbd>
      {words('pen-key-pair')}
    </span>
    <span>
      <kbd>h1</kbd>
      {words('pen-key-half')}
    </span>
  </>
)
