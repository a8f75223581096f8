/** What players of bridge teams get for their part, and what they still need: shares, ranks, readings of the meter. */
import type { Grammar, Pattern } from './reading.ts'

const ranks = ['1st', '2nd', '3rd', '2nd/3rd', '3rd/4th', '4th/6th', '5th/8th', '9th/16th', '17th/32nd']

export const awards: Grammar = {
  awardRank: ranks.map((rank): Pattern => [rank, `Platz ${rank.replaceAll(/[a-z]/g, '')}`]),
  awardMatches: [
    ['match {n}', 'Match {n}'],
    ['matches {names}', 'den Matches {names}'],
  ],
  awardSum: [
    ['{n} of the {n:needed} needed', '{n} der nötigen {needed}'],
    ['{text:parts} = {n} of the {n:needed} needed', '{parts} = {n} der nötigen {needed}'],
  ],
  awardBecause: [
    ['{awardSum}', '{awardSum}'],
    ['P in match {n} and {awardSum}', 'P in Match {n} und {awardSum}'],
    [
      '{n} of {n:boards} boards of match {n:match} are not half',
      '{n} von {boards} Boards in Match {match} sind nicht die Hälfte',
    ],
    [
      'the matches that earned it were won without a board',
      'die Matches, die ihn einbrachten, wurden ohne ein Board gewonnen',
    ],
    ['no board played at all', 'kein einziges Board gespielt'],
    [
      'the printed row P P O P wants all boards of match 4, and {n} of {n:boards} were played{awardOtherwise?}',
      'die gedruckte Zeile P P O P verlangt alle Boards von Match 4, und gespielt wurden {n} von {boards}{awardOtherwise}',
    ],
    ['{n} of all {n:boards} boards, {n:needed} needed', '{n} von allen {boards} Boards, nötig sind {needed}'],
    [
      'P in match {n:match} and {n} of all {n:boards} boards, {n:needed} needed',
      'P in Match {match} und {n} von allen {boards} Boards, nötig sind {needed}',
    ],
  ],
  awardOtherwise: [
    [', although without that row {awardSum} would do', ', obwohl ohne diese Zeile {awardSum} genügen würden'],
  ],
  awardShare: [
    [
      '{n}% of match {n:match}, {n:played} of {n:boards} boards',
      '{n} % von Match {match}, {played} von {boards} Boards',
    ],
    ['all of match {n}, won without a board', 'alles von Match {n}, ohne ein Board gewonnen'],
  ],
  /** One after the other, down from the rank of the team. */
  awardFailed: [
    ['; not {awardRank}: {awardBecause} ({rule})', '; nicht {awardRank}: {awardBecause} ({rule})'],
    [
      '; not {awardRank}: {awardBecause} ({rule}){awardFailed}',
      '; nicht {awardRank}: {awardBecause} ({rule}){awardFailed}',
    ],
  ],
  awardMore: [['{n} in match {n:match}', '{n} in Match {match}']],
  sentence: [
    ['{awardRank}: {awardBecause} ({rule}){awardFailed?}', '{awardRank}: {awardBecause} ({rule}){awardFailed}'],
    ['match award: {awardShare*} ({rule}){awardFailed?}', 'Matchauszeichnung: {awardShare} ({rule}){awardFailed}'],
    [
      'full match award (the name of the row): {awardShare*} ({rule}){awardFailed?}',
      'volle Matchauszeichnung (so heißt die Zeile): {awardShare} ({rule}){awardFailed}',
    ],
    [
      'nothing: the team won no match ({rule}){awardFailed?}',
      'nichts: Das Team hat kein Match gewonnen ({rule}){awardFailed}',
    ],
    [
      'nothing: no board in {awardMatches}, which the team won ({rule}){awardFailed?}',
      'nichts: kein Board in {awardMatches}, vom Team gewonnen ({rule}){awardFailed}',
    ],
    ['nothing: the team was disqualified ({rule})', 'nichts: Das Team wurde disqualifiziert ({rule})'],
    [
      'nothing: what the team won in another bracket does not count for it ({rule})',
      'nichts: Was das Team in einer anderen Gruppe gewann, zählt dafür nicht ({rule})',
    ],
    [
      'unknown: the line-up of {awardMatches} is missing ({rule})',
      'unbekannt: Die Aufstellung von {awardMatches} fehlt ({rule})',
    ],
    [
      'unknown whether {awardRank} is within reach: the line-up of {awardMatches} is missing ({rule})',
      'unbekannt, ob {awardRank} erreichbar ist: Die Aufstellung von {awardMatches} fehlt ({rule})',
    ],
    [
      'has {awardRank} if the team gets there: {awardBecause} ({rule})',
      'hat {awardRank}, wenn das Team dorthin kommt: {awardBecause} ({rule})',
    ],
    [
      'cannot get {awardRank} any more, with all boards left: {awardBecause} ({rule})',
      'kann {awardRank} nicht mehr bekommen, auch mit allen übrigen Boards: {awardBecause} ({rule})',
    ],
    [
      'can get {awardRank} with {boardsD} more at least, such as {awardMore*} ({rule})',
      'kann {awardRank} mit mindestens noch {boardsD} bekommen, etwa {awardMore} ({rule})',
    ],
  ],
}
