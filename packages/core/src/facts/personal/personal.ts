/**
 * Keeps personal data separate from facts: names, clubs, captains, members and their numbers, notes and whole games, so
 * that a person can be erased from a tournament without breaking its log.
 */

import type { RecordedFact } from '../fact.ts'
import type { Seq } from '../ids.ts'
import type { Kind } from '../kind.ts'
import { Erasure, type Meant } from './erasure.ts'
import { type Replace, type TextsInFields, withTexts } from './texts.ts'

/** The personal texts of a fact by their places in it: `entrant.players.0.name`. */
export type Personal = Readonly<Record<string, string>>

declare const impersonal: unique symbol
/** A fact whose personal texts are kept separately; it must be put together before use. */
export interface Impersonal extends Pick<RecordedFact, 'seq' | 'at' | 'by' | 'key' | 'type'> {
  readonly [impersonal]: true
}

export interface Apart {
  readonly fact: Impersonal
  readonly personal?: Personal
}

/** New personal parts, by the facts they belong to. */
export interface ErasedPart {
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

  apart(fact: RecordedFact): Apart {
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
  together(impersonal: Impersonal, personal: Personal = {}): RecordedFact {
    const fact = impersonal as unknown as RecordedFact
    return isBare(fact) ? fact : this.rewritten(fact, (_, place) => personal[place])
  }

  /** The changed personal parts that erase an entrant, or one member of a team, from this log. */
  erased(log: readonly RecordedFact[], meant: Meant): ErasedPart[] {
    const erasing = new Erasure(log, meant)
    return log.flatMap((fact) => {
      const { personal } = this.apart(fact)
      if (!personal) return []
      const now = this.apart(this.rewritten(fact, (text, place) => erasing.said(fact, text, place))).personal ?? {}
      return JSON.stringify(now) === JSON.stringify(personal) ? [] : [{ seq: fact.seq, personal: now }]
    })
  }

  /** The same fact, its fields in the same order, with other personal texts. */
  private rewritten(fact: RecordedFact, replace: Replace): RecordedFact {
    return withTexts(fact, this.texts.get(fact.type) ?? {}, replace) as RecordedFact
  }
}

/** The most frequent fact, usually without personal texts. */
const isBare = (fact: RecordedFact): boolean => fact.type === 'game-finished' && fact.record === undefined
