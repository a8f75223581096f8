/** Rounds by number. */
import { refused } from '../command-line/stop.ts'

export function noSuchRound(
  round: number,
  { stages }: { readonly stages: readonly { readonly rounds: readonly unknown[] }[] },
) {
  const count = Math.max(0, ...stages.map(({ rounds }) => rounds.length))
  const message =
    count === 0
      ? 'Nothing is drawn yet: start the tournament first.'
      : `There is no round ${round}: they count from 1 to ${count}.`
  return refused('no-such-round', message)
}
