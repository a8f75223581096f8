/** What a stranger's TypeScript does with the packages: the shipped types must carry it. */
import { type Answer, Arbiter, type Command, type Result, refusalSays, type TournamentHandle } from '@arbiter/core'
import type { Bulletin, TableRow } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { cup } from '@arbiter/core/formats/cup'
import { league } from '@arbiter/core/formats/league'
import { readLog } from '@arbiter/core/log'
import { verify } from '@arbiter/core/verify'
import { type Message, sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'

const said = (messages: readonly Message[], language = english): string => sayAll(messages, { language })

const arbiter = new Arbiter({ formats: [league, cup], clock: () => new Date(0), author: 'me' })

export function opened(): string {
  const open: Result<{ tournament: TournamentHandle }> = arbiter.open('league', {
    dice: 'types',
    options: { seeding: 'lot' },
  })
  if (!open.ok) return said(refusalSays(open.refusal))
  const { tournament } = open
  const done: Answer = tournament.enter('Ann', { name: 'Ben', rating: 1900 })
  if (!done.ok) return done.refusal.code
  const seqs: number[] = done.facts.map((fact) => fact.seq)
  const rows: readonly TableRow[] = tournament.table
  const bulletin: Bulletin = tournament.show()
  const reason = tournament.why('match 1')
  if (reason.ok) return said(reason.why.says, french)
  return `${seqs.length} ${rows[0]?.name} ${bulletin.champion ?? 'nobody'} ${tournament.text.length}`
}

export function loaded(file: string): Bulletin | string {
  const read = new Arbiter({ formats, clock: () => new Date(0), author: 'me' }).read(file)
  return read.ok ? read.tournament.show() : said(refusalSays(read.refusal))
}

export function checked(file: string): number {
  const read = readLog(file, formats)
  return read.ok ? verify(read.log).findings.length : read.refusal.line
}

// @ts-expect-error there is no command "shuffle"
export const wrong: Command = { do: 'shuffle' }
// @ts-expect-error a result is one of six
export const impossible: Command = { do: 'report', match: '1', result: '2-0' }
// @ts-expect-error this arbiter does not know the Diagonal
arbiter.open('diagonal', { dice: 'types' })
// @ts-expect-error a league has no openings that may be used again
arbiter.open('league', { dice: 'types', options: { allowReuse: true } })
