/** A bracket that is looked at as a whole: its last rounds as cards, with lines from each match to the next of its winner. */
import { type BulletinBracket, type BulletinMatch, ladderOf, rowsIn, seedsIn } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { usePicturePage } from '../picture-page.ts'
import { Section } from '../section.tsx'
import { Wide } from '../wide.tsx'
import type { PartView } from './bracket-part.ts'
import { lastRounds } from './bracket-part.ts'
import { allCards } from './column-plan.ts'
import { MatchCard } from './match-card.tsx'
import { type MatchCardView, matchCardView } from './match-card-view.ts'
import { type Column, layoutOf, middleOf } from './tree-layout.ts'
import { linesOf } from './tree-lines.ts'
import { TreeLinks } from './tree-links.tsx'
import { message } from './words/messages.ts'

export interface BracketPicture {
  readonly bracket: BulletinBracket
  readonly shown: PartView
  readonly cardOf: (match: BulletinMatch) => DescribedCard
}

/** With the sentence that says it to those who do not see it, where the card opens something. */
export interface DescribedCard {
  readonly card: MatchCardView
  readonly sentence?: string
}

/** At most this many rounds are drawn; earlier ones are in the list of rounds. */
const mostRounds = 5

export function bracketPicture(tournament: Tournament, bracket: BulletinBracket): BracketPicture {
  const [seeds, rows] = [seedsIn(bracket), rowsIn(bracket)]
  const cardOf = (match: BulletinMatch) => ({
    card: matchCardView(match, { seeds, rows, ladder: ladderOf(tournament, match.match) }),
  })
  return { bracket, shown: lastRounds(bracket, mostRounds), cardOf }
}

export function Bracket({ picture }: { readonly picture: BracketPicture }) {
  const { voice } = usePicturePage()
  const { bracket, shown } = picture
  const [first] = shown.rounds
  const isCut = first !== undefined && first.level > 0
  const aside = isCut ? voice.say(message('card-from-round', { round: first.round.name })) : ''
  const name = voice.say(bracket.name)
  return (
    <Section title={name} aside={aside} kind="bracket">
      <Wide label={name} id={bracket.stage}>
        <Tree picture={picture} />
      </Wide>
    </Section>
  )
}

/** On a narrow page its rounds are stacked, the one being played first. */
function Tree({ picture: { bracket, shown, cardOf } }: { readonly picture: BracketPicture }) {
  const layout = layoutOf(shown, allCards(shown))
  return (
    <div
      class="treeview stacks"
      style={{
        '--unit': layout.unit,
        '--rows': `${layout.rows}`,
        minWidth: `${layout.width}rem`,
        maxWidth: `${layout.most}rem`,
      }}
    >
      <TreeLinks lines={linesOf({ bracket, shown, layout, steps: [] })} rows={layout.rows} />
      {layout.columns.map(
        (column) =>
          column.round && (
            <section key={column.round.level} class="round">
              <RoundHead column={column} />
              {column.round.matches.map((match, i) => (
                <MatchCard
                  key={match.match}
                  {...cardOf(match)}
                  style={{ ...placed(column), '--y': `${middleOf(column.span, i)}` }}
                />
              ))}
            </section>
          ),
      )}
    </div>
  )
}

function RoundHead({ column }: { readonly column: Column }) {
  const { voice } = usePicturePage()
  const { name } = column.round?.round ?? {}
  const matches = column.round?.matches ?? []
  const decided = matches.filter(({ state }) => state === 'decided').length
  return (
    <div class="colhead" style={placed(column)}>
      <h3>{name && voice.say(name)}</h3>
      {matches.length > 1 && (
        <span class="label">{voice.say(message('card-round-decided', { decided, all: matches.length }))}</span>
      )}
    </div>
  )
}

export const placed = ({ x, w }: Pick<Column, 'x' | 'w'>): Record<string, string> => ({
  '--x': `${x.toFixed(3)}%`,
  '--w': `${w.toFixed(3)}%`,
})
