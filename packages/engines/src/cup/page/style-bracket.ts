/** The style of the bracket: cards like strips of a wall chart; solid lines are final, dashed ones pending. */
export const bracketStyle = `
.bracket { margin-top: 1.125rem; }
.bracket .scroll { border-top: 2px solid var(--print); max-height: max(30rem, 100vh - 3rem); overflow: auto; overscroll-behavior-x: contain; }
.tree { display: grid; grid-template-columns: repeat(var(--rounds), minmax(14rem, 1fr)); gap: 0 2.5rem; padding: 0 0.1875rem 0.5rem; min-width: max-content; max-width: calc(var(--rounds) * 44rem); }
.tree .col { display: grid; grid-template: 2.25rem 1fr / minmax(0, 1fr); min-width: 0; position: relative; }
.tree h3 { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.375rem 0; background: var(--paper); position: sticky; top: 0; z-index: 2; box-shadow: 1.25rem 0 0 var(--paper), -1.25rem 0 0 var(--paper); }
.tree .now > h3 { color: var(--ink); }
.tree ol { display: flex; flex-direction: column; }
.tree li { flex: 1 1 0; display: flex; align-items: center; position: relative; padding: 0.375rem 0; container-type: inline-size; }
.tree .col:not(:last-child) li::after { content: ''; position: absolute; right: -1.25rem; width: 1.25rem; border: 0 solid var(--print); border-right-width: 2px; }
.tree .col:not(:last-child) li:nth-child(odd)::after { top: 50%; bottom: 0; border-top-width: 2px; }
.tree .col:not(:last-child) li:nth-child(even)::after { top: 0; bottom: calc(50% - 2px); border-bottom-width: 2px; }
.tree .col:not(:first-child) li::before { content: ''; position: absolute; left: -1.25rem; width: 1.25rem; top: 50%; border-top: 2px solid var(--print); }
.tree .col:not(:last-child) li:not(.decided)::after { border-style: dashed; border-color: var(--edge); }
.tree .col:not(:first-child) li.waiting::before { border-top: 2px dashed var(--edge); }
.finished .tree .col:not(:last-child) li.path::after { border-right-width: 5px; }
.finished .tree .col:not(:last-child) li.path:nth-child(odd)::after { border-top-width: 5px; }
.finished .tree .col:not(:last-child) li.path:nth-child(even)::after { border-bottom-width: 5px; }
.finished .tree .col:not(:first-child) li.path::before { border-top-width: 5px; }
.match { flex: 1; min-width: 0; display: block; width: 100%; margin: 0; padding: 0; border: 0; border-top: 2px solid var(--print); border-bottom: 1px solid var(--line); border-radius: 0; background: var(--sheet); color: inherit; font: inherit; font-variant-numeric: inherit; text-align: left; cursor: pointer; }
.match:hover { box-shadow: var(--slip); position: relative; z-index: 1; }
.match.waiting { background: none; border-top: 2px dashed var(--edge); border-bottom: 1px dashed var(--edge); }
.match.live { border-top: 0.25rem solid var(--ink); background: var(--ink-wash); }
.match.asked { border-top: 0.25rem solid var(--red); background: var(--red-wash); }
.match .meta { display: flex; align-items: center; gap: 0.5rem; padding: 0 0.5rem; font-size: 0.75rem; color: var(--print-2); height: 1.5rem; white-space: nowrap; overflow: hidden; }
.match .meta b { color: var(--print); font-weight: 700; }
.match .stamp { min-height: 1.125rem; }
.seat { display: flex; align-items: center; gap: 0.5rem; height: 2rem; padding: 0 0.5rem; border-top: 1px solid var(--line); }
.match.waiting .seat + .seat { border-top-style: dashed; } .match.waiting .meta + .seat { border-top: 0; }
.seat .seed { min-width: 1.25rem; text-align: right; font-size: 0.75rem; color: var(--print-2); flex: none; }
.seat .name { flex: 1; min-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.seat .rating { font-size: 0.75rem; color: var(--pencil); flex: none; }
.seat .crashes { color: var(--red); font-weight: 700; font-size: 0.8125rem; flex: none; }
.seat.won .name, .seat.won .points { font-weight: 740; } .seat.lost { color: var(--print-2); } .seat.slot .name { color: var(--pencil); }
.seat .points { min-width: 1.75rem; text-align: right; font-size: 1.0625rem; font-weight: 600; flex: none; }
.seat .marks { display: none; flex: none; gap: 2px; }
.seat .marks i { display: inline-grid; place-items: center; width: 1.25rem; height: 1.25rem; font-style: normal; font-size: 0.75rem; font-weight: 560; border-radius: 1px; box-shadow: inset 0 0 0 1px var(--line); }
.seat .marks .b { background: var(--well); box-shadow: none; }
.match.live .marks .b { background: light-dark(#cfd5f5, #2d3868); } .match.live .marks .w { box-shadow: inset 0 0 0 1px var(--edge); }
.seat .tick { width: 0.875rem; height: 0.875rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2.25; }
@container (min-width: 19rem) { .seat .marks { display: flex; } }
@container (max-width: 15rem) { .seat .rating { display: none; } }
.with-third { min-height: 27rem; }
.third { position: absolute; left: 0; right: 0; bottom: 0.25rem; container-type: inline-size; }
.third h3 { position: static; box-shadow: none; padding: 0 0 0.25rem; color: var(--print-2); }
.deep { grid-template-columns: repeat(var(--rounds), minmax(13rem, 1fr)); gap: 0 2rem; font-size: 0.875rem; }
.deep li { padding: 0.25rem 0; }
.deep .match .meta { height: 1.25rem; }
.deep .seat { height: 1.5rem; gap: 0.375rem; }
.deep .col:not(:last-child) li::after { right: -1rem; width: 1rem; }
.deep .col:not(:first-child) li::before { left: -1rem; width: 1rem; }
@media (max-width: 48rem) {
  .bracket { margin-top: 1.125rem; }
.bracket .scroll { border-top: 2px solid var(--print); max-height: none; overflow: visible; }
  .tree { display: flex; flex-direction: column; gap: 0.75rem; min-width: 0; min-height: 0; max-width: none; padding: 0; }
  .finished .tree { flex-direction: column-reverse; }
  .tree .col { display: block; }
  .tree .col.now { order: -1; }
  .tree li::before, .tree li::after { display: none; }
  .tree ol { gap: 0.25rem; }
  .tree li { flex: none; }
  .tree li:has(.live), .tree li:has(.asked) { order: -1; }
  .third { position: static; padding-top: 0.5rem; }
  .seat, .deep .seat { height: 2.25rem; }
}
@media print {
  .bracket { margin-top: 1.125rem; }
.bracket .scroll { border-top: 2px solid var(--print); max-height: none; overflow: visible; }
  .tree { min-width: 0; gap: 0 1.25rem; grid-template-columns: repeat(var(--rounds), minmax(0, 1fr)); }
  .tree li { break-inside: avoid; padding: 0.1rem 0; }
  .tree h3 { position: static; box-shadow: none; }
  .seat { height: 1.5rem; gap: 0.25rem; padding: 0 0.25rem; } .seat .rating { display: none; }
  .tree .col:not(:last-child) li::after { right: -0.625rem; width: 0.625rem; }
  .tree .col:not(:first-child) li::before { left: -0.625rem; width: 0.625rem; }
}
`
