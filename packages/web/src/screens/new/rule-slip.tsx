/** The number of a rule before there is a tournament: it opens the rule itself, as it is written down. */
import { useEffect, useState } from 'preact/hooks'
import { Slip } from '../../parts/slip.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { type RuleText as Book, ruleText } from '../rules/texts.ts'

const words = catalogue(
  {
    rule: (number: string) => `Rule ${number}`,
    close: 'Close',
    missing: 'The rule could not be loaded. It stands in the rules of the tournament once it is open.',
  },
  {
    rule: (number: string) => `Regel ${number}`,
    close: 'Schließen',
    missing: 'Die Regel konnte nicht geladen werden. Sie steht in den Regeln des Turniers, sobald es eröffnet ist.',
  },
)

export function RuleButton({ format, rule }: { format: string; rule: string }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" class="rule-no" aria-label={words.rule(rule)} onClick={() => open(true)}>
        {rule}
      </button>
      {isOpen && (
        <Slip title={words.rule(rule)} onClose={() => open(false)}>
          <RuleText format={format} rule={rule} />
          <button type="button" class="btn" onClick={() => open(false)}>
            {words.close} <kbd>Esc</kbd>
          </button>
        </Slip>
      )}
    </>
  )
}

function RuleText({ format, rule }: { format: string; rule: string }) {
  const [book, set] = useState<Book | 'missing' | undefined>()
  useEffect(() => {
    ruleText(format).then(set, () => set('missing'))
  }, [format])
  if (!book) return <p class="voice" aria-busy="true" />
  const cells = book === 'missing' ? [] : ruleIn(book.text, rule)
  if (book === 'missing' || cells.length === 0) return <p class="voice">{words.missing}</p>
  return (
    <div lang={book.language}>
      {cells.map((cell) => (
        <p key={cell} class="voice">
          {cell}
        </p>
      ))}
    </div>
  )
}

/** The row of its table: the question, the decision, the reason. Marks of emphasis fall away. */
function ruleIn(text: string, rule: string): readonly string[] {
  const row = text.split('\n').find((line) => line.startsWith(`| ${rule} |`))
  const cells = row?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(/[`_*]/g, '')) ?? []
  return cells.slice(2).filter((cell) => cell !== '')
}
