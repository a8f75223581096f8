/**
 * The rule book of a tournament, from the folder of its format, loaded when it is needed. Whoever watches a league does not load
 * bridge, and whoever only watches loads no commands.
 */
import type { AnyFormat } from '@arbiter/core/formats'
import { isFormat, loadWords } from '../../words/texts.ts'

const folder = '../../../../core/src/formats'
type Exported = Readonly<Record<string, unknown>>

/** Without commands; a format that brings none has no such file. */
const rules = import.meta.glob<Exported>('../../../../core/src/formats/*/rules.ts')
const whole = import.meta.glob<Exported>('../../../../core/src/formats/*/index.ts')

/** What somebody needs of a format who may give these commands. */
export async function ruleBook(name: string, commands: readonly string[]): Promise<AnyFormat> {
  const watched = commands.length > 0 ? undefined : rules[`${folder}/${name}/rules.ts`]
  const load = watched ?? whole[`${folder}/${name}/index.ts`]
  if (!load) throw new Error(`the server told of a format this page does not know: ${name}`)
  const [exported] = await Promise.all([load(), isFormat(name) ? loadWords(name) : undefined])
  const format = Object.values(exported).find((each) => isCalled(each, name))
  if (!format) throw new Error(`the folder of ${name} exports no format`)
  return format
}

const isCalled = (exported: unknown, name: string): exported is AnyFormat =>
  typeof exported === 'object' &&
  exported !== null &&
  'name' in exported &&
  exported.name === name &&
  'draw' in exported
