/** The JSON Schemas, made from what validates. */

export { describedIn, isSaid } from '../descriptions/described.ts'
export { describedBy, schemas } from '../schemas.ts'
