/** The `arbiter` command. */
import { exitCodes } from './command-line/exit-code.ts'
import { run } from './command-line/run.ts'
import { thisMachine } from './command-line/world.ts'

// Whoever reads us may stop early (`arbiter log … | head`); that is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.failed.code)
  throw error
})

/** Settled when the command has ended. Without a top-level await the bundle can be CommonJS, which Node loads faster. */
export const ended = run(process.argv.slice(2), thisMachine()).then((exit) => {
  process.exitCode = exitCodes[exit].code
})
