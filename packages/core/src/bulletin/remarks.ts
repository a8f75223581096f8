/** Remarks shortened for a page: the first of each rule, and a count of the others. */
import type { Remark } from '../formats/views/views.ts'
import { message } from './words/messages.ts'

const most = 4

export function briefly(remarks: readonly Remark[]): Remark[] {
  const rules = [...new Set(remarks.map(({ rule }) => rule))]
  return rules.flatMap((rule) => {
    const own = remarks.filter((remark) => remark.rule === rule)
    if (own.length <= most + 1) return own
    return [...own.slice(0, most), { rule, says: [message('remark-more', { count: own.length - most })] }]
  })
}
