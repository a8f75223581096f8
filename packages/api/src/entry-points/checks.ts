/** Holds answers against the declared shapes, for development and tests. */
export { misfitIn } from '../checks/misfit.ts'
