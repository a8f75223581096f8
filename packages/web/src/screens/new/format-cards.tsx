/** The five formats to choose from: what each is good for, how many may play, and what it would be for this many. */
import { formatNamed, isRefusal, type Outline, outline } from '@arbiter/core'
import { useMemo } from 'preact/hooks'
import { FormatGlyph } from '../../parts/format-glyph.tsx'
import { catalogue, counted } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import type { FormatOffered } from './offer.ts'

const words = catalogue(
  {
    format: 'Format',
    players: (field: string) => `${field} players`,
    teams: (field: string) => `${field} teams`,
    to: (from: number, to: number) => `${from} to ${to}`,
    from: (from: number) => `${from} or more`,
    row: (first: string) => `${first} …`,
    would: (count: number, rounds: string, games: string) => `For ${count}: ${rounds}, ${games}`,
    rounds: (count: number) => counted(count, 'round', 'rounds'),
    qualifies: 'qualification first',
    rolling: 'rounds until it is decided',
    games: (count: number) => counted(count, 'game', 'games'),
    atLeast: (count: number) => `at least ${counted(count, 'game', 'games')}`,
    not: (count: number) => `Not for ${count}`,
  },
  {
    format: 'Format',
    players: (field: string) => `${field} Spieler`,
    teams: (field: string) => `${field} Teams`,
    to: (from: number, to: number) => `${from} bis ${to}`,
    from: (from: number) => `ab ${from}`,
    row: (first: string) => `${first} …`,
    would: (count: number, rounds: string, games: string) => `Bei ${count}: ${rounds}, ${games}`,
    rounds: (count: number) => counted(count, 'Runde', 'Runden'),
    qualifies: 'zuerst Qualifikation',
    rolling: 'Runden bis zur Entscheidung',
    games: (count: number) => counted(count, 'Partie', 'Partien'),
    atLeast: (count: number) => `mindestens ${counted(count, 'Partie', 'Partien')}`,
    not: (count: number) => `Nicht für ${count}`,
  },
)

interface FormatCardsProps {
  readonly formats: readonly FormatOffered[]
  readonly chosen: string
  readonly count: number
  readonly onChoose: (format: string) => void
}

export function FormatCards({ formats, chosen, count, onChoose }: FormatCardsProps) {
  const shapes = useMemo(() => new Map(formats.map(({ name }) => [name, shapeOf(name, count)])), [formats, count])
  return (
    <fieldset class="fmts">
      <legend class="hide">{words.format}</legend>
      {formats.map((format) => {
        const shape = shapes.get(format.name)
        const kind = format.name === chosen ? ' on' : shape ? '' : ' not'
        return (
          <label key={format.name} class={`fmt${kind}`}>
            <input
              type="radio"
              name="format"
              value={format.name}
              checked={format.name === chosen}
              onChange={() => onChoose(format.name)}
            />
            <FormatGlyph format={format.name} />
            <b>{said(format.title)}</b>
            <span class="who-for">{fieldWords(format)}</span>
            <span class="voice">{said(format.summary)}</span>
            <span class="label">{shape ? wouldWords(shape) : words.not(count)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** With the usual settings; none where so many cannot play it. */
function shapeOf(name: string, count: number): Outline | undefined {
  const format = formatNamed(name)
  const shape = isRefusal(format) ? format : outline(format, count)
  return isRefusal(shape) ? undefined : shape
}

function wouldWords({ entrants, stages, games }: Outline): string {
  const rounds = stages.reduce((sum, stage) => sum + stage.rounds.length, 0)
  const played = games.max === games.min ? words.games(games.min) : words.atLeast(games.min)
  return words.would(entrants, roundWords(stages, rounds), played)
}

/** What is paired from results is not known beforehand. */
function roundWords(stages: Outline['stages'], rounds: number): string {
  if (stages[0]?.['points'] !== undefined) return words.qualifies
  return stages[0]?.['lostGamesToBeOut'] === undefined ? words.rounds(rounds) : words.rolling
}

const largest = 1024

/** "4 to 30", "2 or more", "2, 4, 8 …". */
function fieldWords({ field, whom }: FormatOffered): string {
  const [first] = field
  const text =
    field.length > 2
      ? words.row(
          field
            .slice(0, 3)
            .map(({ from }) => from)
            .join(', '),
        )
      : first?.to === largest
        ? words.from(first.from)
        : words.to(first?.from ?? 0, field.at(-1)?.to ?? 0)
  return whom === 'teams' ? words.teams(text) : words.players(text)
}
