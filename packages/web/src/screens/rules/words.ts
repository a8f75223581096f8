/** What stands around the rules, in both languages. */
import { catalogue, counted } from '../../words/catalogue.ts'

export const words = catalogue(
  {
    tab: 'Rules',
    kicker: 'every reason on the other pages leads here',
    loading: 'The rule book is being opened',
    failed: 'The rule book could not be loaded. Try again when the network is back.',
    again: 'Try again',
    contents: 'Contents',
    find: 'Find a rule',
    findHint: 'Number or word',
    found: (count: number) => counted(count, 'rule', 'rules'),
    nothing: 'No rule says that. Try a single word, or a number such as 12.',
    why: 'Why',
    english: '',
    notHere: (rule: string) =>
      `${rule} is not a rule of this format: it is about the log itself, which all formats share.`,
  },
  {
    tab: 'Regeln',
    kicker: 'jede Begründung auf den anderen Seiten führt hierher',
    loading: 'Das Regelwerk wird geöffnet',
    failed: 'Das Regelwerk ließ sich nicht laden. Versuchen Sie es erneut, sobald das Netz wieder da ist.',
    again: 'Erneut versuchen',
    contents: 'Inhalt',
    find: 'Regel suchen',
    findHint: 'Nummer oder Wort',
    found: (count: number) => counted(count, 'Regel', 'Regeln'),
    nothing: 'Keine Regel sagt das. Versuchen Sie ein einzelnes Wort oder eine Nummer wie 12.',
    why: 'Warum',
    english: 'Dieses Regelwerk liegt bisher nur auf Englisch vor.',
    notHere: (rule: string) =>
      `${rule} ist keine Regel dieses Formats: Sie betrifft das Protokoll selbst, das alle Formate gemeinsam haben.`,
  },
)
