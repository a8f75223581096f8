/**
 * The style sheets of pictures as texts, for pages that stand alone: made from packages/paper/src/style/*.css, which the web app
 * reads as they are. `npm run build`, the tests and the check do it too; what is made is not in the repository.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../packages/paper/src/style', import.meta.url))

export function makeStyles() {
  const sheets = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => [basename(file, '.css'), withoutComments(readFileSync(join(folder, file), 'utf8'))])
  const made = `/** Made by \`npm run styles\` from the .css files of this folder. */
export const styles = ${JSON.stringify(Object.fromEntries(sheets), undefined, 2)} as const\n`
  const file = join(folder, 'styles.ts')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== made) writeFileSync(file, made)
}

/** And without indentation, which would be a fifth of an exported page. */
const withoutComments = (text) =>
  `${text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()}\n`

if (argv[1] === fileURLToPath(import.meta.url)) makeStyles()
