/** The style of the tree: cards like the strips of a wall chart; solid lines are settled, dashed lines to come. */
export const bracketStyle = `
[data-rounds='1'] { --rounds: 1; } [data-rounds='2'] { --rounds: 2; } [data-rounds='3'] { --rounds: 3; } [data-rounds='4'] { --rounds: 4; } [data-rounds='5'] { --rounds: 5; }
.tree { display: grid; grid-template-columns: repeat(var(--rounds), minmax(var(--card, 13.5rem), 1fr)); gap: 0 2.5rem; padding: 0.25rem 0 0.75rem; max-width: calc(var(--rounds) * 26rem); }
.tree.deep { --card: 12.5rem; }
.tree .col { display: grid; grid-template: 2.25rem 1fr / minmax(0, 1fr); min-width: 0; }
.tree h3 { justify-content: start; gap: 0.5rem; align-items: baseline; }
.tree ol { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; }
.tree li { flex: 1 1 0; display: flex; align-items: center; position: relative; padding: 0.375rem 0; }
.tree li > .match { flex: 1; min-width: 0; }
.tree .col:not(:last-child) li::after { content: ''; position: absolute; right: -1.25rem; width: 1.25rem; border-right: 2px solid var(--print); }
.tree .col:not(:last-child) li:nth-child(odd)::after { top: 50%; bottom: 0; border-top: 2px solid var(--print); }
.tree .col:not(:last-child) li:nth-child(even)::after { top: 0; bottom: calc(50% - 2px); border-bottom: 2px solid var(--print); }
.tree .col:not(:first-child) li::before { content: ''; position: absolute; left: -1.25rem; width: 1.25rem; top: 50%; border-top: 2px solid var(--print); }
.tree .col:not(:last-child) li:not(.decided)::after { border-style: dashed; border-color: var(--edge); border-left: 0; }
.tree .col:not(:last-child) li:nth-child(odd):not(.decided)::after { border-bottom: 0; }
.tree .col:not(:last-child) li:nth-child(even):not(.decided)::after { border-top: 0; }
.tree .col:not(:first-child) li.waiting::before { border-top: 2px dashed var(--edge); }
.match { background: var(--sheet); border-top: 2px solid var(--print); border-bottom: 1px solid var(--line); }
.match.waiting { background: none; border-top: 2px dashed var(--edge); border-bottom: 1px dashed var(--edge); }
.match.open { border-top: 0.25rem solid var(--ink); background: var(--ink-wash); }
.match .meta { display: flex; align-items: baseline; gap: 0.5rem; padding: 0.125rem 0.5rem; font-size: 0.75rem; color: var(--print-2); min-height: 1.375rem; }
.match .meta b { color: var(--print); } .match .meta .stamp { color: var(--ink); }
.seat { display: flex; align-items: center; gap: 0.5rem; min-height: 1.875rem; padding: 0 0.5rem; border-top: 1px solid var(--line); }
.match.waiting .seat + .seat { border-top-style: dashed; } .match.waiting .meta + .seat { border-top: 0; }
.seat .seed { min-width: 1.5rem; text-align: right; font-size: 0.75rem; color: var(--print-2); flex: none; }
.seat .name { flex: 1; min-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.seat.won .name { font-weight: 740; } .seat.lost { color: var(--print-2); } .seat.slot .name { color: var(--pencil); }
.seat .games { display: flex; flex: none; } .seat .games span { min-width: 1.5rem; text-align: center; font-weight: 560; }
.seat .games em { font-style: normal; color: var(--print-2); border-inline: 1px dotted var(--edge); padding: 0 0.25rem; font-weight: 430; }
.seat.won .games span:last-child { font-weight: 780; }
.seat .tick { width: 0.875rem; height: 0.875rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2.25; }
.seat.lost::after { content: ''; width: 0.875rem; flex: none; }
.deep .seat { gap: 0.375rem; padding: 0 0.375rem; font-size: 0.875rem; } .deep .seat .seed { min-width: 1.125rem; } .deep .games span { min-width: 1.125rem; }
.sq { display: inline-grid; place-items: center; width: 1.125rem; height: 1.125rem; font-size: 0.75rem; font-weight: 700; border: 1.5px solid var(--print); border-radius: 2px; flex: none; }
.sq.w { background: #fff; color: #14171c; border-color: #14171c; } .sq.b { background: #14171c; color: #fff; border-color: light-dark(#14171c, #9aa2ae); }
@media print { .tree { gap: 0 1.5rem; grid-template-columns: repeat(var(--rounds), 1fr); } .tree li { break-inside: avoid; padding: 0.15rem 0; } .seat { min-height: 0; } .seat .seed { min-width: 1rem; } .tree .col:not(:last-child) li::after { right: -0.75rem; width: 0.75rem; } .tree .col:not(:first-child) li::before { left: -0.75rem; width: 0.75rem; } }
`
