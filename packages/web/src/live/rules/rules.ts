/** The rules of a format, loaded when a tournament needs them. A spectator of a league does not load bridge, and loads no commands. */
import type { AnyFormat } from '@arbiter/core/formats'
import { isFormat, loadWords } from '../../words/texts.ts'

const folder = '../../../../core/src/formats'
type Exports = Readonly<Record<string, unknown>>

/** Without commands; a format that has no commands of its own has no such file. */
const rules = import.meta.glob<Exports>('../../../../core/src/formats/*/rules.ts')
const whole = import.meta.glob<Exports>('../../../../core/src/formats/*/index.ts')

/** The rules with their commands, for people who may send them. */
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
