/** A copy of this clone for tests that build, commit or delete. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './tarball.mjs'

/**
 * The source files, committed or not. Third-party packages are links to the clone's; our own are copies.
 * @param {string} folder
 * @param {(file: string) => boolean} isWanted
 */
export function copyClone(folder, isWanted = () => true) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = list.toString().split('\0')
  for (const file of files.filter((each) => each !== '' && existsSync(join(root, each)) && isWanted(each))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file), { preserveTimestamps: true })
  }
  linkPackages(folder)
}

/** Copies build outputs too, so that only changes have to be built. */
export function copyBuilt(folder) {
  const built = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['dist', 'tsconfig.tsbuildinfo'].map((path) => join('packages', name, path)),
  )
  for (const path of built.filter((each) => existsSync(join(root, each))))
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true })
}

function linkPackages(folder) {
  mkdirSync(join(folder, 'node_modules/@arbiter'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^(@arbiter|arbiter-tournaments)$/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of ['core', 'words', 'paper', 'api', 'engines', 'server', 'web'])
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@arbiter', name))
}
