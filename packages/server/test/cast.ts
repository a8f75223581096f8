/** Callers of every role, from nobody to the owner of the site, each with a session or token. */
import { Client, type TestSite, tournamentOf } from './site.ts'

export const characters = [
  'nobody',
  'person',
  'entrant',
  'entrantElsewhere',
  'scorer',
  'director',
  'owner',
  'siteOwner',
  'siteDirector',
  'scorerToken',
  'tokenElsewhere',
  'revokedToken',
  'directorElsewhere',
] as const
export type Character = (typeof characters)[number]

/** Opens a link as a browser does; a signed-in caller stays the same person. */
export async function opens(site: Pick<TestSite, 'url'>, link: string, name?: string, as?: Client): Promise<Client> {
  const browser = as ?? new Client(site.url, { origin: site.url })
  const secret = link.split('#')[1]
  const opened = await browser.post('session.open', {}, { secret, ...(name === undefined ? {} : { name }) })
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.body))
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  return new Client(site.url, { cookie, origin: site.url })
}

export async function invitedBy(owner: Client, tournament: string | undefined, role: string): Promise<string> {
  const invited =
    tournament === undefined
      ? await owner.post('site.invite', {}, { role })
      : await owner.post('people.invite', { tournament }, { role })
  return invited.body.link
}

export async function tokenOf(person: Client, limits: object = {}): Promise<Client> {
  const made = await person.post('keys.token', {}, { label: 'test', ...limits })
  return new Client(person.url, { authorization: `Bearer ${made.body.token}` })
}

export async function entrantOf(site: TestSite, tournament: string, entrant: string): Promise<Client> {
  const made = await site.owner.post('entrants.link', { tournament, entrant })
  return opens(site, made.body.link)
}

/** The ids of all entrants, by name. */
export async function entrantIds(client: Client, tournament: string): Promise<Record<string, string>> {
  const { body } = await client.get('entrants.list', { tournament })
  return Object.fromEntries(body.entrants.map(({ name, id }: { name: string; id: string }) => [name, id]))
}

/** The cast of these tournaments; `elsewhere` is another one. There is one entrant for each tournament. */
export interface Cast {
  readonly elsewhere: string
  of(character: Character, tournament?: string): Client
}

export async function castIn(site: TestSite, tournaments: readonly string[]): Promise<Cast> {
  const elsewhere = await tournamentOf(site.owner, 'league', ['Wim', 'Xenia', 'Yuri', 'Zoe'])
  const inAll = async (role: 'scorer' | 'director' | 'owner') => {
    let client: Client | undefined
    for (const tournament of tournaments)
      client = await opens(site, await invitedBy(site.owner, tournament, role), `A ${role}`, client)
    return client as Client
  }
  const owner = await opens(site, await invitedBy(site.owner, elsewhere, 'owner'), 'An owner', await inAll('owner'))
  const directorElsewhere = await opens(site, await invitedBy(site.owner, elsewhere, 'director'), 'Elsewhere')
  const people: Partial<Record<Character, Client>> = {
    nobody: new Client(site.url),
    person: await personWithoutRole(site, elsewhere),
    entrantElsewhere: await entrantOf(site, elsewhere, (await entrantIds(site.owner, elsewhere))['Xenia'] as string),
    scorer: await inAll('scorer'),
    director: await inAll('director'),
    owner,
    siteOwner: site.owner,
    siteDirector: await opens(site, await invitedBy(site.owner, undefined, 'director'), 'A director of the site'),
    scorerToken: await tokenOf(owner, { role: 'scorer' }),
    tokenElsewhere: await tokenOf(owner, { tournament: elsewhere }),
    directorElsewhere,
  }
  const revoked = await revokedToken(owner)
  const entrants = new Map<string, Client>()
  for (const tournament of tournaments) {
    const [entrant] = Object.values(await entrantIds(site.owner, tournament))
    entrants.set(tournament, await entrantOf(site, tournament, entrant as string))
  }
  return {
    elsewhere,
    of: (character, tournament = tournaments[0] as string) => {
      if (character === 'revokedToken') return revoked()
      return (people[character] ?? entrants.get(tournament) ?? entrants.values().next().value) as Client
    },
  }
}

/** A person who has lost a role. */
async function personWithoutRole(site: TestSite, tournament: string): Promise<Client> {
  const person = await opens(site, await invitedBy(site.owner, tournament, 'scorer'), 'Nemo')
  const { body } = await person.get('session.who')
  await site.owner.post('people.remove', { tournament, person: body.id })
  return person
}

/** From another address every time, because wrong secrets are rate-limited. */
async function revokedToken(person: Client): Promise<() => Client> {
  const made = await person.post('keys.token', {}, { label: 'to be revoked' })
  await person.post('keys.revoke', { secret: made.body.id })
  let calls = 0
  return () => {
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`
    return new Client(person.url, { authorization: `Bearer ${made.body.token}`, 'x-forwarded-for': address })
  }
}
