/** What the command says to the shell when it ends. */
export const exitCodes = {
  done: { code: 0, meaning: 'done, or all rules hold' },
  refused: { code: 1, meaning: 'refused and nothing changed, or verify found something' },
  misused: { code: 2, meaning: 'not understood: unknown command, option or missing word' },
  failed: { code: 3, meaning: 'the file or the disk failed' },
  unfinished: { code: 4, meaning: 'stopped before the end, or a cup waits: it goes on with --resume' },
} as const

export type Exit = keyof typeof exitCodes
