/** The table with its remarks; before the start the list of entrants. */
import { type Bulletin, briefly, hasPicture } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { allInHtml, escaped } from '../document/html.ts'
import { pictureHtml } from '../document/picture-html.tsx'
import { FormMarks } from '../pictures/form/form-marks.tsx'
import { formsIn } from '../pictures/form/form-view.ts'
import { Standings, StandingsKey } from '../pictures/standings/standings.tsx'
import { standingsView } from '../pictures/standings/standings-view.ts'
import {
  cell,
  figureCell,
  headCell,
  headNamed,
  nameCell,
  row,
  scrolling,
  section,
  sectionName,
  sheet,
  withdrawnNote,
} from './parts.ts'
import { message } from './words/messages.ts'

export function entrants({ entrants }: Bulletin, voice: Voice): string {
  const rows = entrants.map(({ number, name, rating, club, withdrawn }) =>
    row([
      figureCell(number),
      nameCell(name, withdrawnNote(withdrawn, voice)),
      figureCell(rating ?? ''),
      cell(club ?? ''),
    ]),
  )
  const heads = [headNamed('name', voice), headNamed('rating', voice, 'num'), headNamed('club', voice)]
  const name = sectionName('entrants', voice)
  return section(name, '', scrolling(name, sheet('', [headCell('', 'num'), ...heads], rows)))
}

export function standings(tournament: Tournament, bulletin: Bulletin, voice: Voice): string {
  const table = standingsView(tournament, bulletin)
  const forms = hasPicture(tournament.format, 'crosstable') ? formsIn(tournament) : undefined
  const remarks = briefly(bulletin.remarks).map(
    (remark) => `<p class="voice">${allInHtml(voice, remark)} <span class="rule-no">${escaped(remark.rule)}</span></p>`,
  )
  const picture = (
    <Standings
      table={table}
      {...(forms
        ? {
            form: {
              heading: voice.say(message('page-form')),
              of: ({ name }) => <FormMarks steps={forms.get(name) ?? []} />,
            },
          }
        : {})}
    >
      <StandingsKey table={table} />
    </Standings>
  )
  return [pictureHtml(picture, { voice }), ...remarks].join('')
}
