/** *Why?* beside anything the rules decided: the sentence, its rule, and the facts it rests on. */
import { isRefusal, namesIn, sentenceOf, why } from '@arbiter/core'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'
import { catalogue } from '../words/catalogue.ts'
import { said } from '../words/said.ts'
import { FactText } from './fact-text.tsx'
import { RuleNumber } from './rule.tsx'
import { Slip } from './slip.tsx'

const words = catalogue(
  { why: 'Why?', close: 'Close', rests: 'It rests on', more: (count: number) => `and ${count} more facts` },
  { why: 'Warum?', close: 'Schließen', rests: 'Grundlage', more: (count: number) => `und ${count} weitere Fakten` },
)

/** A chart that can be asked: the one of now, or one as it stood. */
export type Asked = Pick<Live, 'id' | 'tournament' | 'look'>

interface WhyProps {
  readonly live: Asked
  /** As `arbiter why` takes it: "7", "rank Ann", "seed Ann", "bye Ann 3", "tie Ann, Ben", "handicap 7", "champion". */
  readonly about: string
  /** Said of the button to those who do not see what stands beside it. */
  readonly label: string
  readonly children?: ComponentChildren
}

export function Why({ live, about, label, children }: WhyProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" class="btn bare why" aria-label={label} onClick={() => open(true)}>
        {children ?? words.why}
      </button>
      {isOpen && (
        <Slip title={label} onClose={() => open(false)}>
          <Reason live={live} about={about} />
          <button type="button" class="btn" onClick={() => open(false)}>
            {words.close} <kbd>Esc</kbd>
          </button>
        </Slip>
      )}
    </>
  )
}

const mostFacts = 12

/** The answer itself, where there is room for it. */
export function Reason({ live, about }: { live: Asked; about: string }) {
  const reason = why(live.tournament, about)
  if (isRefusal(reason)) return <p class="voice">{said(sentenceOf(reason))}</p>
  const names = live.look(namesIn)
  const shown = reason.facts.slice(0, mostFacts)
  return (
    <>
      <p class="voice">
        {said(reason.sentence)} <RuleNumber live={live} rule={reason.rule} />
      </p>
      {shown.length > 0 && (
        <>
          <p class="label">{words.rests}</p>
          <ol class="log">
            {shown.map((fact) => (
              <li key={fact.seq}>
                <a class="no" href={`${addresses.history(live.id)}#fact-${fact.seq}`}>
                  {fact.seq}
                </a>
                <span class="fact">
                  <FactText fact={fact} log={live.tournament.log} names={names} />
                </span>
              </li>
            ))}
          </ol>
          {reason.facts.length > mostFacts && <p class="label">{words.more(reason.facts.length - mostFacts)}</p>}
        </>
      )}
    </>
  )
}
