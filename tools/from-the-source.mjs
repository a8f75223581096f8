/**
 * A plugin for the bundler: what a module takes from one of our packages it takes from where it is made. Behind the one door of
 * a package every screen and every command would have to load whatever any of them needs.
 */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/** For the modules in these folders, and what they take from these packages. */
export function fromTheSource(takers, givers) {
  const names = new Map(givers.map((giver) => [giver, namesIn(giver)]))
  const direct = async (verb, clause, giver) => {
    const known = await names.get(giver)
    const wanted = clause.split(',').map((each) => each.trim())
    const values = wanted.filter((each) => each !== '' && !each.startsWith('type '))
    return values.map((each) => `${verb} { ${each} } from ${JSON.stringify(known.get(each.split(' ')[0]))}`).join('\n')
  }
  const named = new RegExp(`^(import|export) (type )?\\{([^}]*)\\} from '@arbiter/(${givers.join('|')})';?$`, 'gm')
  return {
    name: 'from-the-source',
    setup: ({ onLoad }) =>
      onLoad({ filter: new RegExp(`packages/(${takers.join('|')})/.*\\.(js|tsx?)$`) }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const found = [...text.matchAll(named)]
        const replaced = await Promise.all(
          found.map(([, verb, isType, clause, giver]) => (isType ? '' : direct(verb, clause, giver))),
        )
        const contents = text.replaceAll(named, () => replaced.shift())
        return { contents, loader: extname(path).slice(1) }
      }),
  }
}

/** Where a package makes each thing it offers. */
async function namesIn(giver) {
  const dist = join(packages, giver, 'dist')
  const index = await readFile(join(dist, 'index.js'), 'utf8')
  const names = new Map()
  for (const [, clause, file] of index.matchAll(/^export (\*|\{[^}]*\}) from '(.+)';?$/gm)) {
    const path = join(dist, file)
    const offered = clause === '*' ? Object.keys(await import(path)) : clause.slice(1, -1).split(',')
    for (const each of offered) names.set(each.trim(), path)
  }
  return names
}
