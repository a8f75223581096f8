### Was an einer Anfrage nicht stimmt.

bad-controls = Das Feld enthält Steuerzeichen.
bad-spaces = Am Anfang oder Ende steht ein Leerzeichen.
bad-claim-game = Geben Sie an, welche Partie es ist: Zweimal gesendet gälte die Meldung für die nächste.
bad-settings = Es sind mehr als { $most } Einstellungen.
bad-address = eine Adresse wie { $such }: http oder https, ein Name, vielleicht ein Port
