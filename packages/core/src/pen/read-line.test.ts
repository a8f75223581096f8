/** What lines mean, one row an input: what Enter would record, "…" what is still missing, "✗ 2-5" where it is not understood. */
import { describe, expect, test } from 'vitest'
import { halls, readingText, sheetOf } from '../../test/pen-hall.ts'
import { readLine } from './read-line.ts'

const now = new Date('2026-05-01T15:00:00').getTime()

const tables: Readonly<Record<string, string>> = {
  league: `
1                            | ✗ 0-1 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
2                            | … Smith and Jones (White) v O'Brien, Pat: type the result
2 1                          | Smith and Jones 1–0 O'Brien, Pat, match 2
2 0                          | Smith and Jones 0–1 O'Brien, Pat, match 2
2 =                          | Smith and Jones ½–½ O'Brien, Pat, match 2
2 1-0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 0-1                        | Smith and Jones 0–1 O'Brien, Pat, match 2
2 1/2                        | Smith and Jones ½–½ O'Brien, Pat, match 2
2 1/2-1/2                    | Smith and Jones ½–½ O'Brien, Pat, match 2
2 1:0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 0:1                        | Smith and Jones 0–1 O'Brien, Pat, match 2
2 1–0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1—0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1−0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1‑0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1‐0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1∶0                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 １-０                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1 - 0                      | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1 : 0                      | Smith and Jones 1–0 O'Brien, Pat, match 2
2 1 0                        | ✗ 4-5 “0” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 ½                          | Smith and Jones ½–½ O'Brien, Pat, match 2
2 ½-½                        | Smith and Jones ½–½ O'Brien, Pat, match 2
2 ½–½                        | Smith and Jones ½–½ O'Brien, Pat, match 2
2 ½:½                        | Smith and Jones ½–½ O'Brien, Pat, match 2
2 ½ - ½                      | Smith and Jones ½–½ O'Brien, Pat, match 2
2 .5                         | Smith and Jones ½–½ O'Brien, Pat, match 2
2 0.5-0.5                    | Smith and Jones ½–½ O'Brien, Pat, match 2
2 0,5                        | Smith and Jones ½–½ O'Brien, Pat, match 2
2 5                          | ✗ 2-3 “5” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 r                          | Smith and Jones ½–½ O'Brien, Pat, match 2
2 R                          | Smith and Jones ½–½ O'Brien, Pat, match 2
2 d                          | Smith and Jones ½–½ O'Brien, Pat, match 2
2 D                          | Smith and Jones ½–½ O'Brien, Pat, match 2
2 draw                       | Smith and Jones ½–½ O'Brien, Pat, match 2
2 Remis                      | Smith and Jones ½–½ O'Brien, Pat, match 2
2 nulle                      | Smith and Jones ½–½ O'Brien, Pat, match 2
2 +                          | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2 -                          | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
2 −                          | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
2 –                          | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
2 —                          | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
2 +-                         | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2 -+                         | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
2 +–                         | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2 +:−                        | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2 −:+                        | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
2 +–−                        | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2 + -                        | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2 - +                        | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
2 --                         | Smith and Jones −:− O'Brien, Pat, match 2, nobody came
2 −−                         | Smith and Jones −:− O'Brien, Pat, match 2, nobody came
2 –-                         | Smith and Jones −:− O'Brien, Pat, match 2, nobody came
2 −–−                        | Smith and Jones −:− O'Brien, Pat, match 2, nobody came
2 - -                        | Smith and Jones −:− O'Brien, Pat, match 2, nobody came
2 − −                        | Smith and Jones −:− O'Brien, Pat, match 2, nobody came
2=                           | Smith and Jones ½–½ O'Brien, Pat, match 2
2½                           | Smith and Jones ½–½ O'Brien, Pat, match 2
2+                           | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2+-                          | Smith and Jones +:− O'Brien, Pat, match 2, by forfeit
2/1 1                        | Smith and Jones 1–0 O'Brien, Pat, match 2
2/1=                         | Smith and Jones ½–½ O'Brien, Pat, match 2
2/1                          | … Smith and Jones (White) v O'Brien, Pat: type the result
2/2 1                        | ✗ 1-3 That game of match 2 is not open. Open is game 1.
2/ 1                         | Smith and Jones 1–0 O'Brien, Pat, match 2
2/x 1                        | ✗ 0-3 There is no match or player 2/x here. Look it up in the list.
2 /1 1                       | Smith and Jones 1–0 O'Brien, Pat, match 2
2 2                          | ✗ 2-3 “2” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 2-0                        | ✗ 2-5 “2-0” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 1-1                        | ✗ 2-5 “1-1” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 0-0                        | ✗ 2-5 “0-0” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 1-0-1                      | ✗ 2-7 “1-0-1” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 rr                         | ✗ 2-4 “rr” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 ++                         | ✗ 2-4 “++” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 x                          | ✗ 2-3 “x” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 one                        | ✗ 2-5 “one” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 10                         | ✗ 2-4 “10” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 1 x                        | ✗ 4-5 “x” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 1                        | ✗ 4-5 “1” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1-0 0-1                    | ✗ 6-9 “0-1” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 2 3                      | ✗ 4-7 “2 3” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 14:32                    | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32
2 1 14.32                    | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32
2 1 14h32                    | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32
2 1 9:05                     | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 09:05
2 1 14:32:05                 | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32:05
2 = 14.32.05                 | Smith and Jones ½–½ O'Brien, Pat, match 2, ended at 14:32:05
2 1 2026-05-01 14:32         | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32
2 1 2026-05-01T14:32         | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32
2 1 2026-04-30 23:50         | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 23:50
2 1 14:32:99                 | ✗ 4-12 “14:32:99” is not a time. Type it as the clock shows it, for example 14:32.
2 1 14:75                    | ✗ 4-9 “14:75” is not a time. Type it as the clock shows it, for example 14:32.
2 1 25:00                    | ✗ 4-9 “25:00” is not a time. Type it as the clock shows it, for example 14:32.
2 1 24:00                    | ✗ 4-9 “24:00” is not a time. Type it as the clock shows it, for example 14:32.
2 1 14:3                     | ✗ 4-8 “14:3” is not a time. Type it as the clock shows it, for example 14:32.
2 1 1432                     | ✗ 4-8 “1432” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 2026-02-31 14:32         | ✗ 4-20 “2026-02-31 14:32” is not a time. Type it as the clock shows it, for example 14:32.
2 1 2026-13-01 14:32         | ✗ 4-20 “2026-13-01 14:32” is not a time. Type it as the clock shows it, for example 14:32.
2 1 31.02. 14:32             | ✗ 4-16 “31.02. 14:32” is not a time. Type it as the clock shows it, for example 14:32.
2 1 31 February              | ✗ 4-15 “31 February” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 14:32 late               | ✗ 10-14 “late” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 14:32 14:40              | ✗ 10-15 “14:40” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 14:32                      | … Smith and Jones (White) v O'Brien, Pat: type the result
2 14:32 1                    | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32
2 1 m41                      | Smith and Jones 1–0 O'Brien, Pat, match 2, 41 moves
2 1 M41                      | Smith and Jones 1–0 O'Brien, Pat, match 2, 41 moves
2 1 41m                      | Smith and Jones 1–0 O'Brien, Pat, match 2, 41 moves
2 1 m0                       | ✗ 4-6 “m0” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 m41 f12                  | Smith and Jones 1–0 O'Brien, Pat, match 2, 41 moves, 12 to finish
2 1 m41 14:32                | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32, 41 moves
2 1 14:32 m41                | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32, 41 moves
2 1 m                        | ✗ 4-5 “m” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1 -5                       | ✗ 4-6 “-5” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 1-                         | ✗ 2-4 “1-” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 -1                         | ✗ 2-4 “-1” is not a result. Type 1, 0 or =, or + or − for a forfeit.
1 0                          | ✗ 0-1 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
1 x                          | ✗ 0-1 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
1=                           | ✗ 0-1 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
99                           | ✗ 0-2 Match 99 cannot take a result yet: its round or its players are still to come.
99 1                         | ✗ 0-2 Match 99 cannot take a result yet: its round or its players are still to come.
99 x                         | ✗ 0-2 Match 99 cannot take a result yet: its round or its players are still to come.
0 1                          | ✗ 0-1 There is no match 0 here. Look up the number in the list.
-1 1                         | ✗ 0-2 There is no match -1 here. Look up the number in the list.
2.0 1                        | ✗ 0-3 There is no match 2.0 here. Look up the number in the list.
02 1                         | ✗ 0-2 There is no match 02 here. Look up the number in the list.
２ 1                          | Smith and Jones 1–0 O'Brien, Pat, match 2
M2 1                         | ✗ 0-2 There is no match or player M2 here. Look it up in the list.
match 2 1                    | ✗ 0-5 There is no match or player match here. Look it up in the list.
anna 1-0                     | Anna Berg 1–0 7 Ravens, match 4
Anna 1                       | Anna Berg 1–0 7 Ravens, match 4
ANNA MÜLLER 1                | ✗ 0-11 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
anna müller 1                | ✗ 0-11 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
anna muller 1                | ✗ 0-11 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
anna mueller 0               | ✗ 0-12 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
anna b 1                     | Anna Berg 1–0 7 Ravens, match 4
anna berg =                  | Anna Berg ½–½ 7 Ravens, match 4
Berg =                       | Anna Berg ½–½ 7 Ravens, match 4
berg, anna =                 | Anna Berg ½–½ 7 Ravens, match 4
"anna berg" =                | Anna Berg ½–½ 7 Ravens, match 4
“Anna Berg” =                | Anna Berg ½–½ 7 Ravens, match 4
"anna berg                   | … Anna Berg (White) v 7 Ravens: type the result
anna berg                    | … Anna Berg (White) v 7 Ravens: type the result
anna berg/1 1                | Anna Berg 1–0 7 Ravens, match 4
anna berg x                  | ✗ 10-11 “x” is not a result. Type 1, 0 or =, or + or − for a forfeit.
ben 1                        | ✗ 0-3 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
ben ott 1                    | ✗ 0-7 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
ott                          | ✗ 0-3 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
smith and jones 1-0          | Smith and Jones 1–0 O'Brien, Pat, match 2
Smith and Jones 0-1          | Smith and Jones 0–1 O'Brien, Pat, match 2
smith 1                      | Smith and Jones 1–0 O'Brien, Pat, match 2
jones =                      | Smith and Jones ½–½ O'Brien, Pat, match 2
smith-jones 1                | ✗ 0-11 There is no match or player smith-jones here. Look it up in the list.
smith & jones 1              | ✗ 6-15 “& jones 1” is not a result. Type 1, 0 or =, or + or − for a forfeit.
and 1                        | Smith and Jones 1–0 O'Brien, Pat, match 2
o'brien 1                    | Smith and Jones 0–1 O'Brien, Pat, match 2
O’Brien 1                    | Smith and Jones 0–1 O'Brien, Pat, match 2
obrien 1                     | Smith and Jones 0–1 O'Brien, Pat, match 2
brien =                      | Smith and Jones ½–½ O'Brien, Pat, match 2
pat o'brien +-               | Smith and Jones −:+ O'Brien, Pat, match 2, by forfeit
pat                          | … Smith and Jones (White) v O'Brien, Pat: type the result
jean 1                       | Jean-Luc Picard-Smith 1–0 محمد صلاح الدين, match 3
jean-luc 1                   | Jean-Luc Picard-Smith 1–0 محمد صلاح الدين, match 3
luc 1                        | Jean-Luc Picard-Smith 1–0 محمد صلاح الدين, match 3
picard 1                     | Jean-Luc Picard-Smith 1–0 محمد صلاح الدين, match 3
picard-smith 1               | Jean-Luc Picard-Smith 1–0 محمد صلاح الدين, match 3
Jean‑Luc 1                   | Jean-Luc Picard-Smith 1–0 محمد صلاح الدين, match 3
محمد 1-0                     | Jean-Luc Picard-Smith 0–1 محمد صلاح الدين, match 3
محمد صلاح الدين 1-0          | Jean-Luc Picard-Smith 0–1 محمد صلاح الدين, match 3
صلاح =                       | Jean-Luc Picard-Smith ½–½ محمد صلاح الدين, match 3
7 ravens 1                   | Anna Berg 0–1 7 Ravens, match 4
ravens 1                     | Anna Berg 0–1 7 Ravens, match 4
7 Ravens                     | … Anna Berg (White) v 7 Ravens: type the result
7 r                          | ✗ 0-1 Match 7 cannot take a result yet: its round or its players are still to come.
7 1                          | ✗ 0-1 Match 7 cannot take a result yet: its round or its players are still to come.
7 0                          | ✗ 0-1 Match 7 cannot take a result yet: its round or its players are still to come.
lukasz 1                     | Łukasz Żak 1–0 Team 1, match 5
Łukasz 1                     | Łukasz Żak 1–0 Team 1, match 5
zak =                        | Łukasz Żak ½–½ Team 1, match 5
żak =                        | Łukasz Żak ½–½ Team 1, match 5
team 1 1                     | Łukasz Żak 0–1 Team 1, match 5
team 1                       | … Łukasz Żak (White) v Team 1: type the result
team =                       | Łukasz Żak ½–½ Team 1, match 5
ann 1                        | ✗ 0-3 “ann” can be Ann #11 or Ann #12. Which one?
ann #11 1                    | Ann #11 1–0 Ann #12, match 6
ann #12 0                    | Ann #11 1–0 Ann #12, match 6
ann v ann 1                  | ✗ 0-9 “ann v ann” can be Ann #11 or Ann #12. Which one?
anna müller v ann 1          | ✗ 0-11 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
ben ott anna berg 1          | ✗ 0-12 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
anna v ben =                 | ✗ 7-10 “ben” does not play in match 4. Anna Berg and 7 Ravens do.
anna berg - smith 1          | ✗ 12-19 “smith 1” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
nobody 1                     | ✗ 0-6 There is no match or player nobody here. Look it up in the list.
annna 1                      | ✗ 0-5 There is no match or player annna here. Did you mean Anna Müller?
bn ott 1                     | ✗ 0-2 There is no match or player bn here. Look it up in the list.
u                            | Undo the last command
U                            | Undo the last command
undo                         | Undo the last command
redo                         | Redo what was undone
y                            | Redo what was undone
u 1                          | ✗ 0-1 There is no match or player u here. Look it up in the list.
undo 2                       | ✗ 0-4 There is no match or player undo here. Look it up in the list.
forfeit 2                    | … Who did not come? Smith and Jones or O'Brien, Pat.
2 absent                     | … Who did not come? Smith and Jones or O'Brien, Pat.
2 absent ben                 | ✗ 9-12 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
2 forfeit ben                | ✗ 10-13 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
forfeit 2 ben                | ✗ 10-13 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
2 absent zak                 | ✗ 9-12 “zak” does not play in match 2. Smith and Jones and O'Brien, Pat do.
2 absent ben zak             | ✗ 9-16 “ben zak” does not play in match 2. Smith and Jones and O'Brien, Pat do.
absent 2 ben                 | ✗ 9-12 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
ben absent                   | ✗ 0-3 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
ben fehlt                    | ✗ 0-3 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
2 fehlt ben                  | ✗ 8-11 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
2 forfait ben                | ✗ 10-13 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
2 kampflos                   | … Who did not come? Smith and Jones or O'Brien, Pat.
2 absent nobody              | ✗ 9-15 “nobody” does not play in match 2. Smith and Jones and O'Brien, Pat do.
cancel 2                     | Cancelled, match 2
2 cancel                     | Cancelled, match 2
2 cancelled                  | Cancelled, match 2
2 abgesagt                   | Cancelled, match 2
2 annulé                     | Cancelled, match 2
cancel                       | ✗ 0-6 There is no match or player cancel here. Look it up in the list.
cancel 2 ben                 | ✗ 9-12 “ben” is too much: a cancelled match needs its number only.
cancel ben                   | ✗ 7-10 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
rule 2 ben                   | ✗ 7-10 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
2 rule ben                   | ✗ 7-10 “ben” does not play in match 2. Smith and Jones and O'Brien, Pat do.
rule 2 =                     | Drawn by ruling, match 2
2 rule ben zak               | ✗ 7-14 “ben zak” does not play in match 2. Smith and Jones and O'Brien, Pat do.
1 absent anna                | ✗ 0-1 Match 1 is already decided: Anna Müller 1–0 Ben Ott.
rule 99 ben                  | ✗ 8-11 “ben” does not play in match 99. Ann #11 and Smith and Jones do.
2 1 ; 3 1                    | ✗ 4-9 “; 3 1” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 <script>                   | ✗ 2-10 “<script>” is not a result. Type 1, 0 or =, or + or − for a forfeit.
💥                           | ✗ 0-2 There is no match 💥 here. Look up the number in the list.
2 💥                         | ✗ 2-4 “💥” is not a result. Type 1, 0 or =, or + or − for a forfeit.
''                           | ✗ 0-2 There is no match '' here. Look up the number in the list.
"                            | ✗ 0-1 There is no match  here. Look up the number in the list.
"" 1                         | ✗ 0-2 There is no match  here. Look up the number in the list.
////                         | ✗ 0-4 There is no match //// here. Look up the number in the list.
/1 1                         | ✗ 0-2 There is no match /1 here. Look up the number in the list.
2 /                          | … Smith and Jones (White) v O'Brien, Pat: type the result
half                         | ✗ 0-4 There is no match or player half here. Look it up in the list.
2 ab                         | ✗ 2-4 “ab” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 35-12                      | ✗ 2-7 “35-12” is not a result. Type 1, 0 or =, or + or − for a forfeit.
2 1 ٣                        | ✗ 4-5 “٣” is not understood. After the result comes the time it ended, for example 14:32, or the moves, for example m41.
2 １４：３２ | … Smith and Jones (White) v O'Brien, Pat: type the result
2 = １４：３２ | Smith and Jones ½–½ O'Brien, Pat, match 2, ended at 14:32
3 محمد                       | ✗ 2-6 “محمد” is not a result. Type 1, 0 or =, or + or − for a forfeit.
anna v zak =                 | ✗ 7-10 “zak” does not play in match 4. Anna Berg and 7 Ravens do.
smith v obrien 1-0           | Smith and Jones 1–0 O'Brien, Pat, match 2
obrien v smith 1-0           | Smith and Jones 0–1 O'Brien, Pat, match 2
o'brien smith ½              | Smith and Jones ½–½ O'Brien, Pat, match 2
picard-smith v محمد 0-1      | Jean-Luc Picard-Smith 0–1 محمد صلاح الدين, match 3
4 absent anna                | Anna Berg did not come, match 4
4 absent berg                | Anna Berg did not come, match 4
anna berg absent             | Anna Berg did not come, match 4
absent ravens                | 7 Ravens did not come, match 4
4 absent anna ravens         | Anna Berg and 7 Ravens did not come, match 4
ravens forfeit               | 7 Ravens did not come, match 4
cancel 4 anna                | ✗ 9-13 “anna” is too much: a cancelled match needs its number only.
cancel anna berg             | Cancelled, match 4
rule 4 anna                  | Anna Berg wins by ruling, match 4
4 rule =                     | Drawn by ruling, match 4
4 entscheid anna             | Anna Berg wins by ruling, match 4
rule 4                       | … Who wins by ruling? Anna Berg or 7 Ravens.
4 décision ravens            | 7 Ravens wins by ruling, match 4
absent                       | ✗ 0-6 There is no match or player absent here. Look it up in the list.
rule                         | ✗ 0-4 There is no match or player rule here. Look it up in the list.
forfeit anna b               | Anna Berg did not come, match 4
2 1-0 14:32 m40 f2           | Smith and Jones 1–0 O'Brien, Pat, match 2, ended at 14:32, 40 moves, 2 to finish
2 f2                         | … Smith and Jones (White) v O'Brien, Pat: type the result
2 m40                        | … Smith and Jones (White) v O'Brien, Pat: type the result
11 absent zak                | ✗ 10-13 “zak” does not play in match 11. 7 Ravens and Ann #11 do.
`,
  hybrid: `
1 1                          | P1 1–0 P6, match Q1.1, 10 min
q1.1 1                       | P1 1–0 P6, match Q1.1, 10 min
Q1.1 1                       | P1 1–0 P6, match Q1.1, 10 min
Q1.1=                        | P1 ½–½ P6, match Q1.1, 10 min
q1.1/1 0                     | P1 0–1 P6, match Q1.1, 10 min
Q1.1/2 0                     | ✗ 4-6 That game of match Q1.1 is not open. Open is game 1.
.1 1                         | ✗ 0-2 There is no match .1 here. Look up the number in the list.
1.1 1                        | ✗ 0-3 There is no match 1.1 here. Look up the number in the list.
Q1.4 1                       | ✗ 0-4 There is no match or player Q1.4 here. Look it up in the list.
Q2.1 1                       | ✗ 0-4 There is no match or player Q2.1 here. Look it up in the list.
q9 1                         | ✗ 0-2 There is no match or player q9 here. Look it up in the list.
p1 1                         | P1 1–0 P6, match Q1.1, 10 min
P1 0                         | P1 0–1 P6, match Q1.1, 10 min
p 1                          | ✗ 0-1 “p” can be several matches: Q1.1, Q1.2 and Q1.3. Which one?
P6 +-                        | P1 −:+ P6, match Q1.1, 10 min, by forfeit
p1 p4 1                      | ✗ 3-5 “p4” does not play in match Q1.1. P1 and P6 do.
p4 p1 1                      | ✗ 3-5 “p1” does not play in match Q1.3. P3 and P4 do.
1 = 14:32                    | P1 ½–½ P6, match Q1.1, 10 min, ended at 14:32
2 +- m1                      | P2 +:− P5, match Q1.2, 10 min, by forfeit, 1 move
`,
  diagonal: `
d1.1 1                       | A 1–0 B, match D1.1, game 1
D1.1/2 1                     | B 1–0 A, match D1.1, game 2
1/2 1                        | B 1–0 A, match D1.1, game 2
1/2 1/2                      | B ½–½ A, match D1.1, game 2
1/3 1                        | ✗ 1-3 That game of match D1.1 is not open. Open are games 1 and 2.
1 1                          | A 1–0 B, match D1.1, game 1
a 1-0                        | ✗ 0-1 “a” can be several matches: D1.1 and D1.2. Which one?
a b 1                        | A 1–0 B, match D1.1, game 1
b a 1                        | B 1–0 A, match D1.1, game 2
1 1 m30                      | A 1–0 B, match D1.1, game 1, 30 moves
1/2 0 m41 f3                 | B 0–1 A, match D1.1, game 2, 41 moves, 3 to finish
`,
  cup: `
1 1                          | E1 1–0 E4, match 1, game 1, pair 1 from opening 1
1/1 =                        | E1 ½–½ E4, match 1, game 1, pair 1 from opening 1
1/2 =                        | E4 ½–½ E1, match 1, game 2, pair 1 from opening 1
2/9 1                        | ✗ 1-3 That game of match 2 is not open. Open are games 1 and 2.
e1 1                         | E1 1–0 E4, match 1, game 1, pair 1 from opening 1
E4 1                         | E1 0–1 E4, match 1, game 1, pair 1 from opening 1
1 r                          | E1 ½–½ E4, match 1, game 1, pair 1 from opening 1
`,
  bridge: `
1                            | … a T1 and b T8: type the IMPs, for example 34-21
1 35-12                      | T1 35–12 T8, match 1
1 35:12                      | T1 35–12 T8, match 1
1 35–12                      | T1 35–12 T8, match 1
1 35 - 12                    | T1 35–12 T8, match 1
1 35 12                      | ✗ 2-7 “35 12” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 35                         | ✗ 2-4 “35” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 35-                        | ✗ 2-5 “35-” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 0-0                        | T1 0–0 T8, match 1
1 9999-0                     | T1 9999–0 T8, match 1
1 10000-0                    | ✗ 2-9 “10000-0” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 -3-4                       | ✗ 2-6 “-3-4” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 3.5-1                      | ✗ 2-7 “3.5-1” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 1-0                        | T1 1–0 T8, match 1
1 =                          | ✗ 2-3 “=” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 ½                          | ✗ 2-3 “½” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 +-                         | ✗ 2-4 “+-” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 20-8 h1                    | T1 20–8 T8, match 1, first half
1 h1 20-8                    | T1 20–8 T8, match 1, first half
1 20-8 H2                    | T1 20–8 T8, match 1, second half
1 20-8 h3                    | ✗ 7-9 “h3” is not understood. Beside the IMPs come the letters of two teams, for example ab, and h1 or h2 for a half.
1 ab 20-8                    | T1 20–8 T8, match 1
1 ba 20-8                    | T8 20–8 T1, match 1
1 BA 20-8                    | T8 20–8 T1, match 1
1 ac 20-8                    | … Which two teams? Type their letters and the IMPs, for example ab 38-24: a T1 and b T8.
1 aa 20-8                    | … Which two teams? Type their letters and the IMPs, for example ab 38-24: a T1 and b T8.
1 a 20-8                     | ✗ 2-8 “a 20-8” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 20-8 14:32                 | T1 20–8 T8, match 1, ended at 14:32
1 20-8 14:99                 | ✗ 7-12 “14:99” is not a time. Type it as the clock shows it, for example 14:32.
1 20-8 20-8                  | ✗ 7-11 “20-8” is not understood. Beside the IMPs come the letters of two teams, for example ab, and h1 or h2 for a half.
1 x                          | ✗ 2-3 “x” is not a result. Type the IMPs, for example 34-21, and h1 or h2 for a half.
1 20-8 x                     | ✗ 7-8 “x” is not understood. Beside the IMPs come the letters of two teams, for example ab, and h1 or h2 for a half.
t1 20-8                      | T1 20–8 T8, match 1
t8 20-8                      | T8 20–8 T1, match 1
t8 t1 20-8                   | T8 20–8 T1, match 1
t1 v t8 20-8                 | T1 20–8 T8, match 1
t1 t2 20-8                   | ✗ 3-5 “t2” does not play in match 1. T1 and T8 do.
T1                           | … a T1 and b T8: type the IMPs, for example 34-21
1 absent t8                  | T8 did not come, match 1
rule 1 t8                    | T8 wins by ruling, match 1
rule 1 =                     | Drawn by ruling, match 1
cancel 1                     | Cancelled, match 1
1/2 20-8                     | ✗ 1-3 “/2” is not understood. Beside the IMPs come the letters of two teams, for example ab, and h1 or h2 for a half.
`,
  'three-way': `
1                            | … a T1, b T5 and c T9: type the IMPs, for example 34-21
1 38-24                      | … Which two teams? Type their letters and the IMPs, for example ab 38-24: a T1, b T5 and c T9.
1 ab                         | … a T1, b T5 and c T9: type the IMPs, for example 34-21
1 ab 38-24                   | T1 38–24 T5, match 1
1 AB 38-24 h1                | T1 38–24 T5, match 1, first half
1 ca 38-24                   | T9 38–24 T1, match 1
1 cb 10-20 h2                | T9 10–20 T5, match 1, second half
1 ad 1-2                     | … Which two teams? Type their letters and the IMPs, for example ab 38-24: a T1, b T5 and c T9.
t1 38-24                     | … Which two teams? Type their letters and the IMPs, for example ab 38-24: a T1, b T5 and c T9.
t1 t5 38-24                  | T1 38–24 T5, match 1
t9 t1 20-10                  | T9 20–10 T1, match 1
1 absent t1                  | T1 did not come, match 1
1 rule t1                    | T1 wins by ruling, match 1
1 rule t1 t5                 | T1 and T5 advance by ruling, match 1
2 20-8                       | … Which two teams? Type their letters and the IMPs, for example ab 38-24: a T2, b T6 and c T7.
`,
}

const rowsOf = (table: string): (readonly [string, string])[] =>
  table
    .split('\n')
    .filter((row) => row.includes(' | '))
    .map((row) => {
      const at = row.indexOf(' | ')
      return [row.slice(0, at).trimEnd(), row.slice(at + 3)]
    })

describe.each(Object.keys(tables))('%s', (name) => {
  const sheet = sheetOf(
    (
      halls[name] ??
      (() => {
        throw new Error(name)
      })
    )(),
  )
  test.each(rowsOf(tables[name] ?? ''))('"%s" is: %s', (line, read) =>
    expect(readingText(readLine(sheet, line, { now }))).toBe(read),
  )
})

test('spaces, tabs and marks of direction change nothing', () => {
  const sheet = sheetOf((halls['league'] as () => never)())
  const read = (line: string) => readingText(readLine(sheet, line, { now }))
  for (const line of ['  2   1  ', '\t2\t1', '2 1\u00A0', '2\u20031']) expect(read(line)).toBe(read('2 1'))
  expect(read('\u2067محمد\u2069 1')).toBe(read('محمد 1'))
})
