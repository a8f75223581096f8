/** The tables of a tournament: one, or one per stage or bracket. */
import { type Bulletin, type BulletinStage, hasPicture, progressOf, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { textOf } from '../../words/message-text.ts'

export interface TableSheet {
  /** The value of `?stage=`. */
  readonly id: string
  readonly name: string
  readonly shows: 'crosstable' | 'race' | 'matrix' | 'teams' | 'standings'
  readonly stage?: string
  readonly bracket?: string
  /** True where something is in play; after the end, for the last one. */
  readonly isNow: boolean
}

/** `at.look(sheetsOf)`. */
export function sheetsOf(tournament: Tournament): TableSheet[] {
  const { format, chart } = tournament
  if (!chart.started) return []
  const bulletin = show(tournament)
  if (format.about.whom === 'teams') return bracketSheets(bulletin)
  if (hasPicture(format, 'crosstable')) return [single('crosstable')]
  if (hasPicture(format, 'matrix')) return [single('matrix')]
  return hasPicture(format, 'race') && bulletin.stages.length > 1 ? stageSheets(bulletin) : [single('standings')]
}

const single = (shows: TableSheet['shows']): TableSheet => ({ id: shows, name: '', shows, isNow: true })

function bracketSheets({ stages }: Bulletin): TableSheet[] {
  const letters = [...new Set(stages.flatMap(({ bracket }) => bracket ?? []))]
  if (letters.length === 0) return [single('teams')]
  return letters.map((bracket, i) => ({ id: bracket, name: bracket, shows: 'teams', bracket, isNow: i === 0 }))
}

/** Stages on the way to the title; a match for third place has no table of its own. */
function stageSheets(bulletin: Bulletin): TableSheet[] {
  const { current, last } = progressOf(bulletin)
  const here = (current ?? last)?.stage.id
  return bulletin.stages.filter(isRanked).map(({ id, name }, i) => ({
    id,
    name: textOf(name),
    shows: i === 0 ? 'race' : 'standings',
    stage: id,
    isNow: id === here,
  }))
}

const isRanked = ({ id }: BulletinStage): boolean => id === 'qualification' || id === 'knockout'
