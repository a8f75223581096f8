/** The tables of a backup, with the columns each is ordered by. */

export interface Table {
  readonly key: readonly string[]
  readonly columns: readonly string[]
}

export const tables = {
  tournaments: {
    key: ['id'],
    columns: columns('id name format state visibility archived auto_pair salt edition entrants created_at changed_at'),
  },
  facts: { key: ['tournament', 'seq'], columns: columns('tournament seq fact sum') },
  personal: { key: ['tournament', 'seq'], columns: columns('tournament seq body sum') },
  keys: { key: ['tournament', 'key'], columns: columns('tournament key hash') },
  contacts: { key: ['tournament', 'entrant'], columns: columns('tournament entrant body') },
  people: { key: ['id'], columns: columns('id name created_at erased_at') },
  grants: { key: ['person', 'scope'], columns: columns('person scope role given_at given_by') },
  secrets: {
    key: ['hash'],
    columns: columns(
      'hash id kind person scope role entrant label created_at created_by expires_at used_at revoked_at',
    ),
  },
  claims: {
    key: ['tournament', 'meeting', 'entrant'],
    columns: columns('tournament meeting entrant body claimed_at'),
  },
  cups: { key: ['tournament'], columns: columns('tournament plan state changed_at changed_by') },
  settings: { key: ['name'], columns: columns('name value') },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]

function columns(names: string): readonly string[] {
  return names.split(' ')
}
