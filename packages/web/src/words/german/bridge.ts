/** What the bridge knockout says: the draw, handicaps, who goes on, ranks, numbers, remarks. */
import type { Grammar } from './reading.ts'

export const bridge: Grammar = {
  team: [
    ['{name} ({n})', '{name} ({n})'],
    ['not known yet ({n})', 'noch nicht bekannt ({n})'],
    ['not known yet', 'noch nicht bekannt'],
  ],
  teamsMeeting: [
    ['{team*}', '{team}'],
    ['{names}', '{names}'],
  ],
  drawWords: [
    [
      'the losers of the quarterfinals play for 5th/8th, first against last by the numbers they played under',
      'die Verlierer des Viertelfinales spielen um die Plätze 5 bis 8, der Erste gegen den Letzten nach den Nummern, unter denen sie spielten',
    ],
    ['the losers of the semifinals play for third place', 'die Verlierer des Halbfinales spielen um Platz 3'],
    [
      'nothing separated them across the line between fourth and fifth, so they play four extra boards each',
      'nichts trennte sie an der Linie zwischen Platz 4 und 5, also spielen sie je vier Zusatzboards',
    ],
    [
      'in the round robin of five everybody plays everybody; this is the first ring',
      'im Rundenturnier zu fünft spielt jeder gegen jeden; dies ist der erste Ring',
    ],
    [
      'in the round robin of five everybody plays everybody; this is the second ring',
      'im Rundenturnier zu fünft spielt jeder gegen jeden; dies ist der zweite Ring',
    ],
    [
      '{name}, first in the round robin, chose {name:other}, and the other two meet',
      '{name}, Erster des Rundenturniers, wählte {other}, und die anderen beiden treffen aufeinander',
    ],
    ['a late team took a seat here', 'ein nachgemeldetes Team nahm hier Platz'],
    [
      'that is the draw for {n} teams, in which nobody has a bye; {advance}{again?}',
      'so ist die Auslosung für {n} Teams, in der niemand ein Freilos hat; {advance}{again}',
    ],
    [
      'the numbers {name} meet in the second round, and two of three advance',
      'die Nummern {name} treffen in der zweiten Runde aufeinander, und zwei von drei kommen weiter',
    ],
    [
      'in a regular round the lowest number meets the highest, here {figures}{kept?}{metIn?}',
      'in einer regulären Runde trifft die niedrigste Nummer auf die höchste, hier {figures}{kept}{metIn}',
    ],
    [
      'this is {id} of the first half of the pattern for {n} tables, seated by number',
      'dies ist {id} der ersten Hälfte im Schema für {n} Tische, gesetzt nach Nummern',
    ],
    [
      'the pattern for {n} tables sends these winners of the first half to {id}',
      'das Schema für {n} Tische schickt diese Sieger der ersten Hälfte an {id}',
    ],
    [
      'the pattern for {n} tables sends these losers of the first half to {id}',
      'das Schema für {n} Tische schickt diese Verlierer der ersten Hälfte an {id}',
    ],
    [
      '{name} was moved to this bracket for the second round, so three play the final, each with each',
      '{name} kam zur zweiten Runde in diese Gruppe, also spielen drei das Finale, jeder gegen jeden',
    ],
    [
      '{name} was moved to this bracket for the second round, so it is drawn for one team more{metIn?}',
      '{name} kam zur zweiten Runde in diese Gruppe, also ist sie für ein Team mehr gelost{metIn}',
    ],
    ['the director paired this round by hand{metIn?}', 'die Turnierleitung hat diese Runde von Hand gepaart{metIn}'],
    [
      'the director paired this round by hand (“{text}”){metIn?}',
      'die Turnierleitung hat diese Runde von Hand gepaart („{text}“){metIn}',
    ],
    [
      '{n} default pair had met before it was published, so the round was re-paired, here {figures}: fewest repeats, then most default pairs, then the weakest opponent for the lowest number{metIn?}',
      '{n} vorgesehenes Paar war sich vor der Veröffentlichung schon begegnet, also wurde die Runde neu gepaart, hier {figures}: wenigste Wiederholungen, dann die meisten vorgesehenen Paare, dann der schwächste Gegner für die niedrigste Nummer{metIn}',
    ],
    [
      '{n} default pairs had met before it was published, so the round was re-paired, here {figures}: fewest repeats, then most default pairs, then the weakest opponent for the lowest number{metIn?}',
      '{n} vorgesehene Paare waren sich vor der Veröffentlichung schon begegnet, also wurde die Runde neu gepaart, hier {figures}: wenigste Wiederholungen, dann die meisten vorgesehenen Paare, dann der schwächste Gegner für die niedrigste Nummer{metIn}',
    ],
  ],
  advance: [
    ['the winner advances', 'der Sieger kommt weiter'],
    ['one of three advances', 'einer von drei kommt weiter'],
    ['two of three advance', 'zwei von drei kommen weiter'],
  ],
  again: [
    [
      ', and who meets here can meet again only in the final (BRI-28)',
      ', und wer sich hier trifft, kann sich nur im Finale wieder treffen (BRI-28)',
    ],
    [
      ', and who meets here can meet again in the final, or in semifinals that are then paired anew (BRI-28)',
      ', und wer sich hier trifft, kann sich im Finale wieder treffen oder in einem Halbfinale, das dann neu gepaart wird (BRI-28)',
    ],
    [
      ', and who meets here cannot meet again (BRI-28)',
      ', und wer sich hier trifft, kann sich nicht wieder treffen (BRI-28)',
    ],
  ],
  kept: [
    [
      ', and nobody would meet again, so the default pairs stand',
      ', und niemand träfe sich wieder, also gelten die vorgesehenen Paare',
    ],
  ],
  metIn: [['; they have met in match {id}', '; sie waren sich in Match {id} begegnet']],

  through: [
    ['{names} advances', '{names} kommt weiter'],
    ['{names} advance', '{names} kommen weiter'],
    ['{names} won', '{names} gewann'],
    ['It was level', 'Es stand gleich'],
    ['Nobody advances', 'Niemand kommt weiter'],
  ],
  advanced: [
    ['{through}: {because*}', '{through}: {because}'],
    ['{through}: {because*} (“{text}”)', '{through}: {because} („{text}“)'],
  ],
  because: [
    ['nobody came', 'niemand kam'],
    ['nobody came, and {name} has not paid', 'niemand kam, und {name} hat nicht bezahlt'],
    ['there was no opponent', 'es gab keinen Gegner'],
    ['there was no opponent, and {name} has not paid', 'es gab keinen Gegner, und {name} hat nicht bezahlt'],
    ['the director ruled so', 'so hat die Turnierleitung entschieden'],
    [
      '{names} does not count here any more, it was in the wrong bracket (BRI-104)',
      '{names} zählt hier nicht mehr, das Team war in der falschen Gruppe (BRI-104)',
    ],
    [
      '{names} does not count here any more, it was in the wrong bracket (BRI-104), and {name} has not paid',
      '{names} zählt hier nicht mehr, das Team war in der falschen Gruppe (BRI-104), und {name} hat nicht bezahlt',
    ],
    ['{names} did not play', '{names} spielte nicht'],
    ['{names} did not play, and {name} has not paid', '{names} spielte nicht, und {name} hat nicht bezahlt'],
    ['{name} {n:a}–{n:b} {name:other}', '{name} {a}–{b} {other}'],
    ['{name} {n:a}–{n:b} {name:other} ({given*})', '{name} {a}–{b} {other} ({given})'],
    ['matches won: {won*}', 'gewonnene Matches: {won}'],
    ['IMP quotients {won*} (BRI-36)', 'IMP-Quotienten {won} (BRI-36)'],
    ['four extra boards broke the tie (BRI-37)', 'vier Zusatzboards brachen den Gleichstand (BRI-37)'],
  ],
  given: [
    ['carry-over {n} to {name}', 'Übertrag {n} für {name}'],
    ['handicap {n} to {name}', 'Handicap {n} für {name}'],
  ],
  won: [['{name} {figures}', '{name} {figures}']],

  handicapHow: [
    ['as approved (“{text}”)', 'wie genehmigt („{text}“)'],
    ['{n} × log10({text})', '{n} × log10({text})'],
  ],
  band: [
    ['place {n}', 'Platz {n}'],
    ['places {n} to {n:last}', 'die Plätze {n} bis {last}'],
  ],
  where: [['match {id} ({round})', 'Match {id} ({round})']],
  fate: [
    ['{advanced} in the {inRound}', '{advanced}, {inRound}'],
    ['it won the final', 'es gewann das Finale'],
    ['it is still in, and those who are share {band}', 'es ist noch dabei, und wer noch dabei ist, teilt {band}'],
    ['it got no place from the round robin of 5', 'es bekam keinen Platz aus dem Rundenturnier zu fünft'],
    [
      'nobody who had paid was there for {where}, so it ranks as if it had lost the match before, if there was one, in {band}',
      'niemand, der bezahlt hatte, war zu {where} da, also zählt es, als hätte es das Match davor verloren, wenn es eines gab: {band}',
    ],
    [
      'it did not play {where}, so it ranks as if it had lost the match before, if there was one, in {band}',
      'es trat zu {where} nicht an, also zählt es, als hätte es das Match davor verloren, wenn es eines gab: {band}',
    ],
    [
      'it was disqualified, so it has {band}, those of the losers of the first round',
      'es wurde disqualifiziert und hat {band}, die der Verlierer der ersten Runde',
    ],
    [
      'it went out in {where}, whose round gives {band}: {advanced}',
      'es schied in {where} aus, dessen Runde {band} vergibt: {advanced}',
    ],
  ],
  rank: [
    ['{n}', '{n}'],
    ['{n}/{n:last}', '{n}/{last}'],
  ],
  numbering: [
    [
      'it was in the wrong bracket and was moved here for the second round (BRI-54)',
      'es war in der falschen Gruppe und kam zur zweiten Runde hierher (BRI-54)',
    ],
    [
      'it was found in the wrong bracket in time and took a seat here (BRI-52)',
      'es wurde rechtzeitig in der falschen Gruppe gefunden und nahm hier Platz (BRI-52)',
    ],
    [
      'it entered after the draw and takes the next number',
      'es meldete nach der Auslosung und bekommt die nächste Nummer',
    ],
    [
      'the brackets go by average masterpoints, and inside the numbers go in order of entry',
      'die Gruppen folgen den Masterpunkten im Schnitt, und in ihnen folgen die Nummern der Meldung',
    ],
    [
      'the brackets go by average masterpoints, and inside the numbers were drawn by lot from the recorded dice',
      'die Gruppen folgen den Masterpunkten im Schnitt, und in ihnen wurden die Nummern aus den festgehaltenen Würfeln gelost',
    ],
    [
      'the numbers go by average masterpoints, and its average is {n}',
      'die Nummern folgen den Masterpunkten im Schnitt, und sein Schnitt ist {n}',
    ],
    [
      'the numbers go by average masterpoints, and its average is unknown',
      'die Nummern folgen den Masterpunkten im Schnitt, und sein Schnitt ist unbekannt',
    ],
    ['the numbers go in order of entry', 'die Nummern folgen der Reihenfolge der Meldungen'],
    [
      'the numbers were drawn by lot from the recorded dice',
      'die Nummern wurden mit den aufgezeichneten Würfeln ausgelost',
    ],
    ['the director gave the order by hand', 'die Turnierleitung hat die Reihenfolge von Hand festgelegt'],
    ['it stands so in the list', 'so steht es in der Liste'],
  ],
  numberedIn: [
    [' of bracket {name} ({teams} drawn)', ' der Gruppe {name} ({teams} gelost)'],
    [
      ' of bracket {name} ({teams} drawn, averages {n:high} to {n:low})',
      ' der Gruppe {name} ({teams} gelost, Schnitte {high} bis {low})',
    ],
  ],
  numbersMet: [
    ['{figures}', '{figures}'],
    ['{figures}, one advances', '{figures}, einer kommt weiter'],
    ['{figures}, two advance', '{figures}, zwei kommen weiter'],
  ],
  misplaced: [
    [
      'was found in the wrong bracket in time and plays in another',
      'wurde rechtzeitig in der falschen Gruppe gefunden und spielt in einer anderen',
    ],
    [
      'is disqualified: it was in too low a bracket by its own fault',
      'ist disqualifiziert: Es war durch eigenes Verschulden in einer zu schwachen Gruppe',
    ],
    [
      'was in too low a bracket and has moved up for the second round',
      'war in einer zu schwachen Gruppe und ist zur zweiten Runde aufgerückt',
    ],
    [
      'was in too high a bracket and is out; the entry is returned, with a free play',
      'war in einer zu starken Gruppe und ist ausgeschieden; das Startgeld wird erstattet, mit einem Freistart',
    ],
    ['was in the wrong bracket; nothing changes', 'war in der falschen Gruppe; nichts ändert sich'],
  ],
  misplacedWhere: [
    [' ({name})', ' ({name})'],
    [' ({name} to {name:to})', ' ({name} nach {to})'],
  ],
  remedy: [
    ['its entry back', 'sein Startgeld zurück'],
    ['a free play in a later event of the tournament', 'einen Freistart in einem späteren Wettbewerb des Turniers'],
    ['a free play at a coming national tournament', 'einen Freistart bei einem kommenden nationalen Turnier'],
    ['the entry fee back', 'das Startgeld zurück'],
  ],
  sentence: [
    [
      '{teamsMeeting} meet in match {id} ({round}): {drawWords}.',
      '{teamsMeeting} treffen in Match {id} ({round}) aufeinander: {drawWords}.',
    ],
    ['{advanced}.', '{advanced}.'],
    ['Match {id} of {teamsMeeting} is not decided yet.', 'Match {id} von {teamsMeeting} ist noch nicht entschieden.'],
    ['Match {id} is played without handicap.', 'Match {id} wird ohne Handicap gespielt.'],
    ['In match {id} nobody receives a handicap.', 'In Match {id} bekommt niemand ein Handicap.'],
    [
      '{name} and {name:other} play without handicap: the averages are {n} and {n:b}.',
      '{name} und {other} spielen ohne Handicap: Die Schnitte sind {n} und {b}.',
    ],
    [
      '{name} (average {n}) receives {n:imps} IMPs from {name:other} (average {n:b}): {handicapHow}.',
      '{name} (Schnitt {n}) bekommt {imps} IMPs von {other} (Schnitt {b}): {handicapHow}.',
    ],
    ['{name} is {rank}: {fate}.', '{name} ist auf Platz {rank}: {fate}.'],
    [
      '{name} is {rank}: {fate}; {name:other} is {rank:theirs}: {fate:second}.',
      '{name} ist auf Platz {rank}: {fate}; {other} ist auf Platz {theirs}: {second}.',
    ],
    [
      '{name} has no opponent in the {inRound}: of those who could play there an odd number is left, and it played under the lowest number.',
      '{name} hat {inRound} keinen Gegner: Von denen, die dort spielen könnten, ist eine ungerade Zahl übrig, und es spielte unter der niedrigsten Nummer.',
    ],
    ['{name} has number {n}{numberedIn?}: {numbering}.', '{name} hat Nummer {n}{numberedIn}: {numbering}.'],
    ['It was number {n} of the round robin (BRI-43).', 'Es war Nummer {n} des Rundenturniers (BRI-43).'],
    [
      'From match {id} ({numbersMet}) it took number {n} (BRI-27).',
      'Aus Match {id} ({numbersMet}) nahm es Nummer {n} mit (BRI-27).',
    ],
    [
      'The conditions of contest have not been posted and announced; that is due by the comparison of scores in the first match.',
      'Die Turnierbedingungen sind noch nicht ausgehängt und bekannt gegeben; das ist bis zum Vergleich der Ergebnisse im ersten Match fällig.',
    ],
    [
      '{name} was told bracket {name:told} at the sale and stands in {name:now}; look at it before it sits down.',
      '{name} wurde bei der Anmeldung Gruppe {told} genannt und steht in {now}; prüfen Sie es, bevor das Team sich setzt.',
    ],
    [
      'The lowest average of bracket {name} equals the highest of {name:next}, {n}.',
      'Der niedrigste Schnitt der Gruppe {name} ist gleich dem höchsten der Gruppe {next}, {n}.',
    ],
    [
      '{name} ({name:team}) can no longer reach half of the boards of match {id}.',
      '{name} ({team}) kann die Hälfte der Boards von Match {id} nicht mehr erreichen.',
    ],
    [
      'The line-up of {name} in match {id} is missing; without it the awards of its players are unknown.',
      'Die Aufstellung von {name} in Match {id} fehlt; ohne sie sind die Auszeichnungen der Spieler unbekannt.',
    ],
    [
      'In match {id} the boards of {names} add up to {figures}, and {figures:told} was reported; the report counts until it is corrected.',
      'In Match {id} ergeben die Boards von {names} {figures}, gemeldet wurde {told}; die Meldung zählt, bis sie berichtigt ist.',
    ],
    ['{name} {misplaced}{misplacedWhere?}.', '{name} {misplaced}{misplacedWhere}.'],
    ['{name} gets {remedy*}.', '{name} bekommt {remedy}.'],
    [
      '{name} entered after the draw; print the tickets of its match anew.',
      '{name} meldete nach der Auslosung; drucken Sie die Laufzettel seines Matches neu.',
    ],
    [
      '{name} entered after the draw and plays in bracket {name:bracket}; it belongs to {name:other}. Print the tickets of its match anew.',
      '{name} meldete nach der Auslosung und spielt in Gruppe {bracket}; es gehört in {other}. Drucken Sie die Laufzettel seines Matches neu.',
    ],
    [
      '{names} meet again in match {id}; they have met in match {id:earlier}.',
      '{names} treffen in Match {id} wieder aufeinander; sie spielten schon in Match {earlier} gegeneinander.',
    ],
    [
      'The handicap of {names} in match {id} is {n} IMPs, more than 30.',
      'Das Handicap von {names} in Match {id} ist {n} IMPs, mehr als 30.',
    ],
    [
      '{name} has not paid and could not win by forfeit.',
      '{name} hat nicht bezahlt und konnte nicht kampflos gewinnen.',
    ],
    ['{metBefore*}, so the {round} were re-paired.', '{metBefore}, also wurde neu gepaart: {round}.'],
    ['The director paired this round by hand.', 'Die Turnierleitung hat diese Runde von Hand gepaart.'],
    [
      'The director paired this round by hand: “{text}”.',
      'Die Turnierleitung hat diese Runde von Hand gepaart: „{text}“.',
    ],
    ['{name}, first in the round robin, chose {name:other}.', '{name}, Erster des Rundenturniers, wählte {other}.'],
    [
      'Nothing separates them across the line between fourth and fifth: four extra boards each.',
      'Nichts trennt sie an der Linie zwischen Platz 4 und 5: je vier Zusatzboards.',
    ],
  ],
  metBefore: [
    ['{names} had met in match {id}', '{names} waren sich in Match {id} begegnet'],
    ['A pair of the bracket had met before', 'Ein vorgesehenes Paar war sich schon begegnet'],
    ['{n} pairs of the bracket had met before', '{n} vorgesehene Paare waren sich schon begegnet'],
  ],
}
