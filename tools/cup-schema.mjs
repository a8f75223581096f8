/** Writes the JSON Schema of a cup's configuration: `node tools/cup-schema.mjs`, after the packages were built. */
import { writeFileSync } from 'node:fs'
import { configSchemaText } from '../packages/engines/dist/cup/config/json-schema.js'

const file = new URL('../packages/engines/cup.schema.json', import.meta.url)
writeFileSync(file, configSchemaText())
