/** All keys on one slip: `?`, or the button at the foot of every page. Loaded when somebody asks. */
import { Slip } from '../parts/slip.tsx'
import { catalogue } from '../words/catalogue.ts'

const words = catalogue(
  {
    title: 'All keys',
    everywhere: 'Everywhere',
    find: 'find a tournament, an entrant or a match',
    keys: 'this slip',
    close: 'close, leave as it is',
    bracket: 'In a bracket',
    sides: 'the match that feeds this one, the match it leads to',
    neighbours: 'neighbours in the round',
    sections: 'section of a large bracket',
    whole: 'whole bracket',
    open: 'open the match',
    followed: 'whom you follow',
    control: 'In the control room',
    typed: 'number of the match, a space, the result, Enter: recorded',
    results: 'White wins, Black wins, a draw; won and lost without play',
    undo: 'take the last command back',
    redo: 'bring it back, in the history',
    match: 'On a match',
    others: 'Elsewhere',
    make: 'new tournament, import a file',
    follow: 'follow an entrant, on its page',
    print: 'print the paper that is shown',
    turn: 'turn the pages of the hall',
    scroll: 'let the hall scroll, or turn',
    done: 'Close',
  },
  {
    title: 'Alle Tasten',
    everywhere: 'Überall',
    find: 'Turnier, Teilnehmer oder Match suchen',
    keys: 'dieser Zettel',
    close: 'schließen, alles lassen, wie es ist',
    bracket: 'In einem Turnierbaum',
    sides: 'das Match davor, das Match danach',
    neighbours: 'Nachbarn in der Runde',
    sections: 'Abschnitt eines großen Baums',
    whole: 'ganzer Baum',
    open: 'Match öffnen',
    followed: 'wem Sie folgen',
    control: 'Im Leitstand',
    typed: 'Nummer des Matches, Leerzeichen, Ergebnis, Eingabetaste: festgehalten',
    results: 'Weiß gewinnt, Schwarz gewinnt, remis; kampflos gewonnen und verloren',
    undo: 'letzten Befehl zurücknehmen',
    redo: 'ihn wiederholen, im Verlauf',
    match: 'Auf einem Match',
    others: 'Sonst',
    make: 'neues Turnier, Datei importieren',
    follow: 'einem Teilnehmer folgen, auf seiner Seite',
    print: 'das gezeigte Papier drucken',
    turn: 'Saalseiten blättern',
    scroll: 'Saal rollen lassen oder blättern',
    done: 'Schließen',
  },
)

type Line = readonly [keys: string, does: string]

const groups: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  [
    words.everywhere,
    [
      ['/', words.find],
      ['?', words.keys],
      ['Esc', words.close],
    ],
  ],
  [
    words.bracket,
    [
      ['← →', words.sides],
      ['↑ ↓', words.neighbours],
      ['PgUp PgDn', words.sections],
      ['Home', words.whole],
      ['Enter', words.open],
      ['M', words.followed],
    ],
  ],
  [
    words.control,
    [
      ['63 1', words.typed],
      ['U', words.undo],
      ['R', words.redo],
    ],
  ],
  [
    words.match,
    [
      ['1 0 = + -', words.results],
      ['← →', words.sides],
    ],
  ],
  [
    words.others,
    [
      ['N I', words.make],
      ['M', words.follow],
      ['P', words.print],
      ['← →', words.turn],
      ['S', words.scroll],
    ],
  ],
]

export function AllKeys({ onClose }: { onClose: () => void }) {
  return (
    <Slip title={words.title} onClose={onClose} isWide>
      <div class="all-keys">
        {groups.map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([keys, does]) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((each) => (
                      <kbd key={each}>{each}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p class="acts">
        <button type="button" class="btn" onClick={onClose}>
          {words.done} <kbd>Esc</kbd>
        </button>
      </p>
    </Slip>
  )
}
