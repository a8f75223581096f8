/** Which language the terminal speaks. */
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'
import { languageIn } from './voice.ts'

const english = 'There is no command “repotr”. Did you mean report? See: arbiter --help'
const german = 'Einen Befehl „repotr“ gibt es nicht. Ist report gemeint? Hilfe: arbiter --help'
const french =
  'Il n’y a pas de commande «\u00A0repotr\u00A0». Vouliez-vous dire report\u00A0? Voir\u00A0: arbiter --help'

test.each`
  environment                                          | language
  ${{}}                                                | ${'en'}
  ${{ LANG: 'C' }}                                     | ${'en'}
  ${{ LANG: 'C.UTF-8' }}                               | ${'en'}
  ${{ LANG: 'POSIX' }}                                 | ${'en'}
  ${{ LANG: 'it_IT.UTF-8' }}                           | ${'en'}
  ${{ LANG: 'den_CA.UTF-8' }}                          | ${'en'}
  ${{ LANG: 'de_DE.UTF-8' }}                           | ${'de'}
  ${{ LANG: 'de' }}                                    | ${'de'}
  ${{ LANG: 'de_AT@euro' }}                            | ${'de'}
  ${{ LANG: 'fr-CA' }}                                 | ${'fr'}
  ${{ LANG: '' }}                                      | ${'en'}
  ${{ LC_MESSAGES: 'fr_FR', LANG: 'de_DE' }}           | ${'fr'}
  ${{ LC_ALL: 'de_DE', LC_MESSAGES: 'fr_FR' }}         | ${'de'}
  ${{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }}              | ${'en'}
  ${{ LC_ALL: '', LANG: 'de_DE.UTF-8' }}               | ${'de'}
  ${{ ARBITER_LANGUAGE: 'fr', LC_ALL: 'de_DE.UTF-8' }} | ${'fr'}
  ${{ ARBITER_LANGUAGE: 'DE' }}                        | ${'de'}
  ${{ ARBITER_LANGUAGE: 'pseudo' }}                    | ${'pseudo'}
`('$environment asks for $language', ({ environment, language }) => expect(languageIn(environment)).toBe(language))

test.each`
  line                                     | says
  ${'repotr club.arbiter'}                 | ${english}
  ${'repotr club.arbiter --language en'}   | ${english}
  ${'repotr club.arbiter --language de'}   | ${german}
  ${'repotr club.arbiter --language=fr'}   | ${french}
  ${'--language de repotr club.arbiter'}   | ${german}
  ${'--language=fr repotr club.arbiter'}   | ${french}
  ${'repotr --language de club.arbiter 1'} | ${german}
`('arbiter $line', async ({ line, says }) =>
  expect(await new Desk().types(line)).toMatchObject({ exit: 'misused', err: `arbiter: ${says}\n` }),
)

test('what the environment asks for is spoken, unless the command line asks for another', async () => {
  const desk = new Desk()
  desk.language = 'de'
  expect((await desk.types('repotr')).err).toContain(german)
  expect((await desk.types('repotr --language fr')).err).toContain(french)
  expect((await desk.types('repotr --language en')).err).toContain(english)
  expect((await desk.types('repotr')).err).toContain(german)
})

test('--language before and after a command is the same, and the command does not see it', async () => {
  const desk = new Desk()
  const before = await desk.types('--language de new league a.arbiter')
  const after = await desk.types('new league b.arbiter --language de')
  expect(before).toMatchObject({ exit: 'done', out: expect.stringContaining('a.arbiter angelegt.') })
  expect(after.out).toBe(before.out.replaceAll('a.arbiter', 'b.arbiter'))
})

test('a language that nobody speaks here is refused, and so is none', async () => {
  const desk = new Desk()
  const unknown = await desk.types('show club.arbiter --language xx --json')
  expect(unknown).toMatchObject({
    exit: 'misused',
    err: 'arbiter: There is no language “xx”. Choose en, de or fr.\n',
  })
  const { refusal } = JSON.parse(unknown.out)
  expect(refusal).toMatchObject({
    code: 'wrong-usage',
    message: 'There is no language “xx”. Choose en, de or fr.',
    says: [
      { id: 'line-no-language', language: { text: 'xx' }, languages: [{ text: 'en' }, { text: 'de' }, { text: 'fr' }] },
    ],
  })
  expect((await desk.types('--help --language')).err).toBe('arbiter: --language needs a value: en, de or fr.\n')
})

test('a refusal has the text in the reader’s language, and the same data in each', async () => {
  const refusals = []
  for (const language of ['en', 'de', 'fr'])
    refusals.push(JSON.parse((await new Desk().types(`show none.arbiter --json --language ${language}`)).out).refusal)
  expect(refusals.map(({ message }) => message)).toEqual([
    'There is no file none.arbiter. Check its name and folder; arbiter new makes a new tournament.',
    'Eine Datei none.arbiter gibt es nicht. Name und Ordner prüfen; arbiter new legt ein neues Turnier an.',
    'Il n’y a pas de fichier none.arbiter. Vérifiez son nom et son dossier\u00A0; arbiter new crée un nouveau tournoi.',
  ])
  for (const { code, says } of refusals)
    expect({ code, says }).toEqual({
      code: 'no-such-file',
      says: [{ id: 'file-none', path: { text: 'none.arbiter' } }],
    })
})

test('the commands of a demo are answered in the language of the demo', async () => {
  const { out } = await new Desk().types('demo --fast --language de')
  expect(out).toContain('Ann Bell gemeldet')
  expect(out).toContain('Nun ein eigenes Turnier:')
})

test('what somebody typed stands unchanged in what is said, and a name from right to left keeps within itself', async () => {
  const desk = new Desk()
  for (const language of ['en', 'de', 'fr'] as const) {
    desk.language = language
    for (const typed of ['Smith and Jones', 'Black und White', '{name}', 'x-term', '$x', '🏆'])
      expect((await desk.runs(['formats', 'cup', typed])).err).toContain(typed)
    expect((await desk.runs(['formats', 'cup', 'אבג'])).err).toContain('\u2068אבג\u2069')
  }
})
