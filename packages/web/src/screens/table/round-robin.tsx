/** The round robins of teams: of one bracket, or of all if there is only one. */
import { roundRobinsOf } from '@arbiter/core/bulletin'
import { Robin, robinView } from '@arbiter/paper/pictures'
import type { ChartMoment } from './chart-moment.ts'

export const RoundRobins = ({ at, bracket }: { at: ChartMoment; bracket: string | undefined }) => (
  <>
    {at
      .look(roundRobinsOf)
      .filter((robin) => bracket === undefined || robin.bracket === bracket)
      .map((robin) => (
        <Robin key={robin.stage} robin={robinView(robin)} />
      ))}
  </>
)
