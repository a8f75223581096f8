/**
 * Keeps a tournament file for good: `node tools/golden.mjs NAME FILE` copies it to packages/core/test/golden with the
 * table it gives today. A golden log is never made anew: if it fails, the change that broke it is wrong, or the rules
 * have a new version and the old one must still be there.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { show } from '../packages/core/dist/entry-points/bulletin.js'
import { formats } from '../packages/core/dist/entry-points/formats.js'
import { readLog } from '../packages/core/dist/entry-points/log.js'
import { tournamentOf } from '../packages/core/dist/entry-points/tournament.js'
import { unwrap } from '../packages/core/dist/index.js'

const [name, file] = process.argv.slice(2)
const place = (ending) => new URL(`../packages/core/test/golden/${name}.${ending}`, import.meta.url)
if (!name || !file) throw new Error('usage: node tools/golden.mjs NAME FILE')
if (existsSync(place('log'))) throw new Error(`${name} is kept already; golden logs do not change`)

const text = readFileSync(file, 'utf8')
const read = readLog(text, formats)
if (!read.ok || read.cut) throw new Error(`${file} is not a whole tournament file`)
const { state, closed, champion, table, remarks } = show(unwrap(tournamentOf(read.log, formats)).tournament)
writeFileSync(place('log'), text)
writeFileSync(place('json'), `${JSON.stringify({ state, closed, champion, table, remarks }, null, 1)}\n`)
