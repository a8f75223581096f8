/** What directors and scorers need on a match page: result entry, corrections, rulings, papers of teams. Loaded for them only. */
export { CorrectMatch } from './correct-match.tsx'
export { ResultEntry } from './entry.tsx'
export { Papers } from './papers.tsx'
export { MatchRulings } from './rulings.tsx'
