/** The race for places: a lane per entrant, the target, and what the game in play can still add. */
import { type RaceView, type Runner, runnerWords, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { points } from '../../parts/result.ts'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import { exactClock } from '../../words/time.ts'
import type { ChartMoment } from './chart-moment.ts'
import { FormKey, FormMarks, type FormStep, type Forms, formsIn } from './form.tsx'
import { words } from './words/messages.ts'

/** Lanes shown at first; the rest of a larger field opens on demand. */
const standing = 48

export function Race({ at, race }: { at: ChartMoment; race: RaceView }) {
  const { needed, places } = race
  const inWords = runnerWords(race)
  const say = (runner: Runner) => textOf(inWords(runner))
  return (
    <div class="race">
      <section class="lanes-side">
        <div class="section">
          <h2>{words('table-race')}</h2>
          <span class="push">{words('table-race-finish', { places, needed: { points: needed } })}</span>
        </div>
        <Scale needed={needed} />
        <Lanes at={at} race={race} say={say} />
        <FormKey />
      </section>
      <aside class="side">
        <Seeds race={race} />
        <Arriving race={race} say={say} />
      </aside>
    </div>
  )
}

const Scale = ({ needed }: { needed: number }) => (
  <div class="scale" aria-hidden="true">
    <span class="l">{words('table-race-phases')}</span>
    <span class="ax">
      {Array.from({ length: needed + 1 }, (_, i) => (
        <b key={i} style={{ left: `${(100 * i) / needed}%` }}>
          {i}
        </b>
      ))}
    </span>
    <span class="pt">{words('table-race-points')}</span>
  </div>
)

interface LanesProps {
  readonly at: ChartMoment
  readonly race: RaceView
  readonly say: (runner: Runner) => string
}

function Lanes({ at, race, say }: LanesProps) {
  const [isWhole, showAll] = useState(false)
  const { runners, needed } = race
  const forms = at.look(formsIn)
  const isFolded = runners.length > standing + 8
  const shown = isFolded && !isWhole ? runners.slice(0, standing) : runners
  return (
    <>
      <ol class="lanes">
        {shown.map((runner, i) => (
          <Lane
            key={runner.name}
            at={at}
            runner={runner}
            place={i + 1}
            needed={needed}
            forms={forms}
            said={say(runner)}
          />
        ))}
      </ol>
      {isFolded && (
        <button type="button" class="btn" onClick={() => showAll(!isWhole)}>
          {isWhole ? words('table-race-fewer') : words('table-race-more', { count: runners.length - standing })}
        </button>
      )}
    </>
  )
}

interface LaneProps {
  readonly at: ChartMoment
  readonly runner: Runner
  readonly place: number
  readonly needed: number
  readonly forms: Forms
  readonly said: string
}

function Lane({ at, runner, place, needed, forms, said: inWords }: LaneProps) {
  const { name, seed } = runner
  const steps = forms.get(name) ?? []
  const entrant = at.look(entrantIndex).byName.get(name)
  const isFresh = at.wet.size > 0 && (at.look(matchesOf).get(name) ?? []).some((match) => at.wet.has(match))
  return (
    <li class={`lane ${kindOf(runner)}`}>
      <span class="tag">{seed === undefined ? place : <b class="seedno">{seed}</b>}</span>
      <a class="nm" dir="auto" href={addresses.entrant(at.id, entrant?.id ?? '')}>
        {name}
      </a>
      <span class="form-col">
        <FormMarks steps={steps} most={11} />
      </span>
      <Run runner={runner} needed={needed} steps={steps} />
      <span class={`pts${isFresh ? ' wet' : ''}`}>
        {points(runner.points)}
        <span class="hide"> {words('table-race-of-needed', { needed: { points: needed } })}</span>
      </span>
      <span class="says">{inWords}</span>
      <Why about={`rank ${name}`} label={words('table-why-place', { name: { text: name } })} />
    </li>
  )
}

/** Everybody's matches, by name. */
function matchesOf(tournament: Tournament): Map<string, string[]> {
  const played = new Map<string, string[]>()
  const matches = show(tournament).stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
  for (const { match, seats } of matches)
    for (const { entrant } of seats)
      if (entrant !== undefined) played.set(entrant, [...(played.get(entrant) ?? []), match])
  return played
}

const kindOf = ({ state, clinchesWith, reachesWith, reachedAt }: Runner): string => {
  if (state === 'in') return 'through'
  if (clinchesWith ?? reachesWith) return 'can'
  return reachedAt !== undefined && state === 'running' ? 'there' : state
}

const worth: Readonly<Record<FormStep, number>> = { won: 1, drawn: 0.5, lost: 0, bye: 0, playing: 0 }

/** A segment per result, up to the target; a dashed one for a win in play. */
function Run({ runner, needed, steps }: { runner: Runner; needed: number; steps: readonly FormStep[] }) {
  const pieces = piecesOf(runner, steps)
  const at = (from: number, to: number) => ({
    left: `${(100 * Math.min(from, needed)) / needed}%`,
    width: `${(100 * (Math.min(to, needed) - Math.min(from, needed))) / needed}%`,
  })
  const hasHope = runner.against !== undefined && (runner.state === 'running' || runner.state === 'playing-off')
  return (
    <span class="run" aria-hidden="true" style={{ '--needed': String(needed) }}>
      {pieces.map(([from, to]) => (
        <i key={from} style={at(from, to)} />
      ))}
      {hasHope && runner.points < needed && <i class="maybe" style={at(runner.points, runner.points + 1)} />}
    </span>
  )
}

/** In one segment if the results do not add up to the points, as after a ruling. */
function piecesOf({ points: total }: Runner, steps: readonly FormStep[]): [number, number][] {
  const pieces: [number, number][] = []
  let sum = 0
  for (const step of steps) {
    if (worth[step] === 0) continue
    pieces.push([sum, sum + worth[step]])
    sum += worth[step]
  }
  return sum === total ? pieces : total > 0 ? [[0, total]] : []
}

// --- beside it ---------------------------------------------------------------------------------------

function Seeds({ race: { runners, places, placesLeft } }: { race: RaceView }) {
  const taken = runners.filter((runner) => runner.state === 'in')
  const next = places - placesLeft + 1
  return (
    <section>
      <div class="section">
        <h2>{words('table-race-seeds')}</h2>
        <span class="push">{words('table-race-in-order')}</span>
      </div>
      <ol class="seeds">
        {taken.map((runner) => (
          <SeedTaken key={runner.name} runner={runner} />
        ))}
        {placesLeft > 0 && (
          <li class="open">
            <span class="big">{next === places ? places : `${next}–${places}`}</span>
            <span class="pencil">{words('table-race-open')}</span>
          </li>
        )}
      </ol>
      <p class="voice note">{placesLeft === 0 ? words('table-race-all-taken') : leftOf(placesLeft, places)}</p>
    </section>
  )
}

const leftOf = (left: number, places: number): string =>
  left === places ? words('table-race-all-left', { places }) : words('table-race-left', { left, places })

function SeedTaken({ runner }: { runner: Runner }) {
  const { name, seed = 0, reachedAt, reachedIn, points: count } = runner
  return (
    <li>
      <span class="big">{seed}</span>
      <div>
        <b dir="auto">{name}</b>{' '}
        <Why about={`seed ${name}`} label={words('table-race-why-seed', { name: { text: name }, seed })} />
        {reachedAt !== undefined && <p class="voice">{reachedWords(count, reachedIn, exactClock(reachedAt))}</p>}
      </div>
    </li>
  )
}

function reachedWords(points: number, phase: number | undefined, clock: string): string {
  const given = { points: { points }, at: { text: clock } }
  return phase === undefined ? words('table-race-reached', given) : words('table-race-reached-in', { ...given, phase })
}

function Arriving({ race, say }: { race: RaceView; say: (runner: Runner) => string }) {
  const { runners, placesLeft, playoff } = race
  const able = runners.filter(({ clinchesWith, reachesWith }) => clinchesWith ?? reachesWith)
  if (placesLeft === 0) return null
  return (
    <section>
      <div class="section">
        <h2>{playoff ? words('table-race-playoff') : words('table-race-can-arrive')}</h2>
      </div>
      {playoff && <p class="voice note">{textOf(playoff)}</p>}
      <ul class="arriving">
        {able.map((runner) => (
          <li key={runner.name}>
            <b dir="auto">{runner.name}</b>
            <span>{say(runner)}</span>
          </li>
        ))}
      </ul>
      {able.length === 0 && !playoff && <p class="voice note">{words('table-race-nobody-can')}</p>}
    </section>
  )
}
