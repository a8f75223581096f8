/** The race for places: a lane per player, a finish line, and the points the current game can still bring. */

import { halvesShown, type RaceView, type Runner, runnerWords } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import { allInHtml, escaped, inHtml } from '../document/html.ts'
import { folded, section, sectionName } from './parts.ts'
import { message } from './words/messages.ts'

export function raceSection(race: RaceView, voice: Voice): string {
  const { needed, places, placesLeft, runners, playoff } = race
  const words = runnerWords(race)
  const lanes = runners.map((runner) => laneOf(runner, needed, inHtml(voice, words(runner))))
  const aside =
    placesLeft === 0
      ? message('page-race-taken', { places })
      : message('page-race-needed', { points: { points: needed } })
  const notice = playoff ? `<p class="voice playoff">${allInHtml(voice, playoff)}</p>` : ''
  return section(
    sectionName('race', voice),
    inHtml(voice, aside),
    `${notice}<div class="race" data-points="${needed}">${scaleOf(needed, voice)}${lanesOf(lanes, voice)}</div>`,
  )
}

/** With more lanes than this the last ones are folded. */
const mostLanes = 64

function lanesOf(lanes: readonly string[], voice: Voice): string {
  const list = (some: readonly string[]) => `<ol>${some.join('\n')}</ol>`
  if (lanes.length <= mostLanes) return list(lanes)
  const shown = mostLanes - 16
  const more = inHtml(voice, message('page-race-more', { count: lanes.length - shown }))
  return list(lanes.slice(0, shown)) + folded(more, list(lanes.slice(shown)), false)
}

/** 0 1 2 … up to the finish line. */
function scaleOf(needed: number, voice: Voice): string {
  const marks = Array.from({ length: needed + 1 }, (_, i) => `<b>${i}</b>`)
  return `<div class="scale" aria-hidden="true"><span class="ax">${marks.join('')}</span><span class="pts">${inHtml(voice, message('page-race-points'))}</span></div>`
}

/** Drawn in points, so that the page needs no inline style. */
function laneOf(runner: Runner, needed: number, words: string): string {
  const { name, points, seed, against, clinchesWith, reachesWith, state, reachedAt } = runner
  const kind = (clinchesWith ?? reachesWith) ? 'can' : reachedAt !== undefined && state === 'running' ? 'there' : state
  const bar = `<rect width="${Math.min(points, needed)}" height="1"/>`
  const hope = against && state === 'running' ? hopeOf(points, needed) : ''
  return `<li class="lane ${kind}"><span class="tag">${seed ?? ''}</span><b class="name">${escaped(name)}</b><span class="run" aria-hidden="true"><svg viewBox="0 0 ${needed} 1" preserveAspectRatio="none">${bar}${hope}</svg></span><span class="pts">${halvesShown(points)}</span><span class="words">${words}</span></li>`
}

/** What a win would add, dashed. */
function hopeOf(points: number, needed: number): string {
  const reach = Math.min(points + 1, needed) - points
  return reach <= 0 ? '' : `<rect class="maybe" x="${points}" width="${reach}" height="1"/>`
}
