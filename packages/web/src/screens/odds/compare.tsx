/** Would another format find the best more often, or be over sooner? The same people play all of them. */
import { type AnsweredRow, type AnyFormat, type ComparisonRow, formats, show, type Tournament } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { Wide } from '../../parts/wide.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { duration } from '../../words/time.ts'
import type { Candidate, EntrantAsked, Field } from './asked.ts'
import { spread } from './chances.tsx'
import type { OddsDesk } from './desk.ts'
import { grouped, share, twoDecimals } from './figures.ts'
import { Plot } from './plot.tsx'

const words = catalogue(
  {
    title: 'Would another format have been better?',
    formats: 'Formats',
    field: 'Who plays',
    these: (count: number) => `these ${count}`,
    players: (count: number) => `${count} players of mixed strength`,
    teams: (count: number) => `${count} teams of mixed strength`,
    compare: 'Compare these formats',
    cancel: 'Stop comparing',
    running: (percent: string) => `Being compared, ${percent} done`,
    none: 'Choose the formats, and see for these people how often the best wins in each and what it costs in games and hours. Every format has its usual settings; this tournament has its own.',
    nobody: 'Nobody has entered yet: choose so many of mixed strength.',
    forTeams: 'It is played by teams, and these are players.',
    byRatings: 'It goes by ratings, and these teams have told only masterpoints.',
    rated: (count: number, best: number, last: number) => `${count} entrants, rated ${best} to ${last}`,
    unrated: (count: number) => `${count} entrants without ratings`,
    some: (count: number, best: number, last: number, without: number) =>
      `${count} entrants, rated ${best} to ${last}, ${without} of them without a rating`,
    format: 'Format',
    this: 'this one',
    best: 'Best wins',
    order: 'Order right',
    games: 'Games, 5–95 in 100',
    rounds: 'Rounds',
    length: 'Length',
    runs: (runs: string) =>
      `${runs} runs of each with the same clock. “Order right” is the rank correlation with strength: 1 is the order of strength, 0 is chance.`,
    refused: 'Cannot be played by this field',
  },
  {
    title: 'Wäre ein anderes Format besser gewesen?',
    formats: 'Formate',
    field: 'Wer spielt',
    these: (count: number) => `diese ${count}`,
    players: (count: number) => `${count} Spieler gemischter Stärke`,
    teams: (count: number) => `${count} Teams gemischter Stärke`,
    compare: 'Diese Formate vergleichen',
    cancel: 'Vergleich abbrechen',
    running: (percent: string) => `Wird verglichen, ${percent} fertig`,
    none: 'Wählen Sie Formate, und sehen Sie für diese Teilnehmer, wie oft der Beste jeweils gewinnt und was es an Partien und Stunden kostet. Jedes Format hat seine üblichen Einstellungen, dieses Turnier seine eigenen.',
    nobody: 'Noch ist niemand gemeldet: Wählen Sie eine Anzahl gemischter Stärke.',
    forTeams: 'Es wird von Teams gespielt, und dies sind einzelne Spieler.',
    byRatings: 'Es geht nach Wertungszahlen, und diese Teams haben nur Masterpunkte genannt.',
    rated: (count: number, best: number, last: number) => `${count} Teilnehmer, Wertungszahlen ${best} bis ${last}`,
    unrated: (count: number) => `${count} Teilnehmer ohne Wertungszahlen`,
    some: (count: number, best: number, last: number, without: number) =>
      `${count} Teilnehmer, Wertungszahlen ${best} bis ${last}, ${without} davon ohne`,
    format: 'Format',
    this: 'dieses',
    best: 'Bester gewinnt',
    order: 'Reihenfolge stimmt',
    games: 'Partien, 5–95 von 100',
    rounds: 'Runden',
    length: 'Dauer',
    runs: (runs: string) =>
      `Je ${runs} Durchläufe mit gleicher Bedenkzeit. „Reihenfolge stimmt“ ist die Rangkorrelation mit der Stärke: 1 ist die Reihenfolge der Stärke, 0 ist Zufall.`,
    refused: 'Für dieses Feld nicht spielbar',
  },
)

const sizes = [8, 16, 32] as const

export function Compare({ live, desk }: { live: Live; desk: OddsDesk }) {
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
    desk.compare({ field, called: size === 0 ? fieldWords(people) : sizeWords(size, asked), candidates })
  }
  return (
    <section class="compare" aria-labelledby={heading}>
      <div class="section">
        <h2 id={heading}>{words.title}</h2>
      </div>
      <div class="bar">
        <fieldset class="formats">
          <legend class="label">{words.formats}</legend>
          {formats.map(({ name, title }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={chosen.has(name)}
                onChange={() => choose((before) => toggled(before, name))}
              />
              {said(title)}
            </label>
          ))}
        </fieldset>
        <label class="what">
          <span class="label">{words.field}</span>
          <select value={size} onChange={(event) => chooseSize(Number(event.currentTarget.value))}>
            {people.length >= 2 && <option value={0}>{words.these(people.length)}</option>}
            {sizes.map((count) => (
              <option key={count} value={count}>
                {words.players(count)}
              </option>
            ))}
          </select>
        </label>
        {comparing.state === 'running' ? (
          <button type="button" class="btn" onClick={() => desk.cancel()}>
            {words.cancel}
          </button>
        ) : (
          <button
            type="button"
            class="btn main"
            aria-disabled={chosen.size === 0}
            onClick={() => chosen.size > 0 && start()}
          >
            {words.compare}
          </button>
        )}
      </div>
      {comparing.state === 'none' && <p class="voice note">{people.length < 2 ? words.nobody : words.none}</p>}
      {comparing.state === 'running' && <Progress share={comparing.share} />}
      {comparing.state === 'done' && (
        <>
          <Plot svg={comparing.plot} />
          {comparing.reading.map((sentence) => (
            <p key={sentence} class="voice">
              {said(sentence)}
            </p>
          ))}
          <Compared rows={comparing.comparison.rows} own={own} />
          <p class="label">{words.runs(grouped(comparing.comparison.runs))}</p>
        </>
      )}
    </section>
  )
}

function Progress({ share: done }: { share: number }) {
  return (
    <p class="progress" role="status">
      <progress value={done} max={1} aria-label={words.compare} />
      {words.running(`${Math.floor(done * 100)}\u00A0%`)}
    </p>
  )
}

function Compared({ rows, own }: { rows: readonly ComparisonRow[]; own: string }) {
  const answered = rows.filter((row): row is AnsweredRow => 'answer' in row)
  const refused = rows.flatMap((row) => ('refusal' in row ? [row] : []))
  return (
    <>
      {answered.length > 0 && (
        <Wide label={words.formats}>
          <table class="chart compared">
            <thead>
              <tr>
                <th scope="col">{words.format}</th>
                <th scope="col" class="num">
                  {words.best}
                </th>
                <th scope="col" class="num">
                  {words.order}
                </th>
                <th scope="col" class="num">
                  {words.games}
                </th>
                <th scope="col" class="num spare">
                  {words.rounds}
                </th>
                <th scope="col" class="num">
                  {words.length}
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
          <h3>{words.refused}</h3>
          <ul class="refused-formats">
            {refused.map(({ format, title, refusal }) => (
              <li key={format}>
                <b>{said(title)}</b> <span class="voice">{said(refusal)}</span>
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
        {said(title)}
        {isOwn && <span class="note"> {words.this}</span>}
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

/** Those who have not withdrawn, with what tells their strength. */
const peopleIn = (tournament: Tournament): readonly EntrantAsked[] =>
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

const fitting = (people: readonly EntrantAsked[], own: string): readonly string[] =>
  formats.filter((format) => format.name === own || unfit(format, people) === undefined).map(({ name }) => name)

function candidateOf(format: AnyFormat, live: Live, people: readonly EntrantAsked[] | undefined): Candidate {
  const refusal = people && unfit(format, people)
  const isOwn = format.name === live.tournament.format.name
  return {
    format: format.name,
    ...(isOwn && people ? { options: live.tournament.opened.options } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  }
}

/** Teams are as strong as their masterpoints and players as their ratings: who has only one of them cannot be compared. */
function unfit({ whom }: AnyFormat, people: readonly EntrantAsked[]): string | undefined {
  const areTeams = people.some(({ players }) => players)
  if (whom === 'teams') return areTeams || people.length === 0 ? undefined : words.forTeams
  return areTeams && people.every(({ rating }) => rating === undefined) ? words.byRatings : undefined
}

function fieldWords(people: readonly EntrantAsked[]): string {
  const ratings = people.flatMap(({ rating }) => rating ?? []).toSorted((a, b) => b - a)
  const [best] = ratings
  if (best === undefined) return words.unrated(people.length)
  const without = people.length - ratings.length
  const last = ratings.at(-1) ?? best
  return without === 0 ? words.rated(people.length, best, last) : words.some(people.length, best, last, without)
}

const sizeWords = (size: number, asked: readonly AnyFormat[]): string =>
  asked.every(({ whom }) => whom === 'teams') ? words.teams(size) : words.players(size)

function toggled(chosen: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(name)) next.add(name)
  return next
}
