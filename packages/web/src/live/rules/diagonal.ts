export { diagonal as format } from '@arbiter/core'
