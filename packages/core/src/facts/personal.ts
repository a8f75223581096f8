/**
 * Keeps personal data separate from facts: names, clubs, captains, members and their numbers, notes and whole games, so
 * that a person can be erased from a tournament without breaking its log.
 */
import { Erasing, type Meant } from './erasing.ts'
import type { Recorded } from './fact.ts'
import type { Seq } from './ids.ts'
import type { Kind } from './kind.ts'
import { type Replace, type TextsInFields, withTexts } from './texts.ts'

/** The personal texts of a fact by their places in it: `entrant.players.0.name`. */
export type Personal = Readonly<Record<string, string>>

declare const impersonal: unique symbol
/** A fact whose personal texts are kept separately; it must be put together before use. */
export interface Impersonal extends Pick<Recorded, 'seq' | 'at' | 'by' | 'key' | 'type'> {
  readonly [impersonal]: true
}

export interface Apart {
  readonly fact: Impersonal
  readonly personal?: Personal
}

/** New personal parts, by the facts they belong to. */
export interface Erased {
  readonly seq: Seq
  readonly personal: Personal
}

/** Separates facts of these kinds from their personal texts, and puts them together again. */
export class PersonalData {
  private readonly texts: ReadonlyMap<string, TextsInFields>

  constructor(kinds: readonly Kind[]) {
    const texts = new Map<string, TextsInFields>()
    for (const { type, personal } of kinds) texts.set(type, { ...texts.get(type), ...personal })
    this.texts = texts
  }

  apart(fact: Recorded): Apart {
    if (isBare(fact)) return { fact: fact as unknown as Impersonal }
    const personal: Record<string, string> = {}
    const blank = this.rewritten(fact, (text, place) => {
      personal[place] = text
      return ''
    })
    const isNone = Object.keys(personal).length === 0
    return isNone ? { fact: fact as unknown as Impersonal } : { fact: blank as unknown as Impersonal, personal }
  }

  /** The original fact, byte for byte, without erased texts. */
  together(impersonal: Impersonal, personal: Personal = {}): Recorded {
    const fact = impersonal as unknown as Recorded
    return isBare(fact) ? fact : this.rewritten(fact, (_, place) => personal[place])
  }

  /** The changed personal parts that erase an entrant, or one member of a team, from this log. */
  erased(log: readonly Recorded[], meant: Meant): Erased[] {
    const erasing = new Erasing(log, meant)
    return log.flatMap((fact) => {
      const { personal } = this.apart(fact)
      if (!personal) return []
      const now = this.apart(this.rewritten(fact, (text, place) => erasing.said(fact, text, place))).personal ?? {}
      return JSON.stringify(now) === JSON.stringify(personal) ? [] : [{ seq: fact.seq, personal: now }]
    })
  }

  /** The same fact, its fields in the same order, with other personal texts. */
  private rewritten(fact: Recorded, replace: Replace): Recorded {
    return withTexts(fact, this.texts.get(fact.type) ?? {}, replace) as Recorded
  }
}

/** The most frequent fact, usually without personal texts. */
const isBare = (fact: Recorded): boolean => fact.type === 'game-finished' && fact.record === undefined
