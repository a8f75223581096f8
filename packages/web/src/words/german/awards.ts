/** What players of bridge teams get for their part, and what they still need: shares, ranks, readings of the meter. */
import type { Grammar, Pattern } from './reading.ts'

const ranks = ['1st', '2nd', '3rd', '2nd/3rd', '3rd/4th', '4th/6th', '5th/8th', '9th/16th', '17th/32nd']

export const awards: Grammar = {
  awardRank: ranks.map((rank): Pattern => [rank, `Platz ${rank.replaceAll(/[a-z]/g, '')}`]),
  awardMatch: [
    ['{id}', '{id}'],
    ['{id}–{id:last}', '{id}–{last}'],
    ['{n} of the team', '{n} des Teams'],
    ['for 5th/8th', 'um 5/8'],
  ],
  awardMatches: [
    ['match {awardMatch}', 'Match {awardMatch}'],
    ['matches {names}', 'den Matches {names}'],
  ],
  awardSum: [
    ['{n} of the {n:needed} needed', '{n} der nötigen {needed}'],
    ['{text:parts} = {n} of the {n:needed} needed', '{parts} = {n} der nötigen {needed}'],
  ],
  awardBecause: [
    ['{awardSum}', '{awardSum}'],
    ['P in match {awardMatch} and {awardSum}', 'P in Match {awardMatch} und {awardSum}'],
    [
      '{n} of {n:boards} boards of match {awardMatch} are not half',
      '{n} von {boards} Boards in Match {awardMatch} sind nicht die Hälfte',
    ],
    [
      'the matches that earned it were won without a board',
      'die Matches, die ihn einbrachten, wurden ohne ein Board gewonnen',
    ],
    ['no board played at all', 'kein einziges Board gespielt'],
    [
      'the printed row P P O P wants all boards of match {awardMatch}, and {n} of {n:boards} were played{awardOtherwise?}',
      'die gedruckte Zeile P P O P verlangt alle Boards von Match {awardMatch}, und gespielt wurden {n} von {boards}{awardOtherwise}',
    ],
    ['{n} of all {n:boards} boards, {n:needed} needed', '{n} von allen {boards} Boards, nötig sind {needed}'],
    [
      'P in match {awardMatch} and {n} of all {n:boards} boards, {n:needed} needed',
      'P in Match {awardMatch} und {n} von allen {boards} Boards, nötig sind {needed}',
    ],
  ],
  awardOtherwise: [
    [', although without that row {awardSum} would do', ', obwohl ohne diese Zeile {awardSum} genügen würden'],
  ],
  awardShare: [
    [
      '{n}% of match {awardMatch}, {n:played} of {n:boards} boards',
      '{n} % von Match {awardMatch}, {played} von {boards} Boards',
    ],
    ['all of match {awardMatch}, won without a board', 'alles von Match {awardMatch}, ohne ein Board gewonnen'],
  ],
  /** One after the other, down from the rank of the team. */
  awardFailed: [
    ['; not {awardRank}: {awardBecause} ({rule})', '; nicht {awardRank}: {awardBecause} ({rule})'],
    [
      '; not {awardRank}: {awardBecause} ({rule}){awardFailed}',
      '; nicht {awardRank}: {awardBecause} ({rule}){awardFailed}',
    ],
  ],
  awardMore: [['{n} in match {awardMatch}', '{n} in Match {awardMatch}']],
  sentence: [
    ['{awardRank}: {awardBecause} ({rule}){awardFailed?}', '{awardRank}: {awardBecause} ({rule}){awardFailed}'],
    ['match award: {awardShare*} ({rule}){awardFailed?}', 'Matchauszeichnung: {awardShare} ({rule}){awardFailed}'],
    [
      'full match award: {awardShare*} ({rule}){awardFailed?}',
      'volle Matchauszeichnung: {awardShare} ({rule}){awardFailed}',
    ],
    [
      'match award in the share of the boards, by the row “full match award”: {awardShare*} ({rule}){awardFailed?}',
      'Matchauszeichnung im Anteil der Boards, nach der Zeile „full match award“: {awardShare} ({rule}){awardFailed}',
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
