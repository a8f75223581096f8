/** Session settings: synchronous commits, integers as numbers, booleans as 0 or 1. */
import { type ClientBase, type PoolClient, types } from 'pg'

/** Commits are on disk whatever the server's default; stricter settings than `on` are kept. */
export async function syncEveryCommit(client: ClientBase): Promise<void> {
  await client.query(`select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') = 'off'`)
}

export async function onlyRead(client: ClientBase): Promise<void> {
  await client.query('set default_transaction_read_only = on')
}

/** Returns a connection to the pool, rolled back if needed; a broken one is discarded. */
export async function giveBack(client: PoolClient): Promise<void> {
  try {
    if (client.getTransactionStatus() !== 'I') await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

const { BOOL, INT8, NUMERIC } = types.builtins

export const numbersNotTexts = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (type === INT8 || type === NUMERIC) return Number
    if (type === BOOL) return (text: string) => (text === 't' ? 1 : 0)
    return types.getTypeParser(type, format as 'text')
  },
}

/** The address without anything that may be a password, however it is written. */
export function withoutPassword(address: string): string {
  const [, start, rest] = /^(postgres(?:ql)?:\/\/)(.*)$/s.exec(address) ?? []
  if (start === undefined || rest === undefined) return address
  const [place = '', ...query] = rest.split('?')
  const at = place.lastIndexOf('@')
  const user = at < 0 ? '' : `${place.slice(0, at).split(':')[0]}@`
  return `${start}${user}${place.slice(at + 1)}${query.length > 0 ? '?…' : ''}`
}
