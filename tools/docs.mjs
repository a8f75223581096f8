/** Writes the generated parts of the documents, `npm run docs`: docs/cli.md from the built command, the table of docs/testing.md. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cliReference } from './cli-reference.mjs'
import { testingPage } from './testing-page.mjs'

const command = fileURLToPath(new URL('../packages/cli/bin/arbiter.js', import.meta.url))

const answer = async (...words) =>
  JSON.parse(execFileSync('node', [command, ...words, '--language', 'en', '--json'], { encoding: 'utf8' }))

writeFileSync(new URL('../docs/cli.md', import.meta.url), await cliReference(answer))

const testing = new URL('../docs/testing.md', import.meta.url)
writeFileSync(testing, testingPage(readFileSync(testing, 'utf8')))
