/** The rule book of a format: contents, search, and every rule at its number. */
import { useEffect, useId, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import {
  holds,
  type ParsedRuleBook,
  parseRuleBook,
  type Rule,
  rulesIn,
  type Section,
  type SectionPart,
} from './parse-rule-book.ts'
import { Block, Prose } from './prose.tsx'
import { ruleText } from './texts.ts'
import { words } from './words/messages.ts'

/** `rule`: the rule to open at; otherwise from the address. */
export function RuleBook({ format, rule }: { format: string; rule?: string }) {
  useWatched(address)
  const [tries, setTries] = useState(0)
  const opened = useBook(format, tries)
  const wanted = rule ?? address.hash
  useRuleInView(wanted, opened !== undefined)
  if (opened === undefined) return <p class="voice pencil">{words('rules-loading')}</p>
  if (opened === 'failed') {
    const again = (
      <button type="button" class="btn" onClick={() => setTries(tries + 1)}>
        {words('rules-again')}
      </button>
    )
    return <Empty action={again}>{words('rules-failed')}</Empty>
  }
  return <BookShown book={opened} wanted={wanted} />
}

function useBook(format: string, tries: number): ParsedRuleBook | 'failed' | undefined {
  const [opened, set] = useState<ParsedRuleBook | 'failed' | undefined>()
  useEffect(() => {
    let isGone = false
    set(undefined)
    ruleText(format).then(
      (text) => isGone || set(parseRuleBook(text)),
      () => isGone || set('failed'),
    )
    return () => {
      isGone = true
    }
  }, [format, tries])
  return opened
}

/** A link to a rule scrolls to it. */
function useRuleInView(wanted: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || wanted === '') return
    const place = document.getElementById(wanted)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [wanted, isOpen])
}

function BookShown({ book, wanted }: { book: ParsedRuleBook; wanted: string }) {
  const [find, setFind] = useState('')
  const known = [...book.opening, ...book.sections.flatMap(({ parts }) => parts)]
  const isElsewhere = /^[A-Z]{3}-/.test(wanted) && !rulesIn(known).some(({ number }) => number === wanted)
  const found = find.trim() === '' ? undefined : rulesIn(known).filter((rule) => holds(rule, find))
  return (
    <div class="book">
      <aside>
        <Finding find={find} onFind={setFind} count={found?.length} />
        <Contents sections={book.sections} />
      </aside>
      <div>
        {isElsewhere && <p class="notice voice">{words('rules-not-here', { rule: { rule: wanted } })}</p>}
        {found ? <Rules rules={found} wanted={wanted} /> : <Whole book={book} wanted={wanted} />}
        {found?.length === 0 && <Empty>{words('rules-nothing')}</Empty>}
      </div>
    </div>
  )
}

const Whole = ({ book, wanted }: { book: ParsedRuleBook; wanted: string }) => (
  <>
    <Parts parts={book.opening} wanted={wanted} />
    {book.sections.map((section) => (
      <section key={section.id} aria-labelledby={section.id}>
        <div class="section">
          <h2 id={section.id} tabIndex={-1}>
            {section.title}
          </h2>
        </div>
        <Parts parts={section.parts} wanted={wanted} />
      </section>
    ))}
  </>
)

interface FindingProps {
  readonly find: string
  readonly onFind: (find: string) => void
  readonly count: number | undefined
}

function Finding({ find, onFind, count }: FindingProps) {
  const id = useId()
  return (
    <search>
      <label class="field" for={id}>
        {words('rules-find')}
      </label>
      <input
        id={id}
        type="search"
        value={find}
        placeholder={words('rules-find-hint')}
        onInput={(event) => onFind(event.currentTarget.value)}
      />
      <p class="label" role="status">
        {count === undefined ? '' : words('rules-found', { count })}
      </p>
    </search>
  )
}

const Contents = ({ sections }: { sections: readonly Section[] }) => (
  <nav class="contents" aria-label={words('rules-contents')}>
    <ol>
      {sections.map(({ id, title, parts }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          <span class="label">{rangeOf(rulesIn(parts))}</span>
        </li>
      ))}
    </ol>
  </nav>
)

/** "LEA-1 – LEA-19". */
function rangeOf(rules: readonly Rule[]): string {
  const [first, last] = [rules[0], rules.at(-1)]
  if (!first || !last) return ''
  return first === last ? first.number : `${first.number} – ${last.number}`
}

const Parts = ({ parts, wanted }: { parts: readonly SectionPart[]; wanted: string }) => (
  <>
    {parts.map((part, index) =>
      part.kind === 'rules' ? (
        <Rules key={index} rules={part.rules} wanted={wanted} />
      ) : (
        <Block key={index} token={part.token} />
      ),
    )}
  </>
)

const Rules = ({ rules, wanted }: { rules: readonly Rule[]; wanted: string }) => (
  <ol class="ruled">
    {rules.map((rule) => (
      <li
        key={rule.number}
        id={rule.number}
        tabIndex={-1}
        class={rule.number === wanted ? 'here' : ''}
        {...(rule.number === wanted ? { 'aria-current': 'true' as const } : {})}
      >
        <a class="rule-no" href={`#${rule.number}`}>
          {rule.number}
        </a>
        <div>
          {rule.question.length > 0 && (
            <p class="question">
              <Prose tokens={rule.question} />
            </p>
          )}
          <p class="voice">
            <Prose tokens={rule.text} />
          </p>
          {rule.why.length > 0 && (
            <p class="because">
              <b>{words('rules-why')}</b> <Prose tokens={rule.why} />
            </p>
          )}
        </div>
      </li>
    ))}
  </ol>
)
