/** All that can be typed on the line, with examples from this tournament. */
import type { PenSheet } from '@arbiter/core/pen'
import { words } from './words/messages.ts'

export function TypingHelp({ sheet }: { sheet: PenSheet }) {
  return (
    <details class="typing">
      <summary>{words('pen-help')}</summary>
      <dl>
        {examplesFor(sheet).map(([typed, means]) => (
          <div key={typed}>
            <dt>
              <code dir="auto">{typed}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type Example = readonly [typed: string, means: string]

function examplesFor({ open, current, entrants }: PenSheet): readonly Example[] {
  const [match] = open.length > 0 ? open : current
  if (!match) return []
  const { id, seats } = match
  const name = nameFor(seats[0]?.name ?? '', entrants)
  const first = { name: { text: seats[0]?.name ?? '' } }
  const results: readonly Example[] =
    match.results === 'numbers'
      ? [
          [`${id} 34-21`, words('pen-help-numbers')],
          [`${id} ba 34-21`, words('pen-help-letters')],
          [`${id} 20-8 h1`, words('pen-help-half')],
          [`${name} 34-21`, words('pen-help-name-numbers', first)],
        ]
      : [
          [`${id} 1`, words('pen-help-white')],
          [`${id} =`, words('pen-help-draw')],
          [`${id} +-`, words('pen-help-forfeit')],
          [`${id} --`, words('pen-help-nobody')],
          [`${name} 1-0`, words('pen-help-name', first)],
          [`${id}/2 0`, words('pen-help-game')],
          [`${id} 1 14:32`, words('pen-help-time')],
          [`${id} 1 m41`, words('pen-help-moves')],
        ]
  return [
    ...results,
    [`${id} absent ${name}`, words('pen-help-absent', first)],
    [`cancel ${id}`, words('pen-help-cancel')],
    [`rule ${id} ${name}`, words('pen-help-rule', first)],
    ['u', words('pen-help-undo')],
    ['redo', words('pen-help-redo')],
  ]
}

/** The first word of a name, or all of it if somebody else has that word too. */
function nameFor(name: string, entrants: PenSheet['entrants']): string {
  const word = name.split(/[\s,]+/).find((each) => /\p{L}{2}/u.test(each)) ?? name
  const others = entrants.filter((each) => each.name !== name)
  return others.some((each) => each.name.toLowerCase().includes(word.toLowerCase())) ? name : word
}
