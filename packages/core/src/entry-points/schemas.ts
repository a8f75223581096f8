/** The JSON Schemas, made from what validates. */

export { describedIn, isSaid } from '../descriptions/schema-description.ts'
export { describedBy, schemas } from '../schemas.ts'
