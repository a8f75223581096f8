/** Which embedded engine a spec is, whatever it is called and however it is set. */
import { embeddedEngines } from '../../engine/embedded-engines.ts'
import type { EngineSpec } from '../../engine/spec.ts'

/** The sibling of its name; one with a name of its own counts as the first. */
export function embeddedAs({ name, command, args = [] }: EngineSpec): string | undefined {
  const siblings = embeddedEngines().filter(
    (each) => each.command === command && (each.args ?? []).join('\n') === args.join('\n'),
  )
  return (siblings.find((each) => each.name === name) ?? siblings[0])?.name
}

/** The program of an embedded engine on this machine. */
export function embeddedProgram(name: string): Pick<EngineSpec, 'command' | 'args'> {
  const found = embeddedEngines().find((each) => each.name === name)
  if (!found) throw new Error(`No engine called "${name}" comes along any more; the cup was begun with one.`)
  return { command: found.command, ...(found.args && { args: found.args }) }
}
