import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { emptyFolder } from '../../test/folder.ts'
import { loadAllWords } from '../language/voice.ts'
import { type Disk, diskIn } from './disk.ts'
import { createFile, replaceFile } from './new-file.ts'

beforeAll(loadAllWords)

const textOf = (here: string, name: string): string => readFileSync(join(here, name), 'utf8')

/** A memory stick: no file can have two names. */
const stickIn = (here: string): Disk => ({
  ...diskIn(here),
  link: () => {
    throw Object.assign(new Error('not supported'), { code: 'EPERM' })
  },
})

test.each`
  what                | diskOf
  ${'a disk'}         | ${diskIn}
  ${'a memory stick'} | ${stickIn}
`('on $what a file is created once and never overwritten', ({ diskOf }: { diskOf: (here: string) => Disk }) => {
  const here = emptyFolder()
  createFile(diskOf(here), 'f', 'first')
  expect(() => createFile(diskOf(here), 'f', 'second')).toThrow('f exists already and is not overwritten')
  expect(textOf(here, 'f')).toBe('first')
  expect(readdirSync(here)).toEqual(['f'])
})

test('an export replaces the earlier one whole', () => {
  const here = emptyFolder()
  replaceFile(diskIn(here), 'page.html', 'a long first page')
  replaceFile(diskIn(here), 'page.html', 'short')
  expect(textOf(here, 'page.html')).toBe('short')
  expect(existsSync(join(here, 'page.html.lock'))).toBe(false)
  expect(readdirSync(here)).toEqual(['page.html'])
})
