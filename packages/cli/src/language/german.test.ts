/** A small tournament in a German terminal, from the first entry to the final table. */
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'

const file = 'liga.arbiter'

function germanDesk(): Desk {
  const desk = new Desk()
  desk.language = 'de'
  return desk
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

test('enter, start, report, correct and show speak German', async () => {
  const desk = germanDesk()
  const types = async (line: string, ...more: string[]) => {
    const { out, err } = await desk.types(line, ...more)
    return oneLine(`${out}${err}`)
  }
  expect(await types(`new league ${file} --name`, 'Vereinsliga')).toContain(`${file} angelegt.`)
  expect(await types(`enter ${file} Anna --rating 1850 --club`, 'SV Nord')).toContain(
    'Anna gemeldet: Wertungszahl 1850 und SV Nord.',
  )
  for (const name of ['Bernd', 'Carla', 'Dieter']) expect(await types(`enter ${file} ${name}`)).toContain('gemeldet.')
  expect(await types(`enter ${file} anna`)).toContain(
    'Bitte nachsehen: „anna“ ist schon als #1 gemeldet: Ist es dieselbe Person?',
  )
  expect(await types(`undo ${file}`)).toContain('Rückgängig gemacht: anna gemeldet.')
  expect(await types(`table ${file}`)).toContain('Noch keine Tabelle: Das Turnier muss erst gestartet werden.')
  expect(await types(`start ${file}`)).toContain('Gestartet mit 4: Anna, Bernd, Carla und Dieter.')
  expect(await types(`report ${file} 1 1-0 --finished-at 10:20`)).toContain('Match 1: ')
  expect(await types(`report ${file} 2 2-0`)).toContain(
    '„2-0“ ist kein Ergebnis. Geben Sie 1, 0 oder = ein, für kampflos + oder −.',
  )
  expect(await types(`report ${file} 2`)).toContain('(Weiß) – Dieter: Ergebnis eingeben')
  expect(await types(`correct ${file} 1 0-1 --preview`)).toContain('Nichts wurde geändert. Das würde sich ändern:')
  expect(await types(`correct ${file} 1 0-1 --note`, 'vertauscht')).toContain('Match 1 berichtigt: ')
  expect(await types(`show ${file} --round 99`)).toContain('Eine Runde 99 gibt es nicht: Gezählt wird von 1 bis 6.')
  expect(await types(`bracket ${file}`)).toContain('hat keinen Turnierbaum. Stattdessen ansehen: arbiter crosstable')
  await desk.favourites(file, 100)
  expect(await types(`verify ${file}`)).toMatch(/: Alle Regeln sind eingehalten \(\d+ Einträge geprüft\)\./)
  expect(await types(`why ${file} rank Anna`)).toContain('Es beruht auf:')
  expect(await types(`close ${file}`)).toContain('Abgeschlossen: Die Tabelle ist endgültig.')
  expect((await desk.types(`show ${file}`)).exit).toBe('done')
})

test('bridge teams advance in German, one and several', async () => {
  const desk = germanDesk()
  await desk.starts('bridge-knockout', 'b.arbiter', 7)
  const report = async (between: string, imps: string) =>
    oneLine((await desk.runs(['report', 'b.arbiter', '1', imps, '--between', between])).out)
  await report('Team 1 v Team 4', '20-10')
  await report('Team 4 v Team 7', '21-10')
  expect(await report('Team 7 v Team 1', '25-10')).toMatch(
    /\(als Nummer \d\) und Team \d \(als Nummer \d\) kommen aus Match 1 weiter \(.*\)\./,
  )
  expect(oneLine((await desk.runs(['report', 'b.arbiter', '2', '20-10'])).out)).toMatch(/kommt aus Match 2 weiter\./)
})
