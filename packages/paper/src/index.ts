/** A tournament and its sheets as pages that stand alone: to print, hang up, send or publish. */

export { sheetPage } from './sheets/page.ts'
export { htmlPage } from './tournament/page.tsx'
