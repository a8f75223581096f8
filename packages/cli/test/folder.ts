/** Folders for tests; they go with the temporary folder of the whole run. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'arbiter-test-'))
