/** Builds the web app: `node tools/web.mjs [FOLDER]`, after core. Every file but the page itself carries a hash of what is in it. */
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'esbuild'
import { fromTheSource } from './from-the-source.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'packages/web/src')

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
  metafile: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'file', '.md': 'text', '.svg': 'file' },
  absWorkingDir: root,
  plugins: [fromTheSource(['web/src'], ['core'])],
}

/** Into the package, unless another folder is named. */
export async function buildWeb(dist = join(root, 'packages/web/dist')) {
  const outdir = join(dist, 'assets')
  const worker = await build({ ...options, outdir, entryPoints: [join(source, 'screens/odds/worker.ts')] })
  const app = await build({
    ...options,
    outdir,
    entryPoints: [join(source, 'main.tsx'), join(source, 'style/all.css')],
    splitting: true,
    define: { 'globalThis.oddsWorker': JSON.stringify(`/assets/${fileOf(worker, 'worker.ts')}`) },
  })
  await build({
    ...options,
    outdir: dist,
    entryNames: '[name]',
    entryPoints: [join(source, 'keeper/keeper.ts')],
    define: { 'globalThis.buildName': JSON.stringify(nameOf(app)) },
  })
  await writeFile(join(dist, 'index.html'), pageWith(app))
  await writeFile(join(dist, 'tournament.html'), pageWith(app, 'app/tournament.tsx'))
  await writeFile(join(dist, 'first-loads.json'), `${JSON.stringify(firstLoads(app), null, 2)}\n`)
  await licences(join(dist, 'licences'))
  await compress(outdir)
  await removeStale(outdir, [worker, app])
}

const outputs = ({ metafile }) => Object.entries(metafile.outputs)

/** Made of the names of its files, which carry their hashes: another build has another one. */
const nameOf = (app) =>
  createHash('sha256').update(Object.keys(app.metafile.outputs).sort().join()).digest('hex').slice(0, 12)

/** The file an entry point became. */
const fileOf = (built, source) => basename(outputs(built).find(([, { entryPoint }]) => entryPoint?.endsWith(source))[0])

/** Nothing inline: the policy of the pages forbids it. What the page will ask for next is named, so that it comes at once. */
function pageWith(app, ...screens) {
  const first = new Set(['main.tsx', ...screens].flatMap((source) => loadedWith(app, fileOf(app, source))))
  const entry = fileOf(app, 'main.tsx')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Arbiter</title>
<link rel="icon" href="/site/icon.svg">
<link rel="stylesheet" href="/assets/${fileOf(app, 'all.css')}">
${[...first]
  .filter((file) => file !== entry)
  .map((file) => `<link rel="modulepreload" href="/assets/${file}">`)
  .join('\n')}
<script type="module" src="/assets/${entry}"></script>
</head>
<body>
<div id="app"></div>
<noscript>Arbiter makes its pages in the browser, from the facts of the tournament. Allow scripts for this address.</noscript>
</body>
</html>
`
}

/** A file with all it cannot do without. */
function loadedWith(app, file, seen = new Set()) {
  if (seen.has(file)) return [...seen]
  seen.add(file)
  const [, { imports }] = outputs(app).find(([path]) => basename(path) === file)
  for (const { path, kind } of imports) if (kind === 'import-statement') loadedWith(app, basename(path), seen)
  return [...seen]
}

/** What the first load of each screen takes, in files, with the heaviest of the rule books; tests and bench weigh them. */
function firstLoads(app) {
  const sources = outputs(app)
    .map(([, { entryPoint }]) => entryPoint)
    .filter((entry) => entry?.includes('/screens/'))
  const ofScreen = (source) => [
    ...new Set(
      ['main.tsx', 'app/tournament.tsx', 'live/rules/bridge.ts', source].flatMap((each) =>
        loadedWith(app, fileOf(app, each)),
      ),
    ),
  ]
  return Object.fromEntries(sources.map((source) => [basename(source, '.tsx'), ofScreen(source)]))
}

async function licences(folder) {
  await mkdir(folder, { recursive: true })
  for (const name of [
    '@fontsource-variable/archivo',
    '@fontsource-variable/source-serif-4',
    'preact',
    'marked',
    'qr',
    'zod',
    'pure-rand',
  ])
    await cp(
      join(root, 'node_modules', name, 'LICENSE'),
      join(folder, `${name.replaceAll(/[@/]/g, '-').replace(/^-/, '')}.txt`),
    )
}

/** Beside each file, so that the server sends it as it lies; a name never means anything else later, so once is enough. */
async function compress(folder) {
  const brotli = promisify(brotliCompress)
  const files = await readdir(folder)
  const texts = files.filter((file) => /\.(js|css)$/.test(file) && !files.includes(`${file}.br`))
  for (const file of texts) {
    const part = join(folder, `${file}.part`)
    await writeFile(part, await brotli(await readFile(join(folder, file))))
    await rename(part, join(folder, `${file}.br`))
  }
}

/** Old files go last: whoever reads the folder during a build finds one whole. */
async function removeStale(folder, built) {
  const current = new Set(built.flatMap((each) => outputs(each).map(([path]) => basename(path))))
  for (const file of await readdir(folder)) if (!current.has(file.replace(/\.br$/, ''))) await rm(join(folder, file))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb(process.argv[2])
