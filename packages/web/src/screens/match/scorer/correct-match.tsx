/** The correction of a result of this match: a game, boards of two teams, or a game in place of a ruling. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { useLive } from '../../../live/live-context.ts'
import { CorrectResult } from '../../../parts/correction/correct-result.tsx'
import { boardsSubject, gameSubject } from '../../../parts/correction/subject.ts'
import type { CorrectionTarget } from '../match.tsx'

interface CorrectMatchProps {
  readonly match: BulletinMatch
  readonly correcting: CorrectionTarget
  readonly onClose: () => void
}

export function CorrectMatch({ match, correcting, onClose }: CorrectMatchProps) {
  const { tournament } = useLive()
  const subject =
    'between' in correcting ? boardsSubject(tournament, match, correcting) : gameSubject(match, correcting.game)
  return <CorrectResult subject={subject} onClose={onClose} />
}
