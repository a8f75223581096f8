/** How the web app is built and served to developers; see docs/decisions/033. */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import prefresh from '@prefresh/vite'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { cachedPages } from '../api/src/addresses/pages.ts'

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    root: import.meta.dirname,
    resolve: { conditions: ['@arbiter/source', ...defaultClientConditions] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [markdown(), serviceWorker(), fontLicences(), brotli(), command === 'serve' && (await prefresh())],
    worker: { format: 'es' },
    /** Otherwise Vite finds it with the first message and reloads the page. */
    optimizeDeps: { include: ['@fluent/bundle'] },
    build: {
      target: 'es2022',
      /** Styles are not rewritten for older browsers: nesting alone would add a fifth. */
      cssTarget: 'esnext',
      /** Our content security policy allows no fonts and no scripts in data URLs. */
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      /** Scripts do not name their source maps, so nobody downloads them; the server names them in a header. */
      sourcemap: 'hidden',
      license: { fileName: 'licences/scripts.md' },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: ['index.html', 'tournament.html', 'src/service-worker/service-worker.ts'],
        output: {
          entryFileNames: ({ name }) => (name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: sharedParts },
        },
      },
    },
  }),
)

/**
 * Most shared code is in two files: one for any page, one for pages of a tournament. Split by use it was fifty files of a few
 * hundred bytes, which compress badly: 12 kB more for a spectator.
 */
const sharedParts = [
  { name: 'page', priority: 1, minShareCount: 16, test: inAnyPage },
  { name: 'tournament', minShareCount: 16, test: isForVisitors },
]

/** What a tournament would be, and what is wrong with options, only organisers and early visitors need. */
function isForVisitors(module: string): boolean {
  return !/core.src.(outline.outline|tournament.settings|issues.(issue|takes|schema-at))\.ts/.test(module)
}

/** The front page needs no rules and no boards. */
function inAnyPage(module: string): boolean {
  const parts = [
    /node_modules.(preact|@fluent)/,
    /packages.words.src/,
    /packages.api.src/,
    /core.src.message.message\.ts/,
    /core.src.formats.(names|glyph|[a-z-]+.glyph)\.ts/,
    /web.src.(app|words)/,
    /web.src.live.(api|kept|session|subscription|words)/,
    /web.src.parts.(empty|format-glyph|head|refusal|slip|words)/,
    /paper.src.pictures.tick/,
  ]
  return parts.some((part) => part.test(module))
}

/** Rule books are imported as text. */
function markdown(): Plugin {
  return {
    name: 'arbiter:markdown',
    transform: {
      filter: { id: /\.md$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(text)}`, map: null, moduleType: 'js' }),
    },
  }
}

/** The service worker caches the files of one build, so it needs the name of its build. */
function serviceWorker(): Plugin {
  const placeholder = '@build-name@'
  return {
    name: 'arbiter:service-worker',
    config: () => ({
      define: {
        'globalThis.buildName': JSON.stringify(placeholder),
        'globalThis.cachedPages': JSON.stringify(cachedPages),
      },
    }),
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const name = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex')
        const worker = bundle['service-worker.js']
        if (worker?.type !== 'chunk' || !worker.code.includes(placeholder))
          throw new Error('service-worker.js has no build name')
        // As long as the placeholder, so that the source map stays valid.
        worker.code = worker.code.replace(placeholder, name.slice(0, placeholder.length))
      },
    },
  }
}

/** Vite collects the licences of scripts only. */
function fontLicences(): Plugin {
  const ours = ['archivo', 'noto-sans', 'source-serif-4'].map((name) => `@fontsource-variable/${name}`)
  const fonts = [...ours, 'dejavu-fonts-ttf']
  const { resolve } = createRequire(import.meta.url)
  return {
    name: 'arbiter:font-licences',
    async generateBundle() {
      for (const font of fonts) {
        const source = await readFile(resolve(`${font}/LICENSE`))
        this.emitFile({ type: 'asset', fileName: `licences/${basename(font)}.txt`, source })
      }
      // Fluent names this licence without a copy of it.
      const source = await readFile(join(import.meta.dirname, '../../node_modules/typescript/LICENSE'))
      this.emitFile({ type: 'asset', fileName: 'licences/apache-2.0.txt', source })
    },
  }
}

/** A compressed copy of each script and style, which the server sends as it is. */
function brotli(): Plugin {
  const compress = promisify(brotliCompress)
  return {
    name: 'arbiter:brotli',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const texts = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName))
        await Promise.all(
          texts.map(async (file) => {
            const source = await compress(file.type === 'chunk' ? file.code : file.source)
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source })
          }),
        )
      },
    },
  }
}
