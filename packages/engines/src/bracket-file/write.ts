import type { BracketFile } from './file.ts'

export const writeBracket = (bracket: BracketFile): string => `${JSON.stringify(bracket, null, 2)}\n`
