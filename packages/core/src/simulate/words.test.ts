/** Every message of the simulations is said, in every language. */
import { expect, test } from 'vitest'
import { MessageCoverage } from '../../../../tools/message-coverage.ts'
import { saidInEveryLanguage } from '../../test/in-every-language.ts'
import type { EntrantId } from '../facts/ids.ts'
import { modelSays, noResults } from './models/spec.ts'
import { type Prior, priorSays } from './models/strengths.ts'

const suppose = [{ first: 'e1' as EntrantId, second: 'e2' as EntrantId, result: 'first' }] as const
const models = [{ kind: 'elo' }, { kind: 'engines' }, { kind: 'teams', suppose }] as const

const priors: readonly Prior[] = [1, 2, 5].flatMap((missing) => [
  { basis: 'ratings', whom: 'players', players: 5, missing, value: 1500 },
  { basis: 'ratings', whom: 'teams', players: 5, missing, value: 1500 },
  { basis: 'masterpoints', whom: 'teams', players: 5, missing, value: 250.25 },
])

test('how results are drawn, and what is assumed', () => {
  const reached = new MessageCoverage()
  for (const message of [...models.flatMap(modelSays), ...priors.flatMap(priorSays), noResults('teams')]) {
    reached.count(message)
    saidInEveryLanguage(message)
  }
  expect(reached.missing('packages/core/src/simulate')).toEqual([])
})
