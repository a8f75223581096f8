### Was an einer Liste von Teilnehmern nicht stimmt oder einen zweiten Blick verdient. Zeile und Spalte stehen daneben.

## Die Liste

list-empty = Die Liste ist leer.
list-nobody = Niemand steht in der Liste.
list-quote-inside = In einer Zelle steht ein Anführungszeichen. Setzen Sie die ganze Zelle in Anführungszeichen, und schreiben Sie das innere doppelt.
list-after-quote = Nach dem schließenden Anführungszeichen folgt noch etwas: „{ $cell }“.
list-quote-open = Das Anführungszeichen, das hier beginnt, wird nie geschlossen.
list-no-heading = Über dieser Zelle steht keine Spalte.

## Die Spalten

list-column-twice = Die Spalte „{ $column }“ steht hier zweimal.
list-columns-many = Es gibt { $columns } Spalten; eine Liste hat höchstens { $most }.
list-unused = { $columns ->
    [one] Die Spalte „{ $columns }“ wird nicht gebraucht.
   *[other] Die Spalten { $columns } werden nicht gebraucht.
  }
list-no-names = Es gibt keine Spalte „{ $column }“. Beginnen Sie mit einer Zeile wie { $such }.
list-no-names-among = Es gibt keine Spalte „{ $column }“, nur { $found }. Beginnen Sie mit einer Zeile wie { $such }.
list-column-alone = Die Spalte „{ $column }“ braucht daneben eine Spalte „{ $other }“.
list-column-meant = Es gibt keine Spalte „{ $column }“. Meinten Sie „{ $meant }“?
list-column-unknown = Es gibt keine Spalte „{ $column }“. Die erste Zeile nennt die Spalten: { $known }.
list-unclear = Was in welcher Spalte steht, ist nicht zu erkennen. Beginnen Sie mit einer Zeile wie name,rating,club.
list-read-as = Die Zeilen werden so gelesen: „{ $line }“ ist „{ $name }“.
list-read-as-rated = Die Zeilen werden so gelesen: „{ $line }“ ist „{ $name }“, Wertungszahl { $rating }.
list-figure = Die Zahl am Ende von „{ $cell }“ gilt als Teil des Namens. Schreiben Sie name,rating, um eine Wertungszahl anzugeben.
list-numbers-unused = Die Nummern am Anfang der Zeilen werden nicht gebraucht.
list-one-name = Zwei Zellen werden als ein Name gelesen: „{ $name }“.

## Die Teilnehmer

list-same-person = „{ $name }“ steht schon in Zeile { $line }, mit derselben Wertungszahl und demselben Verein.
list-same-name = „{ $name }“ steht auch in Zeile { $line }. Ist es dieselbe Person?
list-unusable = Die Zelle unter „{ $column }“ ist nicht brauchbar. { $problem }
list-rating = „{ $column }“ muss eine ganze Zahl von 0 bis 9999 sein.
list-paid = „paid“ muss yes oder no sein, nicht „{ $cell }“.
list-claimed = „claimed“ muss der Buchstabe einer Gruppe sein, nicht „{ $cell }“.
list-id-twice = Die Kennung „{ $given }“ steht schon in Zeile { $line }.
list-no-player = „{ $cell }“ steht hier ohne „{ $player }“.
list-number-long = „{ $cell }“ unter „{ $column }“ ist länger als { $most } Zeichen.
list-no-masterpoints = „{ $name }“ hat kein „{ $column }“. Schreiben Sie 0 für keine.
list-masterpoints = „{ $column }“ muss eine Zahl von 0 bis { $most } mit höchstens zwei Nachkommastellen sein, etwa 1234.56, nicht „{ $cell }“.
