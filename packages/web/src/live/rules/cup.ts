export { cup as format } from '@arbiter/core'
