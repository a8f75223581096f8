/** Parses a rule book: sections with numbered rules, and the text between them. */
import { lexer, type Token, type Tokens } from 'marked'

export interface Rule {
  readonly number: string
  /** The question, in books that ask one first. */
  readonly question: readonly Token[]
  readonly text: readonly Token[]
  readonly why: readonly Token[]
  /** The text to search. */
  readonly words: string
}

export type SectionPart =
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | { readonly kind: 'text'; readonly token: Token }

export interface Section {
  readonly id: string
  readonly title: string
  readonly parts: readonly SectionPart[]
}

export interface ParsedRuleBook {
  readonly title: string
  readonly opening: readonly SectionPart[]
  readonly sections: readonly Section[]
}

export function parseRuleBook(markdown: string): ParsedRuleBook {
  const sections: { id: string; title: string; parts: SectionPart[] }[] = []
  const opening: SectionPart[] = []
  let title = ''
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 1) title = (token as Tokens.Heading).text
    else if (token.type === 'heading') sections.push(sectionFrom(token as Tokens.Heading, sections.length))
    else if (token.type !== 'space') (sections.at(-1)?.parts ?? opening).push(partFrom(token))
  }
  return { title, opening, sections }
}

const sectionFrom = ({ text }: Tokens.Heading, index: number) => ({ id: `part-${index + 1}`, title: text, parts: [] })

function partFrom(token: Token): SectionPart {
  if (token.type !== 'table' || !isRuleTable(token as Tokens.Table)) return { kind: 'text', token }
  return { kind: 'rules', rules: (token as Tokens.Table).rows.map(ruleFrom) }
}

const numberShape = /^[A-Z]{3}-S?\d+[a-z]?$/

const isRuleTable = ({ rows }: Tokens.Table): boolean => rows.every(([first]) => numberShape.test(first?.text ?? ''))

/** Two columns: number and rule. Four: number, question, decision, why. */
function ruleFrom(row: readonly Tokens.TableCell[]): Rule {
  const [number, second, third, fourth] = row
  const isAsked = third !== undefined
  return {
    number: number?.text ?? '',
    question: isAsked ? (second?.tokens ?? []) : [],
    text: (isAsked ? third : second)?.tokens ?? [],
    why: fourth?.tokens ?? [],
    words: row
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase(),
  }
}

/** A number finds rules by number, words find them by text. */
export function holds(rule: Rule, find: string): boolean {
  const text = find.trim().toLowerCase()
  if (/^\d+[a-z]?$/.test(text)) return rule.number.toLowerCase().endsWith(`-${text}`)
  return text.split(/\s+/).every((word) => rule.words.includes(word))
}

export const rulesIn = (parts: readonly SectionPart[]): readonly Rule[] =>
  parts.flatMap((part) => (part.kind === 'rules' ? part.rules : []))
