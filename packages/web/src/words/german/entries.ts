/** What is wrong with a list of entrants. */
import type { Grammar } from './reading.ts'

export const entries: Grammar = {
  problem: [
    ['the list is empty', 'die Liste ist leer'],
    ['nobody is in the list', 'niemand steht in der Liste'],
    ['the column {text} is not used', 'die Spalte {text} wird nicht gebraucht'],
    ['the columns {names} are not used', 'die Spalten {names} werden nicht gebraucht'],
    [
      '{name} stands in line {n} already, with the same rating and club',
      '{name} steht schon in Zeile {n}, mit derselben Wertungszahl und demselben Verein',
    ],
    [
      '{name} stands in line {n} too: is it the same person?',
      '{name} steht auch in Zeile {n}: Ist es dieselbe Person?',
    ],
    [
      'what stands in which column cannot be seen: begin with a line such as name,rating,club',
      'was in welcher Spalte steht, ist nicht zu erkennen: Beginnen Sie mit einer Zeile wie name,rating,club',
    ],
    ['this cell has no column above it', 'über dieser Zelle steht keine Spalte'],
    ['{name} must be a whole number from 0 to 9999', '{name} muss eine ganze Zahl von 0 bis 9999 sein'],
    ['paid must be yes or no, not {text}', 'paid muss yes oder no sein, nicht {text}'],
    [
      'claimed must be the letter of a bracket, not {text}',
      'claimed muss der Buchstabe einer Gruppe sein, nicht {text}',
    ],
    ['the id "{text}" stands in line {n} already', 'die Kennung „{text}“ steht schon in Zeile {n}'],
    [
      'an id takes 1 to 40 letters, digits, dots, dashes and underscores',
      'eine Kennung besteht aus 1 bis 40 Buchstaben, Ziffern, Punkten, Strichen und Unterstrichen',
    ],
    ['the column "{text}" stands here twice', 'die Spalte „{text}“ steht hier zweimal'],
    [
      'there is no column "name": begin with a line such as name,rating,club',
      'es gibt keine Spalte „name“: Beginnen Sie mit einer Zeile wie name,rating,club',
    ],
    [
      'the column "{name}" needs a column "{name:other}" beside it',
      'die Spalte „{name}“ braucht daneben eine Spalte „{other}“',
    ],
    ['there is no column {name}. Did you mean "{text}"?', 'es gibt keine Spalte {name}. Meinten Sie „{text}“?'],
    [
      'there is no column {name}. The first line names the columns: {names}.',
      'es gibt keine Spalte {name}. Die erste Zeile nennt die Spalten: {names}.',
    ],
    ['{name} stands here without a {name:player}', '{name} steht hier ohne {player}'],
    ['the {name} cannot be used: {problem}', '{name} ist nicht möglich: {problem}'],
    ['the {name} {name:value} is longer than 40 characters', '{name} {value} ist länger als 40 Zeichen'],
    ['{name} has no {name:column}; write 0 for none', '{name} hat keine {column}; schreiben Sie 0 für keine'],
    [
      '{name} must be a number from 0 to 1,000,000 with at most two decimals, such as 1234.56, not {text}',
      '{name} muss eine Zahl von 0 bis 1.000.000 mit höchstens zwei Nachkommastellen sein, etwa 1234.56, nicht {text}',
    ],
    [
      'a quote inside a cell: put the whole cell in quotes and write the quote twice',
      'ein Anführungszeichen in einer Zelle: Setzen Sie die ganze Zelle in Anführungszeichen und schreiben Sie das innere doppelt',
    ],
    ['something follows the closing quote: {text}', 'nach dem schließenden Anführungszeichen folgt noch etwas: {text}'],
    ['the quote that begins here is never closed', 'das Anführungszeichen, das hier beginnt, wird nie geschlossen'],
    [
      'the file is empty: it is not an Arbiter tournament file',
      'die Datei ist leer: Sie ist keine Turnierdatei von Arbiter',
    ],
    [
      'not an Arbiter tournament file (its first line is not complete)',
      'keine Turnierdatei von Arbiter (ihre erste Zeile ist unvollständig)',
    ],
    ['not an Arbiter tournament file', 'keine Turnierdatei von Arbiter'],
    [
      'line {n} and what follows it was never completely written; it was left off',
      'Zeile {n} und alles danach wurde nie vollständig geschrieben; es wurde weggelassen',
    ],
    ['something follows its end', 'nach dem Ende folgt noch etwas'],
    ['it is not a complete record', 'sie ist kein vollständiger Eintrag'],
    [
      'its checksum does not fit: the line or the one before it was changed',
      'ihre Prüfsumme passt nicht: Die Zeile oder die davor wurde geändert',
    ],
    ['it is not JSON', 'sie ist kein JSON'],
    ['it is not a fact: {text}', 'sie ist kein Fakt: {text}'],
    ['it is fact {n} where fact {n:due} belongs', 'sie ist Fakt {n}, wo Fakt {due} hingehört'],
    [
      'written by a newer Arbiter (file version {name}; this one reads {n})',
      'von einem neueren Arbiter geschrieben (Dateiversion {name}; dieser liest {n})',
    ],
    ['line {n}: {problem}', 'Zeile {n}: {problem}'],
    ['the file tells of no possible tournament: {text}', 'die Datei erzählt von keinem möglichen Turnier: {text}'],
  ],
}
