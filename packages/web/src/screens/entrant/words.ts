/** How somebody stands, in a word. */
import { catalogue } from '../../words/catalogue.ts'
import type { Standing } from './record.ts'

export const standingWords: Readonly<Record<Standing, string>> = catalogue(
  { entered: 'entered', in: 'in', out: 'out', withdrawn: 'withdrew', champion: 'won', played: 'played' },
  {
    entered: 'gemeldet',
    in: 'dabei',
    out: 'ausgeschieden',
    withdrawn: 'zurückgezogen',
    champion: 'Sieger',
    played: 'gespielt',
  },
)
