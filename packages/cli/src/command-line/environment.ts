/** The environment variables that the command reads; a test keeps the list complete. */
export const environment = {
  COLUMNS: 'Width of the pages, 40 to 400 columns; the width of the terminal unless given',
  NO_COLOR: 'Set to anything: no colours',
  TERM: 'Set to dumb: no colours',
  PATH: 'Folders in which chess engines are found',
  ARBITER_DATABASE:
    'The database of the server where --database is not given: a file or an address; it is in no list of processes',
  PGPASSWORD: 'Password for PostgreSQL, if the address of the database has none',
} as const
