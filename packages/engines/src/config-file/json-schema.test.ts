/** The JSON Schema in the package: it is the one the reader has, and takes what the reader takes. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { voice } from '../../test/said.ts'
import { configSchemaText } from './json-schema.ts'

const file = new URL('../../cup.schema.json', import.meta.url)
const example = new URL('../../../../docs/cup.json', import.meta.url)
const text = () => readFileSync(file, 'utf8')

describe('cup.schema.json', () => {
  test('is current: `npm run build` writes it', () => {
    expect(text()).toBe(configSchemaText(voice))
  })

  test('is of draft 2020-12 and describes what it names', () => {
    const schema = JSON.parse(text())
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' })
    const options: Record<string, { description?: string }> = schema.properties.CupOptions.properties
    expect(Object.keys(options)).toEqual(
      expect.arrayContaining(['RoundPairIncrements', 'BracketPath', 'WalkoverAfter']),
    )
    expect(Object.entries(options).filter(([, { description }]) => !description)).toEqual([])
  })

  const accepts = new Ajv2020({ allErrors: true, strict: false }).compile(JSON.parse(text()))
  const engines = { EngineSetup: { Engines: ['Stockfish 10', 'Stockfish 10 Hasty'] } }

  test('takes the example of the documents', () => {
    expect(accepts(JSON.parse(readFileSync(example, 'utf8'))), JSON.stringify(accepts.errors)).toBe(true)
  })

  test.each`
    more                                                                    | isTaken
    ${{}}                                                                   | ${true}
    ${{ TimeControl: { TimeConfigs: [{ Id: 1, Tc: '60+1' }] } }}            | ${true}
    ${{ CupOptions: { RoundPairIncrements: [1, 2], Seed: 5 } }}             | ${true}
    ${{ LayoutOption: null, OS: 'Linux', Opening: { OpeningsPath: null } }} | ${true}
    ${{ EngineSetup: { Engines: [{ name: 'a', command: 'b' }, { Name: 'c', Path: 'd', Args: null }] } }} | ${true}
    ${{ Tournamentmode: 'Cup' }}                                            | ${false}
    ${{ CupOptions: { RoundPairIncrements: [0] } }}                         | ${false}
    ${{ CupOptions: { SeedingStrategy: 'Best' } }}                          | ${false}
    ${{ TimeControl: 10 }}                                                  | ${false}
    ${{ AllowPondering: true }}                                             | ${false}
    ${{ MoveOverhead: '5' }}                                                | ${false}
    ${{ EngineSetup: { Engines: [{ Nme: 'a' }] } }}                         | ${false}
    ${{ EngineSetup: undefined }}                                           | ${false}
  `('$more: $isTaken', ({ more, isTaken }) => {
    expect(accepts(JSON.parse(JSON.stringify({ ...engines, ...more })))).toBe(isTaken)
  })
})
