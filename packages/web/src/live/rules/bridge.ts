export { bridgeKnockout as format } from '@arbiter/core'
