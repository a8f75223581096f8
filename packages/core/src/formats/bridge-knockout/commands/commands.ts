/** The commands of bridge. */
import { choose } from './choose.ts'
import { correct } from './correct.ts'
import { lineup } from './lineup.ts'
import { misplaced } from './misplaced.ts'
import { post } from './post.ts'
import { redraw } from './redraw.ts'
import { remedy } from './remedy.ts'
import { report, reportSeveral } from './report.ts'
import { score } from './score.ts'

export const commands = [
  report,
  reportSeveral,
  correct,
  lineup,
  score,
  post,
  remedy,
  misplaced,
  redraw,
  choose,
] as const
