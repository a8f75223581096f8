/** How far it has come, in one sentence. */
import { type Bulletin, progressOf } from '@arbiter/core'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'

const words = catalogue(
  {
    entering: 'The list is open: nothing has been drawn yet.',
    playing: (rounds: string) => `Being played: ${rounds}.`,
    between: 'The next round is not published yet.',
    won: (name: string) => `${name} has won.`,
    shared: (names: string) => `First place is shared by ${names}.`,
    nobody: 'Nobody has won.',
    closed: 'The tournament is closed.',
    decided: 'All matches are decided.',
    ofBracket: (round: string, bracket: string) => `${round} of bracket ${bracket}`,
    and: ' and ',
  },
  {
    entering: 'Die Meldeliste ist offen: Noch ist nichts gelost.',
    playing: (rounds: string) => `Es läuft: ${rounds}.`,
    between: 'Die nächste Runde ist noch nicht bekannt gegeben.',
    won: (name: string) => `${name} hat gewonnen.`,
    shared: (names: string) => `Den ersten Platz teilen sich ${names}.`,
    nobody: 'Niemand hat gewonnen.',
    closed: 'Das Turnier ist geschlossen.',
    decided: 'Alle Matches sind entschieden.',
    ofBracket: (round: string, bracket: string) => `${round} der Gruppe ${bracket}`,
    and: ' und ',
  },
)

export function stateSentence(bulletin: Bulletin): string {
  const { state, todo } = bulletin
  if (state === 'entering') return words.entering
  if (state === 'finished') return finished(bulletin)
  const asked = todo.find((each) => each.do === 'declare' || each.do === 'choose')
  if (asked) return said(asked.sentence)
  const rounds = roundsOpen(bulletin)
  return rounds.length === 0 ? words.between : words.playing(inARow(rounds))
}

function finished({ champion, closed, table }: Bulletin): string {
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => name)
  const shared = firsts.length > 1 ? words.shared(inARow(firsts)) : words.nobody
  return `${champion === null ? shared : words.won(champion)} ${closed ? words.closed : words.decided}`
}

/** Brackets that are not in the same round say which they are. */
function roundsOpen(bulletin: Bulletin): string[] {
  const { open } = progressOf(bulletin)
  const names = [...new Set(open.map(({ round }) => said(round.name)))]
  if (names.length <= 1) return names
  return open.map(({ stage, round }) =>
    stage.bracket === undefined ? said(round.name) : words.ofBracket(said(round.name), stage.bracket),
  )
}

const inARow = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(words.and)
