/** Compares formats: would another find the best more often, or finish sooner? The same entrants play all of them. */

import { show } from '@arbiter/core/bulletin'
import { type AnyFormat, formats } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import {
  type AnsweredRow,
  answeredIn,
  type Comparison,
  comparisonPlot,
  reading,
  refusedIn,
} from '@arbiter/paper/comparison'
import { Wide } from '@arbiter/paper/pictures'
import { useId, useMemo, useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { textOf, textOfAll, voice } from '../../words/message-text.ts'
import { duration } from '../../words/time.ts'
import { spread } from './chances.tsx'
import { grouped, share, twoDecimals } from './figures.ts'
import type { OddsClient } from './odds-client.ts'
import { Plot } from './plot.tsx'
import type { Candidate, Field, FieldEntrant } from './protocol.ts'
import { message, words } from './words/messages.ts'

const sizes = [8, 16, 32] as const

export function Compare({ desk }: { desk: OddsClient }) {
  const live = useLive()
  const heading = useId()
  const own = live.tournament.format.name
  const people = live.look(peopleIn)
  const [size, chooseSize] = useState(people.length < 2 ? sizes[1] : 0)
  const [chosen, choose] = useState<ReadonlySet<string>>(() => new Set(fitting(people, own)))
  const { comparing } = desk
  const start = () => {
    const asked = formats.filter(({ name }) => chosen.has(name))
    const field: Field = size === 0 ? { entrants: people } : { count: size }
    const candidates = asked.map((format) => candidateOf(format, live, size === 0 ? people : undefined))
    desk.compare({ field, called: size === 0 ? fieldName(people) : sizeName(size, asked), candidates })
  }
  return (
    <section class="compare" aria-labelledby={heading}>
      <div class="section">
        <h2 id={heading}>{words('odds-compare')}</h2>
      </div>
      <div class="bar">
        <fieldset class="formats">
          <legend class="label">{words('odds-formats')}</legend>
          {formats.map(({ name, about: { title } }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={chosen.has(name)}
                onChange={() => choose((before) => toggled(before, name))}
              />
              {textOf(title)}
            </label>
          ))}
        </fieldset>
        <label class="what">
          <span class="label">{words('odds-field')}</span>
          <select value={size} onChange={(event) => chooseSize(Number(event.currentTarget.value))}>
            {people.length >= 2 && <option value={0}>{words('odds-these', { count: people.length })}</option>}
            {sizes.map((count) => (
              <option key={count} value={count}>
                {words('odds-players', { count })}
              </option>
            ))}
          </select>
        </label>
        {comparing.state === 'running' ? (
          <button type="button" class="btn" onClick={() => desk.cancel()}>
            {words('odds-cancel')}
          </button>
        ) : (
          <button
            type="button"
            class="btn main"
            aria-disabled={chosen.size === 0}
            onClick={() => chosen.size > 0 && start()}
          >
            {words('odds-compare-do')}
          </button>
        )}
      </div>
      {comparing.state === 'none' && (
        <p class="voice note">{people.length < 2 ? words('odds-compare-nobody') : words('odds-compare-about')}</p>
      )}
      {comparing.state === 'running' && <Progress share={comparing.share} />}
      {comparing.state === 'done' && (
        <>
          <Drawn comparison={comparing.comparison} />
          <Compared comparison={comparing.comparison} own={own} />
          <p class="label">{words('odds-compare-runs', { runs: { text: grouped(comparing.comparison.runs) } })}</p>
        </>
      )}
    </section>
  )
}

/** The playable formats, as a plot and in words. */
function Drawn({ comparison }: { comparison: Comparison }) {
  const answered = useMemo(() => ({ ...comparison, rows: answeredIn(comparison) }), [comparison])
  const svg = useMemo(() => comparisonPlot(answered, voice()), [answered])
  return (
    <>
      <Plot svg={svg} />
      {reading(answered).map((sentence) => (
        <p key={sentence.id} class="voice">
          {textOf(sentence)}
        </p>
      ))}
    </>
  )
}

function Progress({ share: done }: { share: number }) {
  return (
    <p class="progress" role="status">
      <progress value={done} max={1} aria-label={words('odds-compare-do')} />
      {words('odds-comparing', { done: { percent: Math.floor(done * 100) / 100 } })}
    </p>
  )
}

function Compared({ comparison, own }: { comparison: Comparison; own: string }) {
  const [answered, refused] = [answeredIn(comparison), refusedIn(comparison)]
  return (
    <>
      {answered.length > 0 && (
        <Wide label={words('odds-formats')}>
          <table class="chart compared">
            <thead>
              <tr>
                <th scope="col">{words('odds-format')}</th>
                <th scope="col" class="num">
                  {words('odds-best')}
                </th>
                <th scope="col" class="num">
                  {words('odds-order')}
                </th>
                <th scope="col" class="num">
                  {words('odds-compare-games')}
                </th>
                <th scope="col" class="num spare">
                  {words('odds-rounds')}
                </th>
                <th scope="col" class="num">
                  {words('odds-length')}
                </th>
              </tr>
            </thead>
            <tbody>
              {answered.map((row) => (
                <ComparedRow key={row.format} row={row} isOwn={row.format === own} />
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {refused.length > 0 && (
        <>
          <h3>{words('odds-refused')}</h3>
          <ul class="refused-formats">
            {refused.map(({ format, title, refusal }) => (
              <li key={format}>
                <b>{textOf(title)}</b> <span class="voice">{textOfAll(refusal)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function ComparedRow({ row: { title, answer }, isOwn }: { row: AnsweredRow; isOwn: boolean }) {
  return (
    <tr class={isOwn ? 'me' : ''}>
      <th scope="row">
        {textOf(title)}
        {isOwn && <span class="note"> {words('odds-this')}</span>}
      </th>
      <td class="num key">{answer.correlation === null ? '–' : share(answer.bestWins)}</td>
      <td class="num">{answer.correlation === null ? '–' : twoDecimals(answer.correlation)}</td>
      <td class="num">{spread(answer.games)}</td>
      <td class="num spare">{spread(answer.rounds)}</td>
      <td class="num">{duration(answer.hours.mean * 60)}</td>
    </tr>
  )
}

// --- who plays what --------------------------------------------------------------------------------

/** Entrants who have not withdrawn, with their strength. */
const peopleIn = (tournament: Tournament): readonly FieldEntrant[] =>
  show(tournament, { round: 0 })
    .entrants.filter(({ withdrawn }) => !withdrawn)
    .map(({ name, rating, maxRating, players }) => ({
      name,
      ...(rating === undefined ? {} : { rating }),
      ...(maxRating === undefined ? {} : { maxRating }),
      ...(players
        ? { players: players.map(({ name: called, masterpoints }) => ({ name: called, masterpoints })) }
        : {}),
    }))

const fitting = (people: readonly FieldEntrant[], own: string): readonly string[] =>
  formats.filter((format) => format.name === own || unfit(format, people) === undefined).map(({ name }) => name)

function candidateOf(format: AnyFormat, live: Live, people: readonly FieldEntrant[] | undefined): Candidate {
  const refusal = people && unfit(format, people)
  const isOwn = format.name === live.tournament.format.name
  return {
    format: format.name,
    title: format.about.title,
    ...(isOwn && people ? { options: live.tournament.opened.options } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  }
}

/** Masterpoints rate teams and ratings rate players; entrants with only one of the two cannot be compared. */
function unfit({ about: { whom } }: AnyFormat, people: readonly FieldEntrant[]): Message | undefined {
  const areTeams = people.some(({ players }) => players)
  if (whom === 'teams') return areTeams || people.length === 0 ? undefined : message('odds-for-teams')
  return areTeams && people.every(({ rating }) => rating === undefined) ? message('odds-by-ratings') : undefined
}

function fieldName(people: readonly FieldEntrant[]): Message {
  const ratings = people.flatMap(({ rating }) => rating ?? []).toSorted((a, b) => b - a)
  const [best] = ratings
  if (best === undefined) return message('odds-unrated', { count: people.length })
  const without = people.length - ratings.length
  const last = ratings.at(-1) ?? best
  return without === 0
    ? message('odds-rated', { count: people.length, best, last })
    : message('odds-some', { count: people.length, best, last, without })
}

const sizeName = (size: number, asked: readonly AnyFormat[]): Message =>
  asked.every(({ about }) => about.whom === 'teams')
    ? message('odds-teams', { count: size })
    : message('odds-players', { count: size })

function toggled(chosen: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(name)) next.add(name)
  return next
}
