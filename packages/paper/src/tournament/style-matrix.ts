/** The style of the matrix: light boxes for round 1, heavier frames for later rounds, blue for the current games. */
export const matrixStyle = `
:root { --red: light-dark(#ad1f17, #ff9d92); }
.hide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.diag { --cell: 1.9375rem; --box: 1.5rem; border-top: 2px solid var(--print); }
.diag .narrow { display: none; }
.diag .scroll { border-top: 0; position: relative; }
.matrix { width: auto; font-size: 0.8125rem; line-height: 1.25; }
.matrix th, .matrix td { padding: 0; height: 1.75rem; font-weight: 430; }
.matrix thead th { color: var(--print-2); font-size: 0.75rem; vertical-align: bottom; height: 1.625rem; padding-bottom: 0.125rem; }
.matrix thead .ls { white-space: nowrap; }
.matrix .pl, .matrix th[scope='row'], .matrix .ls { text-align: left; }
.matrix tbody tr { border-top: 1px solid var(--line); }
.matrix tbody tr:hover { background: var(--ink-wash); }
.matrix .ix { color: var(--print-2); font-size: 0.75rem; text-align: right; padding-right: 0.5rem; }
.matrix th[scope='row'] { font-weight: 620; white-space: nowrap; padding-right: 0.75rem; }
.matrix th.long { white-space: normal; min-width: 12rem; max-width: 16rem; overflow-wrap: anywhere; line-height: 1.1; }
.matrix .rt { color: var(--print-2); text-align: right; padding-right: 0.75rem; }
.matrix .ls { white-space: nowrap; padding-right: 0.75rem; }
.matrix .c { width: var(--cell); min-width: var(--cell); text-align: center; }
.matrix .c.out abbr { text-decoration: line-through; }
.matrix .d { background: linear-gradient(to top right, transparent 47%, var(--edge) 47% 53%, transparent 53%); }
.matrix .p { text-align: center; padding: 1px; min-width: var(--cell); }
.ls b { display: inline-block; min-width: 1.75rem; text-align: right; font-weight: 700; }
.ls .doom { color: var(--red); } .ls .doom::after { content: '†'; position: absolute; }
.pips { display: inline-flex; gap: 2px; vertical-align: -0.1em; }
.pips i { width: 0.75rem; height: 0.75rem; border: 1.5px solid var(--edge); }
.pips .x, .pips .h { border-color: var(--print); }
.pips .x { background: linear-gradient(45deg, transparent 42%, var(--print) 42% 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, var(--print) 42% 58%, transparent 58%); }
.pips .h { background: linear-gradient(45deg, transparent 42%, var(--print) 42% 58%, transparent 58%); }
.p > span { display: inline-grid; grid-auto-flow: column; place-content: center; align-items: center; height: var(--box); min-width: calc(var(--cell) - 4px); padding: 0 1px; background: var(--sheet); font-weight: 520; }
.r1 { box-shadow: inset 0 0 0 1px var(--line); }
.r2 { box-shadow: inset 0 0 0 2px var(--print); }
.r3 { box-shadow: inset 0 0 0 1px var(--print), inset 0 0 0 3px var(--sheet), inset 0 0 0 4px var(--print); }
.r4, .p > .r4 { box-shadow: inset 0 0 0 2px var(--print); background: var(--well); }
.p > .plus { font-weight: 800; }
.p > .now, .ops .now { background: var(--ink); color: var(--ink-on); font-weight: 800; box-shadow: none; }
.p > .todo, .ops .todo { color: var(--ink); font-weight: 800; box-shadow: inset 0 0 0 2px var(--ink); background: none; }
.out .ix, .out th, .out .rt, .out .ls, .matrix .out .p > span { color: var(--pencil); font-weight: 430; }
.matrix .out th[scope='row'], .plist .out .nm, .strike { color: var(--pencil); text-decoration: line-through; font-weight: 430; }
.matrix .out .p > span:not(.r4) { background: none; } .out .pips { opacity: 0.65; } .out .ls b { font-weight: 430; }
.won th[scope='row'] { font-weight: 800; }
.diag .tick { width: 0.875rem; height: 0.875rem; fill: none; stroke: currentColor; stroke-width: 2.25; }
.key { padding-top: 0.5rem; font-size: 0.8125rem; }
.key ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 0 2rem; }
.key li { display: flex; align-items: center; gap: 0.75rem; min-height: 2.125rem; border-top: 1px solid var(--line); line-height: 1.2; }
.key li > :first-child { flex: none; min-width: 2.25rem; }
.key .doom { margin-right: 0.5rem; }
.plist { list-style: none; margin: 0; padding: 0; }
.plist li { border-top: 1px solid var(--line); padding: 0.625rem 0; break-inside: avoid; }
.plist li:first-child { border-top: 0; }
.top { display: flex; align-items: center; gap: 0.5rem; }
.top .ix { min-width: 1.25rem; font-size: 0.75rem; color: var(--print-2); } .top .nm { font-weight: 620; overflow-wrap: anywhere; } .top .ls { margin-left: auto; padding-right: 0.6rem; flex: none; } .top .stamp { flex: none; }
.ops { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; padding: 0.375rem 0 0 1.75rem; font-size: 0.8125rem; }
.ops > span { padding: 0.125rem 0.4rem; } .ops .r1 { box-shadow: inset 0 0 0 1px var(--edge); } .ops .r3 { padding: 0.25rem 0.5rem; } .ops b { font-weight: 740; }
.plist .out .ops > span { color: var(--pencil); }
.small th[scope='row'] { min-width: 7rem; }
.small .matrix .p { white-space: nowrap; padding: 1px 0.375rem; } .small .p > span + span { margin-left: 2px; }
.stand td:nth-child(3) { font-weight: 430; }
.large { --cell: 1.75rem; --box: 1.25rem; }
.large .scroll { max-height: 94vh; overflow: auto; }
.large .matrix th, .large .matrix td { height: 1.5rem; font-size: 0.75rem; }
.large .matrix thead th, .large .matrix thead td { position: sticky; top: 0; background: var(--paper); z-index: 2; box-shadow: 0 1px 0 var(--line); }
.large .matrix .ix, .large .matrix thead td { position: sticky; left: 0; min-width: 2.25rem; background: var(--paper); z-index: 1; }
.large .matrix th[scope='row'], .large .matrix thead .pl { position: sticky; left: 2.25rem; background: var(--paper); z-index: 1; }
.large .matrix thead .pl, .large .matrix thead td { z-index: 3; }
@media (min-width: 90rem) {
  .diag { display: grid; grid-template-columns: minmax(0, 1fr) 14rem; gap: 0 1.5rem; align-items: start; }
  .diag.small { grid-template-columns: minmax(0, max-content) 15rem; gap: 0 4rem; }
  .diag.large { display: block; }
  .diag:not(.large) .key ul { display: block; }
}
@media (max-width: 72rem) { .diag { --cell: 1.75rem; } }
@media (min-width: 1800px) { .diag:not(.large) { --cell: 2.1875rem; } }
@media screen and (max-width: 60rem) { .diag .wide { display: none; } .diag .narrow { display: block; } }
@media print {
  :root { --red: #000; }
  .diag, .diag.small { display: block; --cell: 4.9mm; --box: 1.5em; }
  .r3 { box-shadow: inset 0 0 0 1px #000, inset 0 -2.5px 0 #000; }
  .pips i, .p > span, .ops > span, .matrix .d { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .matrix { font-size: 7pt; } .matrix th, .matrix td { height: auto; } .matrix thead th, .matrix .ix { font-size: 6.5pt; }
  .matrix th[scope='row'], .matrix .ls, .matrix .rt { padding-right: 1.5mm; }
  .pips i { width: 2mm; height: 2mm; border-width: 1px; } .pips .x { background: #000; } .pips .h { background: linear-gradient(90deg, #000 50%, #fff 50%); } .ls b { min-width: 1.6rem; }
  .p > span { min-width: 0; width: 100%; } .matrix .p { min-width: 0; }
  .key ul { grid-template-columns: repeat(3, 1fr); } .key li { min-height: 1.6rem; }
  .diag.large .wide { display: none; } .diag.large .narrow { display: block; columns: 2; font-size: 8pt; } .large .ops { font-size: 7.5pt; } .large .plist li { padding: 0.25rem 0; }
}
`
