/** The IMPs of two teams, reported by one of them, or the other side's figures confirmed. */
import type { BoardsToReport } from '@arbiter/core/bulletin'
import { readTyped } from '@arbiter/core/pen'
import { useId, useState } from 'preact/hooks'
import type { Claim } from './game-slip.tsx'
import { words } from './words/messages.ts'

interface ImpsFormProps {
  readonly todo: BoardsToReport
  readonly own: unknown
  readonly theirs: unknown
  readonly isBusy: boolean
  readonly onSay: (claim: Claim) => void
}

const figuresIn = (result: unknown): readonly [string, string] =>
  Array.isArray(result) ? [String(result[0]), String(result[1])] : ['', '']

export function ImpsForm({ todo, own, theirs, isBusy, onSay }: ImpsFormProps) {
  const [typed, type] = useState(figuresIn(own))
  const [isWrong, find] = useState(false)
  const id = useId()
  const { match, between, half, isOneOfSeveral } = todo
  const say = (imps: readonly number[]) =>
    onSay({
      match,
      imps: [imps[0] ?? 0, imps[1] ?? 0],
      ...(isOneOfSeveral ? { between } : {}),
      ...(half === undefined ? {} : { half }),
    })
  return (
    <form
      class="imps"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        const { numbers } = readTyped('numbers', typed.map((text) => text.trim()).join('-'), { now: Date.now() }).typed
        find(numbers === undefined)
        if (numbers) say(numbers)
      }}
    >
      {between.map((team, i) => (
        <p key={team}>
          <label class="field" for={`${id}-${i}`}>
            <bdi>{words('join-imps-imps', { team: { text: team } })}</bdi>
          </label>
          <input
            id={`${id}-${i}`}
            class="num"
            inputMode="numeric"
            autocomplete="off"
            required
            value={typed[i] ?? ''}
            onInput={({ currentTarget: { value } }) => type(i === 0 ? [value, typed[1]] : [typed[0], value])}
          />
        </p>
      ))}
      <p class="voice fault" role="alert">
        {isWrong ? words('join-imps-wrong') : ''}
      </p>
      <p class="acts">
        {Array.isArray(theirs) && own === undefined && (
          <button type="button" class="btn main" aria-disabled={isBusy} onClick={() => !isBusy && say(theirs)}>
            {words('join-imps-confirm', { score: { text: theirs.join('–') } })}
          </button>
        )}
        <button type="submit" class="btn" aria-disabled={isBusy}>
          {words('join-imps-say')}
        </button>
      </p>
    </form>
  )
}
