/** Result entry of a match: games by key, boards in IMPs. */
import { type BoardsToReport, type BulletinMatch, type GameToReport, show, type Todo } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useLive } from '../../../live/live-context.ts'
import { BoardsEntry } from './boards-entry.tsx'
import { GameEntry } from './game-entry.tsx'

/** It stays when the match is decided, so that text which was not sent is not lost. */
export function ResultEntry({ match }: { match: BulletinMatch }) {
  const live = useLive()
  const open = live
    .look(todoIn)
    .filter((each): each is Reportable => each.do === 'report' && each.match === match.match)
  if (match.boards) return <BoardsEntry match={match} open={open.filter(isOfBoards)} />
  return <GameEntry match={match} open={open.filter(isOfGame)} />
}

type Reportable = GameToReport | BoardsToReport

const todoIn = (tournament: Tournament): readonly Todo[] => show(tournament, { round: 0 }).todo

const isOfBoards = (todo: Reportable): todo is BoardsToReport => 'between' in todo

const isOfGame = (todo: Reportable): todo is GameToReport => !isOfBoards(todo)
