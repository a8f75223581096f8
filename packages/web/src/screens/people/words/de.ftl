### Personen, Links und Zugangsschlüssel: wer was darf und wer zusehen darf.

## Die Adresse für andere

people-address-title = Adresse für andere
people-address-used = Einladungen, Zettel und Links zum Zuschauen beginnen mit dieser Adresse
people-address-only-here = Links mit dieser Adresse gehen nur auf diesem Computer.
people-address-given = Sie wurde beim Start des Servers mit --url angegeben.
people-address-alone = Der Server ist nur auf diesem Computer erreichbar, kein anderes Gerät kommt hin. Starten Sie ihn mit --host 0.0.0.0 und wählen Sie dann hier seine Adresse.
people-address-found = In Ihrem Netz ist der Server erreichbar unter:
people-address-use = Diese Adresse verwenden
people-address-another = Andere Adresse, etwa https://schach.example.org
people-address-use-another = Verwenden
people-address-as-opened = Die Adresse, unter der die Seite jeweils geöffnet ist
people-address-chosen = Links beginnen ab jetzt mit { $address }.
people-address-left = Links beginnen mit der Adresse, unter der die Seite jeweils geöffnet ist.
people-role-name = { $role ->
   *[owner] Eigentümer
    [director] Turnierleitung
    [scorer] Ergebnisdienst
    [entrant] Teilnehmer
    [spectator] Zuschauer
  }

## Personen

people-title = Personen und Freigabe
people-tab = Personen
people-taken-back = alles hier lässt sich zurücknehmen
people-people = Personen
people-table-of = Tabelle: { $what }
people-invitations = offene Einladungen
people-author = jeder Eintrag trägt seinen Verfasser
people-name = Name
people-role = Rolle
people-since = Seit
people-you = Sie
people-role-of = Rolle von { $name }
people-now-role = { $name }: ab jetzt { $role }.
people-remove = Entfernen
people-remove-title = { $name } entfernen
people-remove-costs = { $name } kann hier nichts mehr ändern; hier angelegte Zugangsschlüssel und ungenutzte Einladungen von { $name } enden. Eingetragenes bleibt stehen. Eine neue Einladung lässt { $name } wieder herein.
people-also-entrant-links = { $count ->
    [one] Auch { $count } Teilnehmerlink beenden, den { $name } erstellt hat. Dieser Teilnehmer braucht einen neuen.
   *[other] Auch { $count } Teilnehmerlinks beenden, die { $name } erstellt hat. Diese Teilnehmer brauchen neue.
  }
people-do-remove = { $name } die Rolle nehmen
people-removed = { $name } hat hier keine Rolle mehr.
people-no-one = Sonst hat hier niemand eine Rolle. Laden Sie jemanden ein, der mit Ihnen Ergebnisse einträgt.
people-invite = Einladen
people-no-account = ein Link, kein Konto nötig
people-for = Für
people-for-whom = für wen
people-as = als
people-make-link = Link erstellen
people-shown-once = Nur einmal zu sehen
people-one-use = einmal nutzbar, bis { $until }
people-made-at = erstellt { $when }
people-made-by = erstellt von { $name }, { $when }
people-for-label = für { $label }
people-copy = Kopieren
people-copied = Kopiert
people-revoke = Widerrufen
people-revoked = Widerrufen: { $what }
people-invitation-of = { $role ->
   *[owner] Einladung als Eigentümer
    [director] Einladung als Turnierleitung
    [scorer] Einladung als Ergebnisdienst
  }
people-invitation-for = { $role ->
   *[owner] Einladung als Eigentümer für { $label }
    [director] Einladung als Turnierleitung für { $label }
    [scorer] Einladung als Ergebnisdienst für { $label }
  }
people-revoke-label = Widerrufen: { $what }
people-own-links = Eigene Links der Teilnehmer
people-own-links-count = { $count ->
    [one] { $count } Link
   *[other] { $count } Links
  }
people-tokens = Zugangsschlüssel für Programme
people-api = API-Referenz
people-program = Programm
people-may = Darf
people-made = Erstellt
people-ends = Endet
people-ends-at = endet { $when }
people-never = nie
people-no-tokens = Kein Programm hat einen Zugangsschlüssel. Elektronische Bretter oder Ihre eigene Seite brauchen einen, um einzutragen oder zu lesen.
people-visibility = { $visibility ->
   *[public] Alle
    [private] Nur wer eine Rolle hat
  }
people-visibility-now = { $visibility ->
   *[public] Jetzt dürfen alle zusehen.
    [private] Jetzt dürfen nur Personen mit einer Rolle zusehen.
  }
people-visibility-about = { $visibility ->
   *[public] Alle sehen Paarungen, Ergebnisse, Tabellen und Begründungen, und das Turnier steht in der Liste. Kontaktdaten und Losgrundlage sieht nur die Leitung; die Losgrundlage wird beim Abschluss veröffentlicht, damit sich jede Auslosung prüfen lässt.
    [private] Nur Personen mit einer Rolle sehen das Turnier. Link und eingebettete Seite zeigen anderen nichts.
  }
people-new-token = Neuer Zugangsschlüssel
people-token-for = Wofür er ist
people-at-most = Mit der Rolle
people-holds = Gilt
people-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
people-forever = bis zum Widerruf
people-make-token = Zugangsschlüssel erstellen
people-token-once = Er ist nur dieses eine Mal zu sehen. Legen Sie ihn dort ab, wo das Programm ihn findet, und sonst nirgends.
people-try-it = Auf der Kommandozeile ausprobieren
people-feed = Live-Feed für Programme, die zusehen
people-watch = Wer zusehen darf
people-link = Öffentlicher Link
people-hall = Für den Saal
people-embed = Auf einer anderen Seite
people-embed-about = ohne Cookies, hell oder dunkel wie beim Leser
people-paste = Einfügen
people-preview = so sieht es aus
people-preview-of = { $name }, wie es auf einer anderen Seite aussieht
people-embed-private = Solange nur Personen mit einer Rolle zusehen dürfen, zeigt die eingebettete Seite nichts.
people-can = Was jede Rolle darf
people-yes = ja
people-no = nein
people-own = eigene
people-can-see = Öffentliche Seiten sehen
people-can-report = Ergebnis melden
people-can-publish = Paarungen veröffentlichen
people-can-correct = Berichtigen und zurücknehmen
people-can-withdraw = Rücktritt, Kampflos, Nachmeldung
people-can-contact = Kontaktdaten sehen
people-can-invite = Personen einladen und entfernen
people-can-archive = Turnier ins Archiv legen
people-claims = Die Meldung eines Teilnehmers zählt, wenn beide Seiten dasselbe sagen. Weichen sie voneinander ab, entscheidet die Leitung.
people-spectator-here = Sie sehen zu. Wer das Turnier leitet, kann Sie zum Eintragen einladen.
people-site-title = Personen dieser Website
people-site-kicker = wer hier Turniere eröffnen darf, und wo Sie angemeldet sind
people-site-people = Eigentümer und Leitung
people-may-open = die Leitung eröffnet Turniere, Eigentümer laden auch ein
people-lost-way = Neuer Anmeldelink
people-lost-way-for = Neuer Anmeldelink für { $name }
people-erase = Vergessen
people-erase-title = { $name } vergessen
people-erase-costs = Der Name { $name } wird in allen Turnieren endgültig gelöscht. Alle Rollen, Anmeldungen, Zugangsschlüssel und ungenutzten Einladungen enden. Eingetragene Ergebnisse bleiben, mit einer bloßen Kennung statt des Namens. Das lässt sich nicht rückgängig machen.
people-do-erase = { $name } endgültig löschen
people-erased = Die Person wurde vergessen.
people-you2 = Sie
people-your-name = Ihr Name
people-rename = Namen ändern
people-renamed = Sie heißen jetzt { $name }.
people-key = { $kind ->
   *[session] Browser
    [link] Anmeldelink, noch nicht benutzt
  }
people-key-made = { $kind ->
   *[session] Browser, { $when }
    [link] Anmeldelink, { $when }
  }
people-sign-in-link-of = Anmeldelink, { $name }
people-device = Ein anderes Gerät
people-device-about = Ein Link, der Sie auf einem anderen Gerät hereinlässt, einmal, innerhalb einer Stunde.
people-make-way-in = Link für ein anderes Gerät erstellen
people-keys = Wo Sie angemeldet sind
people-sign-in-links = Anmeldelinks
people-sign-out = Hier abmelden
people-nobody = Sie sind nicht angemeldet. Öffnen Sie den Link, den Sie bekommen haben; Passwörter gibt es nicht.
people-no-tokens-own = Sie haben keinen Zugangsschlüssel erstellt.
people-whole = alles, was Sie dürfen
