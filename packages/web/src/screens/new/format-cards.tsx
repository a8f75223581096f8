/** The formats to choose from: what each is good for, its limits, and what it would be with this many entrants. */

import { formats as allFormats, formatNamed } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import { type Outline, outline } from '@arbiter/core/outline'
import { useMemo } from 'preact/hooks'
import { FormatGlyph } from '../../parts/format-glyph.tsx'
import { textOf } from '../../words/message-text.ts'
import type { FormatOffer } from './offer.ts'
import { message, words } from './words/messages.ts'

interface FormatCardsProps {
  readonly formats: readonly FormatOffer[]
  readonly chosen: string
  readonly count: number
  readonly onChoose: (format: string) => void
}

export function FormatCards({ formats, chosen, count, onChoose }: FormatCardsProps) {
  const shapes = useMemo(() => new Map(formats.map(({ name }) => [name, shapeOf(name, count)])), [formats, count])
  return (
    <fieldset class="fmts">
      <legend class="hide">{words('new-format')}</legend>
      {formats.map((format) => {
        const shape = shapes.get(format.name)
        const kind = format.name === chosen ? ' on' : shape ? '' : ' not'
        return (
          <label key={format.name} class={`fmt${kind}`}>
            <input
              type="radio"
              name="format"
              value={format.name}
              checked={format.name === chosen}
              onChange={() => onChoose(format.name)}
            />
            <FormatGlyph format={format.name} />
            <b>{textOf(format.title)}</b>
            <span class="who-for">{fieldWords(format)}</span>
            <span class="voice">{textOf(format.summary)}</span>
            <span class="label">{shape ? wouldWords(shape) : words('new-not', { count })}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** With the usual settings; undefined if the format cannot take this many. */
function shapeOf(name: string, count: number): Outline | undefined {
  const named = formatNamed(name, allFormats)
  const drawn = named.ok ? outline(named.format, count) : named
  return drawn.ok ? drawn.outline : undefined
}

function wouldWords({ entrants, stages, games }: Outline): string {
  const count = games.min
  const played = games.max === count ? message('new-games', { count }) : message('new-games-at-least', { count })
  return words('new-would', { count: entrants, rounds: roundsOf(stages), games: played })
}

/** Rounds paired from results are not known beforehand. */
function roundsOf(stages: Outline['stages']): Message {
  if (stages[0]?.['points'] !== undefined) return message('new-qualifies')
  if (stages[0]?.['lostGamesToBeOut'] !== undefined) return message('new-rolling')
  return message('new-rounds', { count: stages.reduce((sum, stage) => sum + stage.rounds.length, 0) })
}

const largest = 1024

/** "4 to 30 players", "2 or more teams", "2, 4, 8 … teams". */
function fieldWords({ field, whom }: FormatOffer): string {
  const [{ from, to } = { from: 0, to: 0 }] = field
  if (field.length > 2) return words('new-field-row', { first: { text: firstSizes(field) }, whom })
  if (to === largest) return words('new-field-from', { from, whom })
  return words('new-field-range', { from, to: field.at(-1)?.to ?? 0, whom })
}

const firstSizes = (field: FormatOffer['field']): string =>
  field
    .slice(0, 3)
    .map(({ from }) => from)
    .join(', ')
