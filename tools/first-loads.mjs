/** The scripts a browser loads for a screen of a tournament, read from the built web app. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

/** Script paths by screen, with the heaviest rule book. */
export function firstLoads(folder = dist) {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
  const page = readFileSync(`${folder}/tournament.html`, 'utf8')
  const named = [...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  const load = (screen) => [
    ...new Set([
      ...named,
      ...importedBy(manifest, 'src/app/tournament.tsx', '../core/src/formats/bridge-knockout/rules.ts', screen),
    ]),
  ]
  const screens = Object.keys(manifest).filter((source) => /\/screens\/.*\.tsx$/.test(source))
  return Object.fromEntries(
    screens.map((screen) => [basename(screen, '.tsx'), load(screen).map((file) => `${folder}/${file}`)]),
  )
}

/** The files of these entries and their static imports; dynamic imports are left out. */
function importedBy(manifest, ...parts) {
  const seen = new Set()
  const walk = (part) => {
    if (seen.has(part)) return
    if (!manifest[part]) throw new Error(`the web app was built without ${part}`)
    seen.add(part)
    manifest[part].imports?.forEach(walk)
  }
  parts.forEach(walk)
  return [...seen].map((part) => manifest[part].file)
}

/** Paths of a language's texts by group. */
export function textsOf(language, groups, folder = dist) {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
  return groups.map((group) => `${folder}/${manifest[`../words/src/texts/${language}/${group}.ts`].file}`)
}
