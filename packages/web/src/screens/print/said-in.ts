/** The words of a paper in the language of the page: text by text, the names on it left as they are. */
import type { Tournament } from '@arbiter/core'
import { catalogue } from '../../words/catalogue.ts'

/** Heads of the narrow columns in a box of the bracket sheet. */
const narrow: Readonly<Record<string, string>> = catalogue(
  { won: 'won', quotient: 'quotient', score: 'score' },
  { won: 'gew.', quotient: 'Quot.', score: 'Stand' },
)

type Say = (text: string) => string

/** Everything a paper shows that nobody translates: the event, teams, their players and captains. */
export function namesOn({ opened, chart }: Tournament): ReadonlySet<string> {
  const people = chart.entrants.flatMap(({ name, captain, players = [] }) => [
    name,
    captain ?? name,
    ...players.map((player) => player.name),
  ])
  return new Set([...people, ...(opened.name === undefined ? [] : [opened.name])])
}

/** The dot in the formula of the handicap parts nothing. */
const betweenFigures = / · (?!log)/

/** One text as it stands between two tags; a number may stand before a name. */
export function textSaid(text: string, names: ReadonlySet<string>, say: Say): string {
  const own = text.trim()
  if (own === '' || names.has(own) || names.has(own.replace(/^\d+ /, ''))) return text
  const said = own
    .split(betweenFigures)
    .map((piece) => say(piece))
    .join(' · ')
  return text.replace(own, () => said)
}

export function sayIn(root: Element, names: ReadonlySet<string>, say: Say): void {
  for (const head of root.querySelectorAll('.meta .figs i'))
    head.textContent = narrow[head.textContent] ?? head.textContent
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.textContent = textSaid(node.textContent ?? '', names, say)
  for (const attribute of ['aria-label', 'title'])
    for (const element of root.querySelectorAll(`[${attribute}]`))
      element.setAttribute(attribute, textSaid(element.getAttribute(attribute) ?? '', names, say))
}
