/** Writes docs/cli.md from the built command itself: `npm run docs`. The text is made in cli-reference.mjs. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cliReference } from './cli-reference.mjs'

const command = fileURLToPath(new URL('../packages/cli/bin/arbiter.js', import.meta.url))

const answer = async (...words) => JSON.parse(execFileSync('node', [command, ...words, '--json'], { encoding: 'utf8' }))

writeFileSync(new URL('../docs/cli.md', import.meta.url), await cliReference(answer))
