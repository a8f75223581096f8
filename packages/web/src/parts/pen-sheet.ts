/** What a typed line can be about, for every screen where results are typed: `live.look(penSheet)`. */
import { show } from '@arbiter/core/bulletin'
import { type PenSheet, penSheetOf } from '@arbiter/core/pen'
import type { Tournament } from '@arbiter/core/tournament'

export const penSheet = (tournament: Tournament): PenSheet => penSheetOf(show(tournament))
