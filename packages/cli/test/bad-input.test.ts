/** Wrong input, line by line: a clear refusal, an exit code that is not 0, and nothing changed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { arbiter } from './standing.ts'
import { Desk } from './world.ts'

const desk = new Desk()

/** Everything in the folder, by name. */
const contents = (): Map<string, string> =>
  new Map(
    readdirSync(desk.folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(desk.folder, name)).toString('latin1')]),
  )

beforeAll(async () => {
  const write = (name: string, text: string | Buffer) => writeFileSync(desk.path(name), text)
  await desk.runs(['new', 'league', 'club.arbiter'])
  for (const name of ['Ann', 'Ben', 'Cai', 'Dan', 'Dan']) await desk.runs(['enter', 'club.arbiter', name])
  await desk.runs(['start', 'club.arbiter'])
  await desk.runs(['report', 'club.arbiter', '1', '1-0', '--at', '2026-06-01T12:00:00Z'])
  await desk.runs(['new', 'league', 'three.arbiter', '--entrants', '3'])
  await desk.league('open.arbiter', 4)
  await desk.runs(['new', 'league', 'entering.arbiter', '--entrants', '4'])
  write('broken.csv', 'name,rating\nAnn,1850\n"Ben,1790\n')
  write('columns.csv', 'name,ratng\nAnn,1850\n')
  write('names.csv', 'name\nAnn\n\u0007Ben\n')
  write('latin1.csv', Buffer.from('name\nJ\u00FCrgen\n', 'latin1'))
  write('text.arbiter', 'Dear diary\n')
  write('empty.arbiter', '')
  write('other.arbiter', '{"version":2,"games":[]}\n')
  write('picture.arbiter', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255]))
  const good = readFileSync(desk.path('club.arbiter'), 'utf8').split('\n')
  write('changed.arbiter', good.map((line, i) => (i === 3 ? line.replace('Ben', 'Bob') : line)).join('\n'))
  write('lost.arbiter', good.filter((_, i) => i !== 4).join('\n'))
  write('moved.arbiter', [good[0], good[1], good[3], good[2], ...good.slice(4)].join('\n'))
  write('export.json', JSON.stringify({ bulletin: {}, log: [] }))
  mkdirSync(desk.path('folder'))
})

describe('wrong input is refused and changes nothing', () => {
  test.each<[what: string, argv: string[], code: number, message: string]>([
    ['too few for a league', ['start', 'three.arbiter'], 1, 'takes 4 to 30 players; 3 have entered'],
    ['an outline for three', ['outline', 'league', '--entrants', '3'], 1, 'takes 4 to 30 players'],
    ['an outline for thirty-one', ['outline', 'league', '--entrants', '31'], 1, 'takes 4 to 30 players'],
    ['an outline for nobody', ['outline', 'league'], 2, '--entrants N is missing'],
    ['an empty name', ['enter', 'entering.arbiter', ''], 1, 'It is empty'],
    ['a name of spaces', ['enter', 'entering.arbiter', '  '], 1, 'It is empty'],
    ['a name with a control character', ['enter', 'entering.arbiter', 'A\u001B[31mnn'], 1, 'control characters'],
    ['a name that turns the line around', ['enter', 'entering.arbiter', 'A\u202Enn'], 1, 'control characters'],
    [
      'a rating in words',
      ['enter', 'entering.arbiter', 'Eva', '--rating', 'high'],
      2,
      '--rating must be a whole number',
    ],
    ['a late entry', ['enter', 'club.arbiter', 'Eva'], 1, 'Nobody can enter any more'],
    ['a second start', ['start', 'club.arbiter'], 1, 'cannot start again'],
    ['an order that leaves somebody out', ['start', 'entering.arbiter', '--order', '#1,#2'], 1, 'is missing from it'],
    ['an unknown match', ['report', 'club.arbiter', '99', '1-0'], 1, 'no match “99”. The last match drawn is 20.'],
    ['a match before the start', ['report', 'entering.arbiter', '1', '1-0'], 1, 'has not started yet'],
    ['a match of a later phase', ['report', 'club.arbiter', '5', '1-0'], 1, 'is played in phase 3'],
    ['a decided match', ['report', 'club.arbiter', '1', '0-1'], 1, 'decided already'],
    [
      'a second game',
      ['report', 'club.arbiter', '2', '1-0', '--game', '2'],
      1,
      'Game 2 of match 2 cannot be played now',
    ],
    ['no result', ['report', 'club.arbiter', '2', '2-0'], 1, '“2-0” is not a result'],
    [
      'a time before the last fact',
      ['report', 'club.arbiter', '2', '1-0', '--at', '2026-05-01T00:00:00Z'],
      1,
      'before the last fact',
    ],
    ['a time that is none', ['report', 'club.arbiter', '2', '1-0', '--at', 'yesterday'], 1, 'takes a time with a zone'],
    ['somebody absent who does not sit there', ['forfeit', 'club.arbiter', '2', 'Ann'], 1, 'is between Cai and Dan'],
    ['somebody absent whom nobody knows', ['forfeit', 'club.arbiter', '2', 'Cay'], 1, 'Did you mean “Cai”?'],
    ['a name two people have', ['withdraw', 'club.arbiter', 'Dan'], 1, 'Say “Dan #4” or “Dan #5”'],
    ['a winner who does not sit there', ['rule', 'club.arbiter', '2', '--winner', 'Ann'], 1, 'is between Cai and Dan'],
    ['a ruling without one', ['rule', 'club.arbiter', '2'], 2, 'either --winner NAME or --drawn'],
    ['a correction of nothing', ['correct', 'club.arbiter', '2', '1-0'], 1, 'no reported result to correct'],
    ['a correction to the same', ['correct', 'club.arbiter', '1', '1-0'], 1, 'has that result already'],
    ['a return of somebody present', ['return', 'club.arbiter', 'Ann'], 1, 'has not withdrawn'],
    ['an edit of nothing', ['edit', 'club.arbiter', 'Ann'], 1, 'Nothing about Ann would change'],
    ['a rating after the start', ['edit', 'club.arbiter', 'Ann', '--rating', '2000'], 1, 'fixed at the start'],
    ['a redo of nothing', ['redo', 'club.arbiter'], 1, 'nothing to redo'],
    ['revoking the opening', ['revoke', 'club.arbiter', '1'], 1, 'cannot be revoked'],
    ['revoking the start under a game', ['revoke', 'club.arbiter', '7'], 1, 'type the same again with --confirm'],
    ['pairing a league', ['pair', 'club.arbiter'], 1, 'nothing to pair'],
    ['drafting a league', ['draft', 'club.arbiter'], 1, 'nothing to pair'],
    ['closing too early', ['close', 'club.arbiter'], 1, 'not finished'],
    ['an unknown format', ['new', 'leage', 'x.arbiter'], 1, 'Did you mean “league”?'],
    ['an unknown setting', ['new', 'league', 'x.arbiter', '--set', 'seedng=lot'], 1, 'Did you mean “seeding”?'],
    ['an unknown value', ['new', 'league', 'x.arbiter', '--set', 'seeding=lots'], 1, 'The option “seeding” takes'],
    ['a setting without a value', ['new', 'league', 'x.arbiter', '--set', 'seeding'], 2, '--set takes key=value'],
    ['a file that exists', ['new', 'league', 'club.arbiter'], 1, 'exists already and is not overwritten'],
    ['a folder that does not exist', ['new', 'league', 'nowhere/x.arbiter'], 3, 'Check its name and folder'],
    ['a list with an open quote', ['new', 'league', 'x.arbiter', '--entrants', 'broken.csv'], 1, 'line 3, column 1'],
    [
      'a list with a wrong column',
      ['enter', 'entering.arbiter', '--entrants', 'columns.csv'],
      1,
      'Did you mean “rating”?',
    ],
    ['a list with a wild name', ['enter', 'entering.arbiter', '--entrants', 'names.csv'], 1, 'line 3, column 1'],
    ['a list in another alphabet', ['enter', 'entering.arbiter', '--entrants', 'latin1.csv'], 1, 'CSV UTF-8'],
    [
      'a list that is not there',
      ['enter', 'entering.arbiter', '--entrants', 'nobody.csv'],
      3,
      'There is no file nobody.csv',
    ],
    ['no file', ['show', 'nothing.arbiter'], 3, 'There is no file nothing.arbiter'],
    [
      'no folder for a new one (F5)',
      ['new', 'league', 'nowhere/x.arbiter'],
      3,
      'nowhere/x.arbiter cannot be created: nothing can be made in nowhere.',
    ],
    ['a folder', ['show', 'folder'], 3, 'that is a folder'],
    ['a text', ['show', 'text.arbiter'], 3, 'not an Arbiter tournament file'],
    ['an empty file', ['report', 'empty.arbiter', '1', '1-0'], 3, 'The file is empty'],
    ['a foreign file', ['table', 'other.arbiter'], 3, 'not an Arbiter tournament file'],
    ['a picture', ['log', 'picture.arbiter'], 3, 'not an Arbiter tournament file'],
    ['a changed line', ['show', 'changed.arbiter'], 3, 'Line 4'],
    ['a lost line', ['report', 'lost.arbiter', '2', '1-0'], 3, 'Line 5'],
    ['lines in another order', ['verify', 'moved.arbiter'], 3, 'Line 3'],
    ['an import of a damaged file', ['import', 'changed.arbiter', 'x.arbiter'], 3, 'Line 4'],
    ['an import of a text', ['import', 'text.arbiter', 'x.arbiter'], 3, 'not an Arbiter tournament file'],
    ['an import of an empty export', ['import', 'export.json', 'x.arbiter'], 3, 'It has no log in it'],
    ['an import over a file', ['import', 'club.arbiter', 'open.arbiter'], 1, 'exists already'],
    [
      'an export over a tournament',
      ['export', 'club.arbiter', '--to', 'csv', '--out', 'open.arbiter'],
      1,
      'is a tournament file',
    ],
    ['an export to nowhere', ['export', 'club.arbiter'], 2, '--to csv, --to json or --to html'],
    ['an export to a word', ['export', 'club.arbiter', '--to', 'pdf'], 2, 'not “pdf”'],
    ['an unknown command', ['repotr', 'club.arbiter', '1', '1-0'], 2, 'Did you mean report?'],
    ['an unknown option', ['show', 'club.arbiter', '--rond', '2'], 2, 'Did you mean --round?'],
    ['an option of one letter', ['show', 'club.arbiter', '-x'], 2, 'has no option -x'],
    ['an option without its value', ['show', 'club.arbiter', '--round'], 2, '--round needs a value'],
    ['an option that swallows another', ['show', 'club.arbiter', '--round', '--at', '3'], 2, '--round needs a value'],
    ['a switch with a value', ['correct', 'club.arbiter', '1', '0-1', '--confirm=yes'], 2, '--confirm is a switch'],
    ['a missing word', ['forfeit', 'club.arbiter', '1'], 2, 'NAME is missing. NAME:'],
    ['a word too many', ['close', 'club.arbiter', 'please'], 2, '“please” is one word too many'],
    ['words after a result', ['report', 'club.arbiter', '2', '1-0', 'please'], 1, '“please” is not understood'],
    ['a round that is none', ['show', 'club.arbiter', '--round', '11'], 1, 'no round 11: rounds go from 1 to 10'],
    ['a round in words', ['show', 'club.arbiter', '--round', 'two'], 2, '--round must be a whole number'],
    ['a fact that is none', ['show', 'club.arbiter', '--at', '99'], 1, 'the log ends with fact 8'],
    ['a question about nobody', ['why', 'club.arbiter', 'rank', 'Zoe'], 1, 'Nobody called “Zoe”'],
  ])('%s', (_, argv, code, message) => {
    const before = contents()
    const told = arbiter(desk.folder, argv)
    expect(told.err).toMatch(/^arbiter: /)
    expect(told.err).toContain(message)
    expect({ code: told.code, out: told.out }).toEqual({ code, out: '' })
    expect(contents()).toEqual(before)
  })

  test.each<[what: string, argv: string[], code: number, name: string]>([
    ['a refusal', ['report', 'club.arbiter', '1', '0-1', '--json'], 1, 'already-decided'],
    ['wrong usage', ['report', 'club.arbiter', '--json'], 2, 'wrong-usage'],
    ['a missing file', ['show', 'nothing.arbiter', '--json'], 3, 'no-such-file'],
    ['a damaged file', ['show', 'changed.arbiter', '--json'], 3, 'file-damaged'],
    ['a broken list', ['new', 'league', 'x.arbiter', '--entrants', 'broken.csv', '--json'], 1, 'bad-entrants'],
  ])('with --json %s is also data', (_, argv, code, name) => {
    const told = arbiter(desk.folder, argv)
    expect(told.code).toBe(code)
    const { ok, refusal } = JSON.parse(told.out)
    expect({ ok, code: refusal.code }).toEqual({ ok: false, code: name })
    expect(told.err).toContain(refusal.message)
  })
})
