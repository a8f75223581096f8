/** The shape of a tournament before it starts. */

export { type MatchOutline, type Outline, outline, type RoundOutline, type StageOutline } from '../outline/outline.ts'
