/** What an intent is about, in a few words: "Match 7: Result 1–0". */
import type { Intent } from '../../live/outbox/intent.ts'
import { isCommand } from '../../live/outbox/intent.ts'
import { resultText } from '../../parts/result.ts'
import { words } from './words/messages.ts'

export function intentText({ path, content }: Intent): string {
  const fields = 'json' in content ? content.json : {}
  const what = isCommand(path) ? commandWords(fields['do']) : words('outbox-request', { what: requestOf(path) })
  const result = resultText(fields['result'] ?? fields['imps'])
  const text = [what, result, ...namesIn(fields['entrants'])].filter((part) => part !== '').join(' ')
  const { match } = fields
  return match === undefined ? text : words('outbox-match', { match: { text: String(match) }, what: { text } })
}

const commands = [
  ...([
    'report',
    'score',
    'enter',
    'describe',
    'edit',
    'withdraw',
    'return',
    'start',
    'pair',
    'forfeit',
    'cancel',
    'rule',
  ] as const),
  ...(['correct', 'undo', 'redo', 'revoke', 'close', 'change', 'post', 'lineup', 'declare', 'choose'] as const),
] as const

const commandWords = (name: unknown): string =>
  words('outbox-command', { what: commands.find((each) => each === name) ?? 'other' })

/** The ends of paths, the longer ones first. */
const requests = [
  [/\/play\/stop$/, 'stop'],
  [/\/play$/, 'play'],
  [/\/claims$/, 'claims'],
  [/\/(settings|visibility)$/, 'settings'],
  [/\/archive$/, 'archive'],
  [/\/revoke$/, 'revoke'],
  [/\/role$/, 'role'],
  [/\/(remove|erase)(\?.*)?$/, 'remove'],
  [/\/link$/, 'link'],
  [/\/tokens$/, 'token'],
  [/\/session\/name$/, 'name'],
  [/\/site\/address$/, 'address'],
  [/^\/session$/, 'session'],
  [/^\/tournaments\/import$/, 'import'],
  [/^\/tournaments$/, 'open'],
  [/(\/people|\/invitations?)$/, 'invitation'],
] as const

const requestOf = (path: string) => requests.find(([end]) => end.test(path))?.[1] ?? 'other'

const mostNames = 3

/** "Ann, Ben, Cleo, …" of a list that was entered. */
function namesIn(entrants: unknown): string[] {
  if (!Array.isArray(entrants)) return []
  const names = entrants.slice(0, mostNames).map((each: { readonly name?: unknown }) => String(each.name))
  return [[...names, ...(entrants.length > mostNames ? ['…'] : [])].join(', ')]
}
