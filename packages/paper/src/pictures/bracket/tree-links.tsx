/** The lines of a tree, in one drawing behind the cards. */
import { lineKinds, type TreeLines } from './tree-lines.ts'

export const TreeLinks = ({ lines, rows }: { readonly lines: TreeLines; readonly rows: number }) => (
  <svg class="links" viewBox={`0 0 1000 ${rows}`} preserveAspectRatio="none" aria-hidden="true">
    {lineKinds.map((kind) => lines[kind] !== '' && <path key={kind} class={kind} d={lines[kind]} />)}
  </svg>
)
