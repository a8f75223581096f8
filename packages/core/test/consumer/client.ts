/** What a stranger's TypeScript does with the client of the API: its types come from the declared routes. */
import { type Answer, type Client, createClient, type Problem } from '@arbiter/api'

const arbiter: Client = createClient('https://chess.example.org', 'token', { language: 'fr' })

const reason = (problem: Problem): string =>
  problem.code === 'would-void' ? String(problem.refusal.consequences.voids.length) : problem.detail

export async function reported(tournament: string): Promise<string> {
  const answer = await arbiter.call('tournament.command', {
    tournament,
    expect: 12,
    body: { do: 'report', match: '7', result: '1-0' },
  })
  if (!answer.ok) return reason(answer.problem)
  const seqs: number[] = answer.value.facts.map(({ seq }) => seq)
  const who: Answer<{ kind: 'nobody' | 'person' | 'entrant' }> = await arbiter.call('session.who')
  return `${seqs.length} ${who.ok}`
}

export async function followed(tournament: string): Promise<number> {
  for await (const { event, data } of arbiter.feed(tournament, { after: 3 })) {
    if (event === 'hello') return data.edition
    if (event === 'refused') throw new Error(data.detail)
  }
  return 0
}

// @ts-expect-error there is no such route
arbiter.call('tournament.shuffle')
// @ts-expect-error a result is one of six
arbiter.call('tournament.command', { tournament: 'k3v9', body: { do: 'report', match: '1', result: '2-0' } })
