/** What only those need who write: the pen, corrections, rulings, papers of teams. Loaded where somebody may. */
export { CorrectResult } from './correcting.tsx'
export { Entry } from './entry.tsx'
export { Papers } from './papers.tsx'
export { Rulings } from './rulings.tsx'
