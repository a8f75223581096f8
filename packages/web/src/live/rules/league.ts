export { league as format } from '@arbiter/core'
