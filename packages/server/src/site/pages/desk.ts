/** What is to be done: open games with their buttons for scorers, and for directors what brings the tournament on. */
import { type BoardsToReport, conditionsOf, escaped, type GameToReport, type Todo } from '@arbiter/core'
import type { Meeting } from '../../claims/claim.ts'
import { isAtLeast } from '../../people/role.ts'
import { json, scriptNote } from './document.ts'
import { isSaidOf, resultWords } from './meeting.ts'
import type { TournamentSeen } from './tournament.ts'

export function deskOf(seen: TournamentSeen): string {
  const { shown, role } = seen
  const mayDirect = isAtLeast(role, 'director')
  const items = shown.todo.flatMap((todo) => itemOf(todo, seen, mayDirect))
  const undo = mayDirect ? `<div class="acts needs-script">${undoing(seen, 'undo')}${undoing(seen, 'redo')}</div>` : ''
  const nothing = items.length === 0 ? `<p class="voice">${nothingToDo(seen)}</p>` : ''
  return `<section class="desk" aria-labelledby="h-desk"><div class="bar"><h2 id="h-desk">To do</h2>${shown.todo.some((todo) => 'game' in todo) ? '<p>White stands first</p>' : ''}${undo}</div>
<p id="last" class="voice" role="status"></p>${scriptNote}${nothing}<ol class="tasks">${items.join('\n')}</ol></section>`
}

const nothingToDo = ({ listed }: TournamentSeen): string =>
  listed.state === 'closed' ? 'The tournament is closed. Nothing is left to do.' : 'Nothing needs you now.'

function itemOf(todo: Todo, seen: TournamentSeen, mayDirect: boolean): string[] {
  if (todo.do === 'report') return ['game' in todo ? gameItem(todo, seen) : boardsItem(todo, seen)]
  return mayDirect ? [directing(todo, seen)] : []
}

// --- results -----------------------------------------------------------------------------------------

const commands = ({ listed }: TournamentSeen): string => `/api/v1/tournaments/${escaped(listed.id)}/commands`

const scores = [
  ['1-0', '1–0'],
  ['1/2-1/2', '½–½'],
  ['0-1', '0–1'],
] as const

function gameItem(todo: GameToReport, seen: TournamentSeen): string {
  const { match, game, white, black, needsFinishTime } = todo
  const body = { do: 'report', match, game }
  const said = (result: string) => escaped(`Match ${match} recorded: ${white} ${result} ${black}.`)
  const buttons = scores.map(
    ([result, shown]) =>
      `<button class="btn" name="result" value="${result}" data-said="${said(shown)}">${shown}<span class="hide"> in match ${escaped(match)}: ${escaped(`${white} – ${black}`)}</span></button>`,
  )
  const who = `<p class="who"><b><bdi>${escaped(white)}</bdi></b> – <b><bdi>${escaped(black)}</bdi></b>${conditions(todo)}${claimsOn(todo, seen)}</p>`
  return `<li><form class="game" data-key="report ${escaped(match)} ${game}" data-post="${commands(seen)}" data-body="${json(body)}"${needsFinishTime ? ' data-time' : ''}><span class="no">${escaped(match)}</span>${who}<span class="results needs-script">${buttons.join('')}</span><output></output></form></li>`
}

function conditions(todo: GameToReport): string {
  const words = conditionsOf(todo)
  const which = todo.isOneOfSeveral || todo.game > 1 ? [`game ${todo.game}`] : []
  const all = [...which, ...(words === '' ? [] : [words])]
  return all.length === 0 ? '' : `<small>${escaped(all.join(', '))}</small>`
}

function boardsItem(todo: BoardsToReport, seen: TournamentSeen): string {
  const { match, between, half, boards, isOneOfSeveral } = todo
  const body = { do: 'report', match, ...(isOneOfSeveral ? { between } : {}), ...(half === undefined ? {} : { half }) }
  const key = escaped(`report ${match} ${between.join(' ')} ${half ?? ''}`)
  const figures = between.map(
    (team) =>
      `<input name="imps" data-as="figures" type="number" min="0" max="9999" required aria-label="IMPs of ${escaped(team)}">`,
  )
  const what = `${half === undefined ? '' : half === 1 ? 'first half, ' : 'second half, '}${boards} boards`
  const who = `<p class="who"><b><bdi>${escaped(between[0])}</bdi></b> v <b><bdi>${escaped(between[1])}</bdi></b><small>${what}</small>${claimsOn(todo, seen)}</p>`
  return `<li><form class="game" data-key="${key}" data-post="${commands(seen)}" data-body="${json(body)}" data-said="Match ${escaped(match)} recorded."><span class="no">${escaped(match)}</span>${who}<span class="results needs-script">${figures.join('–')}<button class="btn">Record</button></span><output></output></form></li>`
}

function claimsOn(todo: GameToReport | BoardsToReport, { meetings, shown }: TournamentSeen): string {
  const meeting = meetings.find((each) => isSaidOf(each, todo, shown.names))
  if (!meeting) return ''
  return `<span class="said ${meeting.state}">${meeting.state === 'disagreed' ? 'They disagree: ' : ''}${saidWords(meeting, shown.names)}</span>`
}

const saidWords = ({ claims }: Meeting, names: Readonly<Record<string, string>>): string =>
  claims
    .map(
      ({ entrant, result }) => `<bdi>${escaped(names[entrant] ?? entrant)}</bdi> says ${escaped(resultWords(result))}`,
    )
    .join(', ')

// --- directing ---------------------------------------------------------------------------------------

const labels = { start: 'Start the tournament', pair: 'Publish', close: 'Close the tournament' } as const

function directing(todo: Exclude<Todo, { do: 'report' }>, seen: TournamentSeen): string {
  switch (todo.do) {
    case 'start':
      return (
        plain(seen, todo.sentence, { do: 'start' }, [`<button class="btn main">${labels.start}</button>`]) +
        entering(seen, '')
      )
    case 'pair':
    case 'close':
      return plain(seen, todo.sentence, { do: todo.do }, [`<button class="btn main">${labels[todo.do]}</button>`])
    case 'enter':
    case 'edit':
      return entering(seen, todo.sentence)
    case 'choose':
      return plain(seen, todo.sentence, { do: 'choose' }, choices('opponent', todo.among))
    case 'rule':
      return plain(seen, todo.sentence, { do: 'rule', match: todo.match }, choices('winner', todo.among))
    case 'declare':
      return plain(
        seen,
        todo.sentence,
        { do: 'declare' },
        choices('winners', todo.among, (name) => [name]),
      )
    default:
      return todo satisfies never
  }
}

const choices = (
  field: string,
  among: readonly string[],
  value: (name: string) => unknown = (name) => name,
): string[] =>
  among.map(
    (name) =>
      `<button class="btn" name="${field}" value="${escaped(name)}" data-json="${json(value(name))}"><bdi>${escaped(name)}</bdi></button>`,
  )

const plain = (
  seen: TournamentSeen,
  sentence: string,
  body: { readonly do: string; readonly match?: string },
  buttons: readonly string[],
): string =>
  `<li><form class="plain" data-key="${body.do} ${escaped(sentence)}" data-post="${commands(seen)}" data-body="${json(body)}"><p>${escaped(sentence)}</p><span class="acts results needs-script">${buttons.join('')}</span><output></output></form></li>`

const entering = ({ listed }: TournamentSeen, sentence: string): string =>
  `<li><form class="list needs-script" data-key="enter" data-send="list" data-post="/api/v1/tournaments/${escaped(listed.id)}/entrants" data-said="Entered.">${sentence === '' ? '' : `<p>${escaped(sentence)}</p>`}<div><label for="list">Who plays, one a line; or a list with a head line such as name,rating,club</label><textarea id="list" name="list" rows="4" required></textarea></div><div><button class="btn${sentence === '' ? '' : ' main'}">Enter them</button></div><output></output></form></li>`

function undoing(seen: TournamentSeen, what: 'undo' | 'redo'): string {
  const [label, said] =
    what === 'undo' ? ['Undo the last step', 'The last step was taken back.'] : ['Redo', 'It holds again.']
  return `<form data-key="${what}" data-post="${commands(seen)}" data-body="${json({ do: what })}" data-said="${said}"><button class="btn bare">${label}</button><output></output></form>`
}
