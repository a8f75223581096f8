/** What the server says for itself. */
import type { Grammar } from './reading.ts'

export const server: Grammar = {
  thing: [
    ['tournament', 'Dieses Turnier'],
    ['person', 'Diese Person'],
    ['page', 'Diese Seite'],
    ['link', 'Dieser Link'],
    ['token', 'Dieses Token'],
    ['secret', 'Dieser Link'],
    ['session', 'Diese Sitzung'],
    ['entrant', 'Dieser Teilnehmer'],
    ['match', 'Dieses Match'],
    ['game', 'Diese Partie'],
    ['round', 'Diese Runde'],
    ['fact', 'Dieser Fakt'],
    ['cup', 'Dieser Cup'],
    ['format', 'Dieses Format'],
    ['claim', 'Diese Ergebnismeldung'],
    ['sheet', 'Dieses Blatt'],
    ['record', 'Diese Aufzeichnung'],
    ['file', 'Diese Datei'],
    ['bracket', 'Diese Gruppe'],
    ['stage', 'Diese Stufe'],
    ['{name}', 'Das Gesuchte ({name})'],
  ],
  role: [
    ['owner', 'Eigentümer'],
    ['director', 'Turnierleiter'],
    ['scorer', 'Ergebnishelfer'],
    ['spectator', 'Zuschauer'],
    ['entrant', 'Teilnehmer'],
    ['viewer', 'Zuschauer'],
    ['site owner', 'Eigentümer der Seite'],
    ['person who is signed in', 'Angemeldete'],
    ['owner who is signed in', 'angemeldete Eigentümer'],
    ['{role} or {role:other}', '{role} oder {other}'],
    ['{role}, {role:other}', '{role}, {other}'],
    ['{name}', '{name}'],
  ],
  contentType: [
    ['{name} or {contentType}', '{name} oder {contentType}'],
    ['{name}', '{name}'],
  ],
  lineWrong: [
    ['line {n}: {problem}', 'Zeile {n}: {problem}'],
    ['line {n}: {text}', 'Zeile {n}: {text}'],
    ['and {n} more', 'und {n} weitere'],
  ],
  problem: [
    ['is missing: how do you want to be called?', 'fehlt: Wie möchten Sie genannt werden?'],
    ['there are {n} facts so far', 'bisher gibt es {n} Fakten'],
    ['must be a JSON object', 'muss ein JSON-Objekt sein'],
    ['is no `next` of a page', 'ist kein `next` einer Seite'],
    ['is not known here', 'ist hier nicht bekannt'],
    ['cannot be read', 'ist nicht lesbar'],
    ['a text is missing', 'ein Text fehlt'],
    ['is missing: give result or imps', 'fehlt: Geben Sie result oder imps an'],
    [
      'is missing: said twice, it would be taken for the next one',
      'fehlt: Zweimal gesagt, würde es für die nächste gehalten',
    ],
    ['is no screen', 'ist keine Ansicht'],
    ['is no file of the web app', 'ist keine Datei der Web-App'],
    ['is no file of the site', 'ist keine Datei der Seite'],
    ['is no id', 'ist keine Kennung'],
    ['must be a whole number', 'muss eine ganze Zahl sein'],
    ['must be from {n} to {n:most}', 'muss zwischen {n} und {most} liegen'],
    ['are too long', 'sind zu lang'],
    ['is no HTTP', 'ist kein HTTP'],
    ['is longer than {n} characters', 'ist länger als {n} Zeichen'],
    ['is empty', 'ist leer'],
  ],
  sentence: [
    [
      'There is no such {thing}, or it is not for you to see. Look at the address again, or sign in.',
      '{thing} gibt es nicht oder ist nicht für Sie bestimmt. Prüfen Sie die Adresse oder melden Sie sich an.',
    ],
    [
      'Nobody is signed in. Open your link again, or send a token that still holds.',
      'Niemand ist angemeldet. Öffnen Sie Ihren Link noch einmal oder senden Sie ein gültiges Token.',
    ],
    [
      'That is for the {role}. Ask one to do it, or to give you that role.',
      'Das darf nur: {role}. Bitten Sie jemanden darum oder um diese Rolle.',
    ],
    [
      'The request came from another site, and changes are taken from this one only. Use the pages here, or a program with a token.',
      'Die Anfrage kam von einer anderen Seite, und Änderungen werden nur von dieser angenommen. Benutzen Sie die Seiten hier oder ein Programm mit Token.',
    ],
    [
      '{name}: {problem}. Put it right and send it again.',
      '{name}: {problem}. Berichtigen Sie es und senden Sie es noch einmal.',
    ],
    [
      '{name}: {text}. Put it right and send it again.',
      '{name}: {text}. Berichtigen Sie es und senden Sie es noch einmal.',
    ],
    [
      'The request carries more than {bytes}. Send it in smaller parts.',
      'Die Anfrage ist größer als {bytes}. Senden Sie sie in kleineren Teilen.',
    ],
    [
      'The request is not in a form that is read here. Send {contentType}, and say so in Content-Type.',
      'Die Anfrage hat keine hier lesbare Form. Senden Sie {contentType} und nennen Sie das in Content-Type.',
    ],
    [
      'Those were too many attempts. Wait {seconds}, then try once more.',
      'Das waren zu viele Versuche. Warten Sie {seconds} und versuchen Sie es noch einmal.',
    ],
    [
      'Somebody else was faster: {facts} came in between, and the last one is {n} now. Look at what changed, then decide again.',
      'Jemand war schneller: {facts} kamen dazwischen, und der letzte ist jetzt {n}. Sehen Sie sich die Änderung an und entscheiden Sie dann neu.',
    ],
    [
      'The key "{name}" was used before for another command, or by somebody else, and this one was not recorded. Send it with a key of its own.',
      'Der Schlüssel „{name}“ wurde schon für einen anderen Befehl oder von jemand anderem benutzt, und dieser wurde nicht festgehalten. Senden Sie ihn mit einem eigenen Schlüssel.',
    ],
    [
      'The file of the database was removed or replaced while the server runs, so nothing was recorded. Tell whoever runs the server: it has to be put back and the server started again.',
      'Die Datei der Datenbank wurde im laufenden Betrieb entfernt oder ersetzt, also wurde nichts festgehalten. Sagen Sie es dem Betreiber: Sie muss zurückgelegt und der Server neu gestartet werden.',
    ],
    [
      'The database does not answer, so nothing was recorded. Try again in {secondsD}.',
      'Die Datenbank antwortet nicht, also wurde nichts festgehalten. Versuchen Sie es in {secondsD} noch einmal.',
    ],
    [
      'The database does not answer, and it is not known whether this was recorded. Send it again in {secondsD} with the same key: it counts once.',
      'Die Datenbank antwortet nicht, und es ist nicht bekannt, ob dies festgehalten wurde. Senden Sie es in {secondsD} mit demselben Schlüssel noch einmal: Es zählt einmal.',
    ],
    [
      'The server is about to stop and takes nothing new. Try again in {secondsD}.',
      'Der Server hält gleich an und nimmt nichts Neues an. Versuchen Sie es in {secondsD} noch einmal.',
    ],
    [
      'This link or token is not known, or was taken back. Ask for a new one.',
      'Dieser Link oder dieses Token ist unbekannt oder wurde zurückgenommen. Bitten Sie um einen neuen.',
    ],
    [
      'This link was for one use and has been used. Sign in on the device that used it, or ask for a new one.',
      'Dieser Link galt einmal und wurde benutzt. Melden Sie sich auf dem Gerät an, das ihn benutzt hat, oder bitten Sie um einen neuen.',
    ],
    ['This link held until {name}. Ask for a new one.', 'Dieser Link galt bis {name}. Bitten Sie um einen neuen.'],
    [
      'The dice are published when the tournament is closed. Until then their hash stands at the head of the log.',
      'Die Würfel werden veröffentlicht, wenn das Turnier abgeschlossen ist. Bis dahin steht ihre Prüfsumme am Anfang des Protokolls.',
    ],
    [
      'This server has no engines to play with. Whoever runs it lists them in its configuration.',
      'Dieser Server hat keine Engines zum Spielen. Wer ihn betreibt, nennt sie in seiner Konfiguration.',
    ],
    [
      'The engines are playing this cup already. Stop them first if they are to begin again.',
      'Die Engines spielen diesen Cup schon. Halten Sie sie zuerst an, wenn sie neu beginnen sollen.',
    ],
    [
      'No engine is playing here now. Start the cup first.',
      'Hier spielt gerade keine Engine. Starten Sie zuerst den Cup.',
    ],
    [
      'The tournament is in the archive and can only be read. Take it out of the archive first.',
      'Das Turnier ist im Archiv und kann nur gelesen werden. Holen Sie es zuerst aus dem Archiv.',
    ],
    [
      '"{name}" would be gone for good, with its entrants ({n}), {facts} and all its links; nothing brings it back. Save its export first, then say its name to remove it.',
      '"{name}" wäre endgültig weg, mit den Teilnehmern ({n}), {facts} und allen Links; nichts bringt es zurück. Sichern Sie zuerst den Export, dann nennen Sie zum Entfernen den Namen.',
    ],
    [
      'The log of this tournament was changed or damaged in the database, at fact {n}, so nothing of it is shown. Tell whoever runs the server: arbiter doctor names the damage, and the last backup has the log as it was.',
      'Das Protokoll dieses Turniers wurde in der Datenbank verändert oder beschädigt, bei Fakt {n}; darum wird nichts davon gezeigt. Sagen Sie es dem Betreiber des Servers: arbiter doctor nennt den Schaden, und die letzte Sicherung hat das Protokoll, wie es war.',
    ],
    [
      'The file cannot be read: {problem}. Nothing was taken in; ask for the file again.',
      'Die Datei ist nicht lesbar: {problem}. Nichts wurde übernommen; bitten Sie noch einmal um die Datei.',
    ],
    [
      'The file cannot be read: {text}. Nothing was taken in; ask for the file again.',
      'Die Datei ist nicht lesbar: {text}. Nichts wurde übernommen; bitten Sie noch einmal um die Datei.',
    ],
    [
      'Nobody was entered: {lineWrong*}. Put the list right and send it again.',
      'Niemand wurde gemeldet: {lineWrong}. Berichtigen Sie die Liste und senden Sie sie noch einmal.',
    ],
    [
      'This is the last owner of the site. Invite another one first.',
      'Das ist der letzte Eigentümer der Seite. Laden Sie zuerst einen anderen ein.',
    ],
    [
      'The request took longer than {seconds}, and nothing was recorded. Send it again, or ask for less at once.',
      'Die Anfrage dauerte länger als {seconds}, und nichts wurde festgehalten. Senden Sie sie noch einmal oder fragen Sie nach weniger auf einmal.',
    ],
    [
      'The request took longer than {seconds}, and it is not known whether it was recorded. Send it again with the same key: it counts once.',
      'Die Anfrage dauerte länger als {seconds}, und es ist nicht bekannt, ob sie festgehalten wurde. Senden Sie sie mit demselben Schlüssel noch einmal: Sie zählt einmal.',
    ],
    [
      'The server made a mistake (request {name}), and it is not known whether anything was recorded. Look first; a retry with the same key counts once.',
      'Der Server hat einen Fehler gemacht (Anfrage {name}), und es ist nicht bekannt, ob etwas festgehalten wurde. Sehen Sie zuerst nach; ein zweiter Versuch mit demselben Schlüssel zählt einmal.',
    ],
  ],
}
