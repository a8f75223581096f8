/** Every route of the server: what it takes and what it answers. */
export {
  type Body,
  type Example,
  idempotencyHeader,
  isKey,
  type Method,
  methods,
  type RouteContent,
  type RouteDeclaration,
  type Success,
} from '../route.ts'
export { type AnswerTo, type Routes, routes } from '../routes/index.ts'
export { assetTypes, webTypes } from '../routes/pages.ts'
export { languageCodes } from '../routes/site.ts'
