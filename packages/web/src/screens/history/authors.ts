/** The names of authors of facts; only insiders see them. */
import { namesIn } from '@arbiter/core/chronicle'
import { useEffect, useState } from 'preact/hooks'
import { call } from '../../live/api.ts'
import type { Live } from '../../live/live.ts'
import { session } from '../../live/session.ts'
import { authorOf } from './log-filter.ts'
import { words } from './words/messages.ts'

export type Authors = (by: string) => string

export function useAuthors(live: Live): Authors {
  const [people, set] = useState<ReadonlyMap<string, string>>(new Map())
  const mayAsk = live.may('undo')
  useEffect(() => {
    if (mayAsk) void peopleOf(live).then(set)
  }, [live, mayAsk])
  const entrants = live.look(namesIn).entrants
  return (by) => {
    const author = authorOf(by)
    if (author.startsWith('entrant ')) return entrants.get(author.slice('entrant '.length)) ?? author
    const name = (author === session.who.id ? session.who.name : people.get(author)) ?? words('history-desk')
    return by === author ? name : words('history-program', { who: { text: name } })
  }
}

async function peopleOf(live: Live): Promise<ReadonlyMap<string, string>> {
  const answer = await call('people.list', { tournament: live.id })
  return new Map(answer.ok ? answer.value.people.map(({ id, name }) => [id, name]) : [])
}
