export { hybridKnockout as format } from '@arbiter/core'
