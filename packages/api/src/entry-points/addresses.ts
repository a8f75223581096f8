/** Every address of the server: of its pages, and of the routes of its API. */
export { filled, type ParamsIn, paramsIn } from '../addresses/address.ts'
export {
  cachedPages,
  isOfTournament,
  type PageName,
  type PagePath,
  pageNames,
  pagePaths,
} from '../addresses/pages.ts'
export {
  addressOf,
  type MethodOf,
  type PageRoute,
  type PathOf,
  pageRoute,
  type RouteName,
  routeAddresses,
  routeNames,
} from '../addresses/routes.ts'
export { type AddressSource, addressSources, isSiteAddress, parseSiteAddress } from '../addresses/site.ts'
