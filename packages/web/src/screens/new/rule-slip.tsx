/** A rule number before the tournament exists: it opens the rule itself. */
import { useEffect, useState } from 'preact/hooks'
import { Slip } from '../../parts/slip.tsx'
import { ruleText } from '../rules/texts.ts'
import { words } from './words/messages.ts'

export function RuleButton({ format, rule }: { format: string; rule: string }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button
        type="button"
        class="rule-no"
        aria-label={words('new-rule', { number: { rule } })}
        onClick={() => open(true)}
      >
        {rule}
      </button>
      {isOpen && (
        <Slip title={words('new-rule', { number: { rule } })} onClose={() => open(false)}>
          <RuleText format={format} rule={rule} />
          <button type="button" class="btn" onClick={() => open(false)}>
            {words('new-close')} <kbd>Esc</kbd>
          </button>
        </Slip>
      )}
    </>
  )
}

function RuleText({ format, rule }: { format: string; rule: string }) {
  const [cells, set] = useState<readonly string[] | undefined>()
  useEffect(() => {
    ruleText(format).then(
      (text) => set(ruleIn(text, rule)),
      () => set([]),
    )
  }, [format, rule])
  if (!cells) return <p class="voice" aria-busy="true" />
  if (cells.length === 0) return <p class="voice">{words('new-rule-missing')}</p>
  return (
    <>
      {cells.map((cell) => (
        <p key={cell} class="voice">
          {cell}
        </p>
      ))}
    </>
  )
}

/** The row of its table: the question, the decision, the reason. Emphasis is dropped. */
function ruleIn(text: string, rule: string): readonly string[] {
  const row = text.split('\n').find((line) => line.startsWith(`| ${rule} |`))
  const cells = row?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(/[`_*]/g, '')) ?? []
  return cells.slice(2).filter((cell) => cell !== '')
}
