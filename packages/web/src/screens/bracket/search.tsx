/** Finds an entrant or a match in the bracket, goes there and follows the path. */
import type { BulletinBracket } from '@arbiter/core/bulletin'
import { useId, useState } from 'preact/hooks'
import { words } from './words/messages.ts'

export interface Hit {
  readonly name: string
  readonly match?: string
}

interface SearchProps {
  readonly bracket: BulletinBracket
  readonly names: () => readonly string[]
  readonly onHit: (hit: Hit) => void
}

export function BracketSearch({ bracket, names, onHit }: SearchProps) {
  const [text, type] = useState('')
  const [at, turnTo] = useState(0)
  const field = useId()
  const hits = hitsFor(bracket, names, text)
  const show = (index: number, given = hits) => {
    turnTo(index)
    const hit = given[index]
    if (hit) onHit(hit)
  }
  return (
    <search>
      <form
        class="find5"
        onSubmit={(event) => {
          event.preventDefault()
          if (hits.length > 0) show((at + 1) % hits.length)
        }}
      >
        <label class="hide" for={field}>
          {bracket.of === 'teams' ? words('bracket-find-team') : words('bracket-find')}
        </label>
        <input
          id={field}
          type="search"
          autocomplete="off"
          placeholder={bracket.of === 'teams' ? words('bracket-find-team') : words('bracket-find')}
          value={text}
          onInput={(event) => {
            const typed = event.currentTarget.value
            type(typed)
            show(0, hitsFor(bracket, names, typed))
          }}
        />
        <span role="status" class="label">
          {text.trim() !== '' &&
            (hits.length === 0
              ? words('bracket-not-found')
              : words('bracket-found', { index: at + 1, count: hits.length }))}
        </span>
        {hits.length > 1 && (
          <button type="submit" class="btn bare">
            {words('bracket-next')} <kbd>⏎</kbd>
          </button>
        )}
      </form>
    </search>
  )
}

const mostHits = 50

/** Names that start with the text come before names that contain it; a number is a match. */
function hitsFor({ rounds }: BulletinBracket, names: () => readonly string[], text: string): readonly Hit[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const matches = rounds.flatMap((round) => round.matches.filter(({ match }) => match.toLowerCase() === wanted))
  const begins = (name: string) =>
    name
      .toLowerCase()
      .split(/\s/)
      .some((word) => word.startsWith(wanted))
  const found = names().filter((name) => name.toLowerCase().includes(wanted))
  const sorted = [...found.filter(begins), ...found.filter((name) => !begins(name))]
  return [...matches.map(({ match }) => ({ name: '', match })), ...sorted.map((name) => ({ name }))].slice(0, mostHits)
}
