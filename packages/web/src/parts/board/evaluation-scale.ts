/** Evaluations from White's side, and the scale that a graph of them needs. */
import type { CourseMove } from './game-course.ts'

/** In pawns; a mate counts as a large number. */
export function seenFromWhite({ evaluation, colour }: Pick<CourseMove, 'evaluation' | 'colour'>): number | undefined {
  if (!evaluation) return undefined
  const pawns = 'mate' in evaluation ? (evaluation.mate > 0 ? mateWorth : -mateWorth) : evaluation.centipawns / 100
  return colour === 'white' ? pawns : -pawns
}

const mateWorth = 99

/** The pawns at the edge of the graph: what is beyond ten, and every mate, is drawn there. */
const edges = [2, 5, 10] as const
export type GraphEdge = (typeof edges)[number]

export function edgeFor(moves: readonly Pick<CourseMove, 'evaluation' | 'colour'>[]): GraphEdge {
  const most = Math.max(0, ...moves.map((move) => Math.abs(seenFromWhite(move) ?? 0)))
  return edges.find((edge) => most <= edge) ?? 10
}

/** Lines of the graph, in pawns. */
export const gridOf = (edge: GraphEdge): readonly number[] => ({ 2: [1, 2], 5: [2.5, 5], 10: [5, 10] })[edge]
