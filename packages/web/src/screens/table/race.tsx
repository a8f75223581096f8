/** The race for places with *why* for everybody; beside it the seeds taken, and who can take one now. */
import { type RaceView, type Runner, runnerWords, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { formsIn, Race as Picture, raceLanes } from '@arbiter/paper/pictures'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import { exactClock } from '../../words/time.ts'
import type { ChartMoment } from './chart-moment.ts'
import { words } from './words/messages.ts'

export function Race({ at, race }: { at: ChartMoment; race: RaceView }) {
  const inWords = runnerWords(race)
  const say = (runner: Runner) => textOf(inWords(runner))
  return (
    <div class="racing">
      <Picture
        race={raceLanes(race, at.look(formsIn))}
        isFresh={({ name }) =>
          at.wet.size > 0 && (at.look(matchesOf).get(name) ?? []).some((match) => at.wet.has(match))
        }
        after={({ name }) => <Why about={`rank ${name}`} label={words('table-why-place', { name: { text: name } })} />}
      />
      <aside class="side">
        <Seeds race={race} />
        <Arriving race={race} say={say} />
      </aside>
    </div>
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
