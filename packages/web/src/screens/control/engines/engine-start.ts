/** Who plays a cup: engines of this server, or people who enter the results by hand. */
import type { Bulletin } from '@arbiter/core/bulletin'

export interface EngineStart {
  /** True if the engines of this server play the cup, so that starting it and letting them play are one thing. */
  readonly doEnginesPlay: boolean
  /** Entrants that are no engines of this server: it cannot play their matches. */
  readonly strangers: readonly string[]
  readonly present: readonly string[]
}

export function engineStart(
  { entrants }: Pick<Bulletin, 'entrants'>,
  offered: readonly { readonly name: string }[],
): EngineStart {
  const present = entrants.filter(({ withdrawn }) => !withdrawn).map(({ name }) => name)
  const known = new Set(offered.map(({ name }) => name.toLowerCase()))
  const strangers = present.filter((name) => !known.has(name.toLowerCase()))
  return { doEnginesPlay: strangers.length < present.length, strangers, present }
}
