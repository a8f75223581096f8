import { commandShape } from '@arbiter/api/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Schema, unbounded } from '../../core/test/unbounded.ts'
import type { Route } from '../src/api/call.ts'
import { routes } from '../src/api/routes/index.ts'

test('every text of every request has a maximum in its schema (H2)', () => {
  const found = Object.entries(routes as Record<string, Route>).flatMap(([name, { params, query, body }]) =>
    // The query of a page concerns the browser alone.
    [params, name.startsWith('page.') ? undefined : query, body].flatMap((each) =>
      // Commands are tested where they are declared.
      each instanceof z.ZodType && each !== commandShape
        ? unbounded(z.toJSONSchema(each, { io: 'input' }) as Schema, name)
        : [],
    ),
  )
  expect(found).toEqual([])
})
