/** What is said around a board. */
import { catalogue } from '../../words/catalogue.ts'

export const words = catalogue(
  {
    position: (move: string, turn: string) => `Position after ${move}, ${turn} to move`,
    start: (turn: string) => `Position at the start, ${turn} to move`,
    evaluation: (figure: string) => `Evaluation ${figure}, seen from White`,
    graph: (figure: string) => `Evaluation move by move, seen from White; now ${figure}`,
    says: (name: string) => `${name} says`,
    up: 'White better is up',
    thinking: 'thinking',
    lastMove: (move: string) => `last move ${move}`,
    depth: (depth: number) => `depth ${depth}`,
    moves: 'Moves',
    noClock: 'no clock',
    blank: 'not known while the line is down',
    noMoves: 'No move yet.',
  },
  {
    position: (move: string, turn: string) => `Stellung nach ${move}, ${turn} am Zug`,
    start: (turn: string) => `Ausgangsstellung, ${turn} am Zug`,
    evaluation: (figure: string) => `Bewertung ${figure}, aus Sicht von Weiß`,
    graph: (figure: string) => `Bewertung Zug für Zug, aus Sicht von Weiß; jetzt ${figure}`,
    says: (name: string) => `${name} meint`,
    up: 'Oben ist besser für Weiß',
    thinking: 'denkt nach',
    lastMove: (move: string) => `letzter Zug ${move}`,
    depth: (depth: number) => `Tiefe ${depth}`,
    moves: 'Züge',
    noClock: 'ohne Uhr',
    blank: 'unbekannt, solange die Verbindung fehlt',
    noMoves: 'Noch kein Zug.',
  },
)
