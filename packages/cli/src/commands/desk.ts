/** `arbiter FILE`, or `arbiter desk FILE` */
import { show } from '@arbiter/core/bulletin'
import { type Call, command } from '../command-line/command.ts'
import { linesOf } from '../command-line/lines.ts'
import { DeskScreen } from '../desk/desk-screen.ts'
import { look } from '../desk/look.ts'
import { message } from './words/messages.ts'

export const desk = command({
  about: message('cmd-desk-about'),
  words: { file: 'FILE' },
  options: {},
  examples: ['arbiter desk club.arbiter', "echo '7 1-0' | arbiter desk club.arbiter"],
  run: async (call) => {
    const { file } = call.words
    const { world } = call
    await look(world, file)
    if (world.terminal) await new DeskScreen(world.terminal, file, call).run()
    else await inLines(file, call)
    return { exit: 'done', isSaid: true }
  },
})

/** Without a terminal: the page, then a line of answers for each line that is read. */
async function inLines(
  file: string,
  { world, arbiter, lines }: Pick<Call, 'world' | 'arbiter' | 'lines'>,
): Promise<void> {
  await arbiter(['show', file], world)
  for await (const typed of linesOf(world.input)) {
    const { todo } = show(await look(world, file))
    const line = await lines.read(typed, file, todo)
    if (line.kind === 'leave') return
    if (line.kind === 'nothing') continue
    world.say(`\n> ${typed.trim()}\n`)
    await arbiter(line.argv, world)
  }
}
