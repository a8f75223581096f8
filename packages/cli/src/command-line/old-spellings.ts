/** Command lines of 0.1 that are spelled otherwise now. They work in this version, with a word on stderr, and go with the next. */

/** The first word of 0.1, and what is typed in its place. */
const moved: ReadonlyMap<string, string> = new Map([
  ...['post', 'lineup', 'score', 'choose', 'remedy', 'misplaced', 'redraw'].map(
    (name) => [name, `bridge ${name}`] as const,
  ),
  ['declare', 'diagonal declare'],
  ...['backup', 'restore', 'doctor'].map((name) => [name, `server ${name}`] as const),
])

export type NewSpelling =
  | { readonly argv: readonly string[]; readonly old?: never; readonly instead?: never }
  /** With what was typed, and what to type from now on. */
  | { readonly argv: readonly string[]; readonly old: string; readonly instead: string }

export function respelled(argv: readonly string[]): NewSpelling {
  const [first = '', ...rest] = argv
  // Short forms that stay.
  if (first === 'serve') return { argv: ['server', ...argv] }
  if (first.endsWith('.arbiter')) return { argv: ['desk', ...argv] }
  if (first === 'cup') return cupRespelled(rest)
  const instead = moved.get(first)
  return instead === undefined ? { argv } : { argv: [...instead.split(' '), ...rest], old: first, instead }
}

/** `arbiter cup CONFIG --resume`: what is to be done with a cup was an option. */
function cupRespelled(rest: readonly string[]): NewSpelling {
  for (const [option, name] of cupOptions)
    if (rest.includes(option))
      return inCup(
        name,
        rest.filter((word) => word !== option),
        `cup ${option}`,
      )
  return /\.json$/.test(rest[0] ?? '') ? inCup('run', rest, 'cup') : { argv: ['cup', ...rest] }
}

const cupOptions = [
  ['--resume', 'resume'],
  ['--demo', 'demo'],
  ['--schema', 'schema'],
] as const

const inCup = (name: string, rest: readonly string[], old: string): NewSpelling => ({
  argv: ['cup', name, ...rest],
  old,
  instead: `cup ${name}`,
})
