/** Gives one tree the packages of another with the same lock file: links to all of them except our own, which are the tree's. */
import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Links in `node_modules` are our own packages and commands; copied as links, they lead to the new tree. */
export function linkPackages(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (name.startsWith('@') || name === '.bin') linkPackages(source, target)
    else symlinkSync(source, target)
  }
}
