/**
 * Writes packages/{core,api}/api-report.md: every exported name by subpath, as declared in the built types; a format's exports are
 * reported in its folder. With `--check` it reports what differs. Run after `tsc -b`.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { formatNames } from './formats.mjs'

const packages = fileURLToPath(new URL('../packages/', import.meta.url))

const modules = new Map()

/** The statements of a declaration file, and its text without comments. */
function moduleAt(file) {
  if (!modules.has(file)) {
    const text = readFileSync(file, 'utf8')
    const { program, comments, errors } = parseSync(file, text)
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
    modules.set(file, { body: program.body, text: withoutComments(text, comments) })
  }
  return modules.get(file)
}

/** Comments become spaces, so that positions stay valid. */
const withoutComments = (text, comments) =>
  comments.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

/** Names with their declarations, whichever module they come from. */
function exportsOf(file) {
  const { body } = moduleAt(file)
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    if (node.declaration) return namesOf(node.declaration).map((name) => ({ name, says: declared(file, name) }))
    return node.specifiers.map((each) => ({ name: each.exported.name, says: exported(file, node, each) }))
  })
}

function exported(file, { source }, { local, exported: { name } }) {
  const says = declared(source ? join(dirname(file), source.value.replace(/\.(ts|js)$/, '.d.ts')) : file, local.name)
  return local.name === name ? says : `${says} // as ${name}`
}

const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id.name) : [declaration.id.name]

/** The declarations of a name; several if it is overloaded. */
function declared(file, name) {
  const { body, text } = moduleAt(file)
  const own = body.filter((node) => {
    const declaration = node.declaration ?? node
    return (
      /Declaration$|^TSDeclareFunction$/.test(declaration.type) &&
      (declaration.id || declaration.declarations) &&
      namesOf(declaration).includes(name)
    )
  })
  if (own.length > 0) return own.map(({ start, end }) => brief(text.slice(start, end))).join('\n')
  const passed = exportsOf(file).find((each) => each.name === name)
  if (!passed) throw new Error(`${relative(packages, file)} does not declare ${name}`)
  return passed.says
}

const longest = 1500

/** Long declarations are cut and get a hash of the whole. */
function brief(text) {
  const lines = text
    .replace(/^export (declare )?/, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const tidy = lines.filter((line) => line !== '').join('\n')
  if (tidy.length <= longest) return tidy
  const hash = createHash('sha256').update(tidy).digest('hex').slice(0, 12)
  return `${tidy.slice(0, 200).trimEnd()} … // ${hash}`
}

const isType = ({ says }) => /^(interface|type) /.test(says)

function section({ name, folder, entries }, subpath, declarations = entries[subpath].types) {
  const file = join(folder, declarations)
  const all = exportsOf(file).sort((a, b) => (a.name < b.name ? -1 : 1))
  const types = all.filter(isType).length
  const heading = `## \`${name}${subpath.slice(1)}\`\n\n${all.length - types} values, ${types} types\n`
  return {
    values: all.length - types,
    types,
    text: `${heading}\n\`\`\`ts\n${all.map(({ says }) => says).join('\n')}\n\`\`\`\n`,
  }
}

function packageIn(folder) {
  const { name, exports: entries } = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
  return { name, folder: join(packages, folder), entries }
}

/** The report of a package, and its numbers. */
function reportOf(described, more) {
  const subpaths = Object.keys(described.entries).filter((each) => !each.includes('*'))
  const sections = subpaths.map((subpath) => section(described, subpath))
  const sum = (kind) => sections.reduce((total, each) => total + each[kind], 0)
  const numbers = `${sum('values')} values and ${sum('types')} types in ${sections.length} subpaths`
  const head = `# What ${described.name} exports

Made by \`npm run api\` from the built types: ${numbers}${more}. A change here is a change of what programs see, and belongs into the changelog.
`
  return {
    numbers: `${described.name}: ${numbers}`,
    file: join(described.folder, 'api-report.md'),
    text: [head, ...sections.map(({ text }) => text)].join('\n'),
  }
}

const core = packageIn('core')
const reports = [
  reportOf(core, ', and what each format exports, in\n`src/formats/*/api-report.md`'),
  reportOf(packageIn('api'), ''),
]
const formats = formatNames().map((name) => ({
  file: join(core.folder, 'src/formats', name, 'api-report.md'),
  text: section(core, `./formats/${name}`, core.entries['./formats/*'].types.replace('*', name)).text.slice(1),
}))
const all = [...reports, ...formats]

if (!argv.includes('--check')) for (const { file, text } of all) writeFileSync(file, text)
else {
  const stale = all.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
  for (const { file } of stale) console.error(`${relative('.', file)} is not what is exported: npm run api`)
  if (stale.length > 0) process.exitCode = 1
  else for (const { numbers } of reports) console.log(numbers)
}
