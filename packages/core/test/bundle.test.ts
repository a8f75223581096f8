/** What a page loads that runs one league: nothing of other formats but what the heart still knows of them. */
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const home = fileURLToPath(new URL('..', import.meta.url))

/** Decision 043 lists what the kilobytes are. */
const most = 57

async function bundle(program: string) {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
  } as const
  const { outputFiles, metafile } = await build({ stdin: { contents: program, resolveDir: home }, ...options })
  const [output] = Object.values(metafile.outputs)
  const loaded = Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [file] : [],
  )
  return { kilobytes: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000, loaded }
}

test('a league alone is small and brings no other rule book, no words and no sentences of most refusals', async () => {
  const { kilobytes, loaded } = await bundle(`
    import { Arbiter } from '@arbiter/core'
    import { league } from '@arbiter/core/formats/league'
    const arbiter = new Arbiter({ formats: [league], clock: () => new Date(), author: 'director' })
    const { tournament } = arbiter.open('league', { dice: 'any' })
    tournament.enter('Ann', 'Ben')
    console.log(tournament.show(), tournament.table)`)
  process.stdout.write(`a league alone: ${kilobytes.toFixed(1)} kB compressed\n`)
  expect(kilobytes).toBeLessThanOrEqual(most)
  expect(
    loaded.filter((file) =>
      /(cup\/cup|diagonal|hybrid|bridge-knockout\/bridge-knockout|refusals\/says)\.js$|\.ftl|packages\/words/.test(
        file,
      ),
    ),
  ).toEqual([])
})
