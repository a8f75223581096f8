/**
 * Reads what a director types: "7 1", "q6.7 =", "anna 1-0", "3 35-12", "7 absent ben", "u". Pure: the sheet and the line give the
 * reading, and nothing is recorded. What is not clear is asked for; nothing is repaired.
 */
import type { MatchId } from '../ids/ids.ts'
import { nearest } from '../words/nearest.ts'
import { gapIn, type MatchMeant, meantById, meantByNames, namedIn, spanOfMatch } from './match-meant.ts'
import { notSeated } from './no-report.ts'
import type { PenReading, PenReport, PenStop } from './pen-reading.ts'
import type { PenEntrant, PenMatch, PenSheet } from './pen-sheet.ts'
import { type Ruling, rulingCalled, stepCalled } from './pen-verb.ts'
import { readBoards } from './read-boards.ts'
import { readGame } from './read-game.ts'
import { readRuling } from './read-ruling.ts'
import { folded } from './typed-names.ts'
import { type PenTime, readTypedWords } from './typed-result.ts'
import { message } from './words/messages.ts'
import { spanOf, textOf, type Word, wordsOfLine } from './words-of-line.ts'

export function readLine(sheet: PenSheet, line: string, time: PenTime): PenReading {
  const words = wordsOfLine(line)
  const [first, ...others] = words
  if (!first) return { is: 'empty', says: [message('pen-empty')] }
  const step = stepCalled(line)
  if (step)
    return {
      is: 'command',
      command: { do: step },
      plain: { do: step },
      says: [message(step === 'undo' ? 'pen-undo' : 'pen-redo')],
    }
  const ruling = others.length > 0 ? rulingCalled(first.text) : undefined
  const reading = ruling && readWords(sheet, others, time, ruling)
  if (reading && !isUnknown(reading)) return reading
  return readWords(sheet, words, time)
}

const isUnknown = (reading: PenReading): boolean => reading.is === 'stopped' && reading.problem === 'no-such-match'

/** A name is looked for where the number of a match gives no sense: "7 ravens 1" are the Ravens. */
function readWords(sheet: PenSheet, words: readonly Word[], time: PenTime, ruling?: Ruling): PenReading {
  const meant = meantById(sheet, words)
  const byId = meant && readMatch(sheet, meant, time, ruling)
  if (byId && byId.is !== 'stopped') return byId
  const [named] = meantByNames(sheet, words).filter((each) => !byId || (each.words.length > 1 && isNearer(each, byId)))
  return (named && readMatch(sheet, named, time, ruling)) ?? byId ?? unknown(sheet, words, time)
}

const isNearer = (named: MatchMeant, { problem }: PenStop): boolean => named.isWhole || problem === 'not-a-result'

function readMatch(sheet: PenSheet, meant: MatchMeant, time: PenTime, first?: Ruling): PenReading {
  const [match, another] = meant.matches
  if (!match) return nothingFor(meant)
  if (another) return several(meant)
  const [word, ...rest] = meant.rest
  const ruling = first ?? (word && rulingCalled(word.text))
  if (ruling) return readRuling(ruling, match, first ? meant : { ...meant, rest })
  const reading = namesakes(match, meant) ?? readReport(match, meant, time)
  return stranger(sheet, match, meant, reading) ?? reading
}

const readReport = (match: PenMatch, meant: MatchMeant, time: PenTime): PenReading =>
  match.results === 'numbers' ? readBoards(match, meant, time) : readGame(match, meant, time)

/** Both sides of the match have the name that was typed. */
function namesakes({ seats }: PenMatch, meant: MatchMeant): PenStop | undefined {
  const [one = [], other = []] = meant.named
  const may = seats.filter((each) => one.includes(each) && !(other.length === 1 && other[0] === each))
  if (may.length < 2) return undefined
  const typed = { text: textOf(meant.words) }
  const choices = may.map((who) => ({ text: who.name, says: message('pen-meant', { meant: { text: who.name } }) }))
  return {
    is: 'stopped',
    problem: 'several',
    at: spanOfMatch(meant),
    says: [message('pen-several-names', { typed, who: may })],
    choices,
  }
}

/** After a name comes the name of somebody who plays elsewhere. */
function stranger(
  { entrants }: PenSheet,
  match: PenMatch,
  { named, rest }: MatchMeant,
  reading: PenReading,
): PenStop | undefined {
  if (named.length === 0 || reading.is !== 'stopped' || reading.problem !== 'not-a-result') return undefined
  const gap = gapIn(rest)
  const [other] = namedIn(rest.slice(gap), entrants)
  return other && notSeated(match, rest.slice(gap, gap + other.count))
}

function several(meant: MatchMeant): PenStop {
  const among = meant.matches.map(({ id }) => ({ match: id }))
  return {
    is: 'stopped',
    problem: 'several',
    at: spanOfMatch(meant),
    says: [message('pen-several', { typed: { text: textOf(meant.words) }, among })],
    choices: meant.matches.map(choiceOf),
  }
}

export const choiceOf = ({ id, seats }: PenMatch) => ({
  text: id,
  says: message('pen-choice', { match: { match: id }, who: seats }),
})

function nothingFor(meant: MatchMeant): PenStop {
  const [[who] = []] = meant.named
  const typed = { text: textOf(meant.words) }
  return {
    is: 'stopped',
    problem: 'waiting',
    at: spanOfMatch(meant),
    says: [who ? message('pen-nothing-for', { who }) : message('pen-no-match', { typed })],
  }
}

function unknown({ entrants }: PenSheet, words: readonly Word[], time: PenTime): PenStop {
  const [first, ...rest] = words
  const typed = first?.text ?? ''
  const meant = nameLike(typed, entrants)
  const told = { typed: { text: typed } }
  const plain = reportAsTyped(typed, rest, time)
  return {
    is: 'stopped',
    problem: 'no-such-match',
    at: spanOf(words.slice(0, 1)),
    says: [meant === undefined ? noMatch(told) : message('pen-no-match-meant', { ...told, meant: { text: meant } })],
    ...(meant === undefined
      ? {}
      : { choices: [{ text: meant, says: message('pen-meant', { meant: { text: meant } }) }] }),
    ...(plain ? { plain } : {}),
  }
}

const noMatch = (told: { readonly typed: { readonly text: string } }) =>
  /\p{L}/u.test(told.typed.text) ? message('pen-no-match', told) : message('pen-no-match-number', told)

/** The name with a word much like the one that was typed. */
function nameLike(typed: string, entrants: readonly PenEntrant[]): string | undefined {
  if (typed.length < 3 || /\p{N}/u.test(typed)) return undefined
  const wordsOf = (name: string) => folded(name).split(/[\s,'-]+/)
  const found = nearest(
    folded(typed),
    entrants.flatMap(({ name }) => wordsOf(name)),
  )
  return entrants.find(({ name }) => found !== undefined && wordsOf(name).includes(found))?.name
}

/** What was asked for, if there were such a match. */
function reportAsTyped(match: string, rest: readonly Word[], time: PenTime): PenReport | undefined {
  const [marks, numbers] = (['marks', 'numbers'] as const).map((kind) => readTypedWords(kind, rest, time))
  const asked = { do: 'report', match: match as MatchId } as const
  if (marks?.typed.result !== undefined && !marks.stoppedAt) return { ...asked, result: marks.typed.result }
  return numbers?.typed.numbers && !numbers.stoppedAt ? { ...asked, imps: numbers.typed.numbers } : undefined
}
