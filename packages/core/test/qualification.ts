/** Words for the qualification of a hybrid: its phases, seeds and playoffs as names. */
import type { Hall } from './hall.ts'

export const draws = () => '1/2'

/** The published phases, each as its pairs of names. */
export function phasesOf(hall: Hall) {
  return (hall.bulletin.stages[0]?.rounds ?? []).map(({ name, matches, byes, start }) => ({
    name,
    pairs: matches.map(({ seats }) => seats.map(({ entrant }) => entrant as string)),
    byes: byes.map(({ entrant }) => entrant as string),
    start,
  }))
}

/** The seeds as published, or as given so far. */
export function seedsOf(hall: Hall): string[] {
  const rows = hall.bulletin.stages[0]?.table.filter((row) => row['seed'] !== undefined) ?? []
  return rows.toSorted((a, b) => Number(a['seed']) - Number(b['seed'])).map(({ name }) => name)
}

export const playedOff = (hall: Hall) => phasesOf(hall).filter(({ name }) => name.id === 'round-phase-playoff')
export const isOver = (hall: Hall) => hall.tournament.chart.board.stages[0]?.isSeeded === true

/** Plays phases until the seeds are told. */
export function qualify(hall: Hall, result: (white: string, black: string) => string = draws, isTimed = true): Hall {
  for (let left = 60; !isOver(hall) && left > 0; left--) hall.playRound(result, isTimed)
  return hall
}

/** The named win, White if two of them meet; everybody else draws. */
export const winners =
  (...names: string[]) =>
  (white: string, black: string): string =>
    names.includes(white) ? '1-0' : names.includes(black) ? '0-1' : '1/2'
