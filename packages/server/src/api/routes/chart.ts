/** Reads a tournament: chart, table, drafts, reasons, log. */

import { draft, show, tableOf } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import type { LiveTournament } from '../../live/live-tournament.ts'
import { toldInData } from '../../words/voice.ts'
import { type Handlers, type Reply, refused, type TournamentCall } from '../call.ts'
import { type AnswerBytes, answered } from '../finished-answer.ts'
import { message } from '../words/messages.ts'

export const chartHandlers = {
  'tournament.chart': (call) => {
    const { stage, round } = call.query
    const about = { stage, round: round === undefined ? undefined : Number(round) }
    return looked(call, 'chart', about, show)
  },
  'tournament.table': (call) => {
    const { stage, through } = call.query
    const about = { stage, through: through === undefined ? undefined : Number(through) }
    return looked(call, 'table', about, (tournament) => ({
      seq: tournament.log.length,
      table: tableOf(tournament.chart, about),
    }))
  },
  'tournament.log': async (call) => {
    const { audience, access, query } = call
    const after = Number(query.after ?? 0)
    const facts = (live: LiveTournament) => live.answerFacts(audience, after, access.row.edition)
    if (after === 0) return json(call, await answered(call, 'log', facts))
    return json(call, { bytes: await facts(await call.live()) })
  },
  'tournament.why': async (call) => {
    const live = await call.live()
    const answer = await live.read(call.audience, (tournament) => why(tournament, call.query.about))
    if (!answer.ok) return refused(answer.refusal)
    const reason = answer.why
    const seqs = reason.facts.map(({ seq }) => seq)
    return { json: { ...reason, facts: await live.factsNumbered(call.audience, seqs) } }
  },
  'tournament.draft': async (call) => {
    const live = await call.live()
    const drafted = await live.read('inside', draft)
    return drafted.ok ? { json: drafted.draft } : refused(drafted.refusal)
  },
} satisfies Partial<Handlers>

interface LookQuery {
  readonly at?: string | undefined
}

/** The tournament now, or as it was after a fact. Answers about a part are not stored: there are too many. */
async function looked<About extends object>(
  call: TournamentCall<unknown, LookQuery>,
  what: string,
  about: About,
  look: (tournament: Tournament, about: About) => unknown,
): Promise<Reply> {
  const { language } = call.voice
  const told = (tournament: Tournament) => JSON.stringify(toldInData(look(tournament, about), language))
  if (call.query.at !== undefined) return past(call, Number(call.query.at), told)
  const part = JSON.stringify(about)
  const make = (live: LiveTournament) => live.answer(call.audience, `${what} ${part} ${language}`, told)
  if (part === '{}') return json(call, await answered(call, `${what} ${language}`, make))
  return json(call, { bytes: await make(await call.live()) })
}

/** Not cached: there is one for every fact, and hardly any is requested twice. */
async function past(call: TournamentCall, seq: number, told: (tournament: Tournament) => string): Promise<Reply> {
  const live = await call.live()
  if (seq > live.size)
    return refused({ code: 'bad-request', field: 'at', problem: message('bad-no-such-fact', { facts: live.size }) })
  const text = await live.read(call.audience, (tournament) => told(tournament.asOf(seq)))
  return json(call, { bytes: Buffer.from(text) })
}

const json = (call: TournamentCall, answer: AnswerBytes): Reply => ({
  ...answer,
  type: 'application/json',
  tag: tagOf(call),
})

/** Answers differ by language, and after an update of the program. */
const tagOf = ({ audience, access, voice, site }: TournamentCall): string =>
  `"${audience}-${access.row.edition}-${access.seq}-${voice.language}-${site.program}"`
