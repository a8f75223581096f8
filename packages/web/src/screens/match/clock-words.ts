/** Clocks and steps of a series where there is little room: "10:00", "SD 3". */
import type { Rung } from '@arbiter/core'
import { catalogue } from '../../words/catalogue.ts'

const words = catalogue(
  {
    game: 'Game',
    suddenDeath: (attempt: number) => `SD ${attempt}`,
    armageddon: 'Armageddon',
    versus: (white: string, black: string) => `${white} v ${black}`,
    longSuddenDeath: (attempt: number) => `sudden death ${attempt}`,
    longArmageddon: 'Armageddon, a draw counts for Black',
    normal: 'normal game',
  },
  {
    game: 'Partie',
    suddenDeath: (attempt: number) => `SD ${attempt}`,
    armageddon: 'Armageddon',
    versus: (white: string, black: string) => `${white} : ${black}`,
    longSuddenDeath: (attempt: number) => `Sudden Death ${attempt}`,
    longArmageddon: 'Armageddon, Remis zählt für Schwarz',
    normal: 'normale Partie',
  },
)

type Step = Pick<Rung, 'step' | 'attempt' | 'clock'>

/** "10:00", "0:37", "5 v 4". */
export function clockShown({ clock }: Step): string {
  if (!clock) return ''
  const [white, black] = [clock.white, clock.black]
  if (white.base !== black.base) return words.versus(minutes(white.base), minutes(black.base))
  return `${time(white.base)}${white.increment > 0 ? ` + ${white.increment}` : ''}`
}

const time = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
const minutes = (seconds: number): string => (seconds % 60 === 0 ? String(seconds / 60) : time(seconds))

export function stepShown({ step, attempt = 0 }: Step): string {
  if (step === 'sudden-death') return words.suddenDeath(attempt)
  return step === 'armageddon' ? words.armageddon : words.game
}

export function stepSpoken({ step, attempt = 0 }: Step): string {
  if (step === 'sudden-death') return words.longSuddenDeath(attempt)
  return step === 'armageddon' ? words.longArmageddon : words.normal
}
