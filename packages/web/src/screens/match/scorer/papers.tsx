/** Line-ups and boards of a match of teams. */

import { parseBoards, scorecardsOf } from '@arbiter/core/bridge'
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { Wide } from '@arbiter/paper/pictures'
import { useId, useState } from 'preact/hooks'
import type { CommandInput } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { entrantIndex } from '../../../parts/entrant-index.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { betweenWords } from '../between.ts'
import { words } from './words/messages.ts'

interface PapersProps {
  readonly match: BulletinMatch
}

export function Papers({ match }: PapersProps) {
  const live = useLive()
  if (!match.boards || match.state === 'waiting') return null
  const { byName } = live.look(entrantIndex)
  const teams = match.seats.flatMap(({ entrant }) => (entrant === undefined ? [] : (byName.get(entrant) ?? [])))
  const withPlayers = teams.filter(({ players = [] }) => players.length >= 4)
  return (
    <>
      {live.may('lineup') && withPlayers.length > 0 && (
        <details class="paper-fold">
          <summary>
            <h2>{words('scorer-lineups')}</h2>
          </summary>
          <div class="lineups">
            {withPlayers.map((team) => (
              <LineUp key={team.id} match={match.match} team={team} />
            ))}
          </div>
        </details>
      )}
      {live.may('score') && (
        <details class="paper-fold">
          <summary>
            <h2>{words('scorer-boards')}</h2>
          </summary>
          <BoardScores match={match} />
        </details>
      )}
    </>
  )
}

interface LineUpProps {
  readonly match: string
  readonly team: { readonly id: string; readonly name: string; readonly players?: readonly { readonly name: string }[] }
}

function LineUp({ match, team }: LineUpProps) {
  const live = useLive()
  const { players = [] } = team
  const [chosen, choose] = useState<readonly number[]>([])
  const [half, setHalf] = useState('')
  const [fault, find] = useState('')
  const { send, isSending, problem } = useCommand(live)
  const id = useId()
  const toggle = (place: number) =>
    choose(chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place])
  const record = async () => {
    if (chosen.length !== 4) return find(words('scorer-not-four', { count: chosen.length }))
    if (isSending) return
    find('')
    const told: CommandInput = {
      do: 'lineup',
      match,
      team: team.id,
      players: chosen.toSorted((a, b) => a - b).map((place) => `#${place + 1}`),
      ...(half === '' ? {} : { half: Number(half) as 1 | 2 }),
    }
    if (await send(told, words('scorer-recorded-lineup', { team: { text: team.name } }))) choose([])
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void record()
      }}
    >
      <fieldset class="choices">
        <legend class="field" dir="auto">
          {team.name}
        </legend>
        <p class="label">{words('scorer-choose-four')}</p>
        {players.map((player, place) => (
          <label key={place} class="choice">
            <input type="checkbox" checked={chosen.includes(place)} onChange={() => toggle(place)} />
            <span dir="auto">{player.name}</span>
          </label>
        ))}
      </fieldset>
      <label class="field" for={id}>
        {words('scorer-for-half')}
      </label>
      <select id={id} value={half} onChange={(event) => setHalf(event.currentTarget.value)}>
        <option value="">{words('scorer-half', { half: 'both' })}</option>
        <option value="1">{words('scorer-half', { half: 'first' })}</option>
        <option value="2">{words('scorer-half', { half: 'second' })}</option>
      </select>
      <p class="voice fault" role="alert">
        {fault}
      </p>
      <RefusalNotice problem={problem} />
      <p class="acts">
        <button type="submit" class="btn" aria-label={words('scorer-record-lineup-of', { team: { text: team.name } })}>
          {words('scorer-record-lineup')}
        </button>
      </p>
    </form>
  )
}

function BoardScores({ match }: PapersProps) {
  const live = useLive()
  const pairs = (match.boards?.scores ?? []).map(({ between }) => between)
  const [pair, choose] = useState(0)
  const [text, type] = useState('')
  const [half, setHalf] = useState('')
  const [fault, find] = useState('')
  const { send, isSending, problem } = useCommand(live)
  const id = useId()
  const { byName } = live.look(entrantIndex)
  const record = async () => {
    const read = parseBoards(text)
    if ('line' in read) return find(words('scorer-not-a-board', { line: read.line }))
    const between = pairs[pair]
    if (isSending || !between || read.boards.length === 0) return
    find('')
    const ids = between.map((name) => byName.get(name)?.id ?? name) as [string, string]
    const told: CommandInput = {
      do: 'score',
      match: match.match,
      between: ids,
      boards: read.boards,
      ...(half === '' ? {} : { half: Number(half) as 1 | 2 }),
    }
    if (await send(told, words('scorer-recorded-boards', { count: read.boards.length }))) type('')
  }
  return (
    <>
      {match.state === 'open' && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void record()
          }}
        >
          <div class="fields">
            {pairs.length > 1 && (
              <div>
                <label class="field" for={`${id}-pair`}>
                  {words('scorer-pair')}
                </label>
                <select
                  id={`${id}-pair`}
                  value={String(pair)}
                  onChange={(event) => choose(Number(event.currentTarget.value))}
                >
                  {pairs.map((each, i) => (
                    <option key={each.join()} value={String(i)}>
                      {betweenWords(each)}
                    </option>
                  ))}
                </select>
              </div>
            )}
            <div>
              <label class="field" for={`${id}-half`}>
                {words('scorer-for-half')}
              </label>
              <select id={`${id}-half`} value={half} onChange={(event) => setHalf(event.currentTarget.value)}>
                <option value="">{words('scorer-half', { half: 'both' })}</option>
                <option value="1">{words('scorer-half', { half: 'first' })}</option>
                <option value="2">{words('scorer-half', { half: 'second' })}</option>
              </select>
            </div>
          </div>
          <label class="field" for={`${id}-lines`}>
            {words('scorer-board-lines')}
          </label>
          <textarea
            id={`${id}-lines`}
            rows={5}
            value={text}
            aria-describedby={`${id}-hint`}
            spellcheck={false}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <p id={`${id}-hint`} class="label">
            {words('scorer-board-lines-hint')}
          </p>
          <p class="voice fault" role="alert">
            {fault}
          </p>
          <RefusalNotice problem={problem} />
          <p class="acts">
            <button type="submit" class="btn">
              {words('scorer-record-boards')}
            </button>
          </p>
        </form>
      )}
      <Scorecards match={match} />
    </>
  )
}

const sidesOf = ([one, other]: readonly [string, string]) => ({ one: { text: one }, other: { text: other } })

const Scorecards = ({ match }: PapersProps) => {
  const live = useLive()
  return (
    <>
      {scorecardsOf(live.tournament, match.match).map(({ between, boards, of, missing }) => (
        <Wide key={between.join()} label={words('scorer-boards-of', sidesOf(between))}>
          <p class="label">{words('scorer-boards-in', { ...sidesOf(between), count: of - missing, all: of })}</p>
          <table class="chart">
            <thead>
              <tr>
                <th scope="col" class="num">
                  {words('scorer-board')}
                </th>
                <th scope="col">{words('scorer-table', { number: 1 })}</th>
                <th scope="col">{words('scorer-table', { number: 2 })}</th>
                <th scope="col" class="num" colSpan={2}>
                  {words('scorer-imps')}
                </th>
              </tr>
            </thead>
            <tbody>
              {boards.map(({ board, tables, imps }) => (
                <tr key={board}>
                  <th scope="row" class="num">
                    {board}
                  </th>
                  <td>{tables?.[0] ?? ''}</td>
                  <td>{tables?.[1] ?? ''}</td>
                  <td class="num">{imps[0]}</td>
                  <td class="num">{imps[1]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      ))}
    </>
  )
}
