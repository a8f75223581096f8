/** What directors and scorers need on a match page: result entry, corrections, rulings, papers of teams. Loaded for them only. */
export { CorrectResult } from './correcting.tsx'
export { Entry } from './entry.tsx'
export { Papers } from './papers.tsx'
export { Rulings } from './rulings.tsx'
