/** The style of the page: black for what is settled, blue for now, dashed grey for later. */
import { pageColours } from '../document/colours.ts'

export const style = `
:root {
  color-scheme: light dark;
  --font-chart: 'Archivo Variable', 'Arbiter Symbols', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
  ${pageColours}
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--print); font: 430 0.9375rem/1.4 var(--font-chart); font-variant-numeric: tabular-nums lining-nums; }
main { max-width: 100rem; margin: 0 auto; padding: 0 clamp(1rem, 3.6vw, 3.5rem) 3rem; border-top: 0.375rem solid var(--print); }
h1, h2, h3, p, dl, dd { margin: 0; }
h1 { font-size: clamp(2rem, 6vw, 3.5rem); font-stretch: 62%; font-weight: 780; line-height: 1; overflow-wrap: anywhere; padding: 0.25rem 0 0.5rem; }
h2 { font-size: 1.125rem; font-weight: 680; }
h3 { font-size: 0.9375rem; font-weight: 680; padding: 0.375rem 0; display: flex; justify-content: space-between; }
.kicker { color: var(--print-2); padding-top: 1.5rem; }
.voice { color: var(--print-2); max-width: 90ch; padding-top: 0.375rem; }
.voice b { color: var(--print); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 1rem 3rem; padding-bottom: 1rem; }
.figures { display: flex; gap: 2rem; }
.figures div { display: flex; flex-direction: column-reverse; }
.figures dt { font-size: 0.75rem; color: var(--print-2); }
.figures dd { font-size: 2.25rem; font-stretch: 62%; font-weight: 680; line-height: 1; }
.figures small { font-size: 1.25rem; font-weight: 430; color: var(--print-2); }
section { border-top: 2px solid var(--print); margin-top: 1.5rem; }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 2rem; padding: 0.5rem 0; }
.bar p { color: var(--print-2); font-size: 0.8125rem; }
.scroll { overflow-x: auto; border-top: 2px solid var(--print); border-bottom: 2px solid var(--print); }
table { border-collapse: collapse; width: 100%; }
.chart { background: var(--sheet); }
.chart th, .chart td { padding: 0.375rem 0.5rem; text-align: left; font-weight: 430; height: 2.125rem; }
.chart thead th { font-size: 0.75rem; color: var(--print-2); font-stretch: 84%; vertical-align: bottom; }
.chart tbody tr { border-top: 1px solid var(--line); }
.chart tbody th { font-weight: 600; overflow-wrap: anywhere; min-width: 7rem; }
.chart .num, .num { text-align: right; white-space: nowrap; }
.chart td.num:first-child { color: var(--print-2); width: 2.5rem; }
.stand td:nth-child(3), .chart .total { font-weight: 800; }
.scroll:has(> .stand) { max-width: 64rem; }
.stand .num { width: 3.5rem; }
abbr { text-decoration: none; }
.cross .oh, .cross .x { text-align: center; padding: 0.25rem 0.1rem; }
.cross .x { white-space: nowrap; min-width: 3.25rem; }
.g { display: inline-grid; place-items: center; width: 1.5rem; height: 1.5rem; font-weight: 500; border-radius: 1px; }
.g.w { box-shadow: inset 0 0 0 1px var(--line); }
.g.b { background: var(--well); margin-left: 1px; }
.g.r2 { font-weight: 800; }
.g.todo { color: var(--pencil); }
.g.now { background: var(--ink); color: var(--ink-on); }
.cross thead th { vertical-align: middle; }
.many .x { min-width: 2.25rem; }
.many .g { width: 1.0625rem; height: 1.375rem; font-size: 0.8125rem; }
.self { background: repeating-linear-gradient(-45deg, var(--line) 0 1px, transparent 1px 5px); }
.rounds { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 0.75rem 2rem; padding-top: 0.5rem; }
.round { break-inside: avoid; }
.round h3 { border-top: 1px solid var(--edge); }
.round.now h3 { border-top: 0.25rem solid var(--ink); color: var(--ink); }
.stamp { font-size: 0.75rem; border: 1px solid; padding: 0 0.375rem; border-radius: 2px; }
.matches { table-layout: fixed; }
.matches td, .matches th { padding: 0.25rem 0.25rem; border-top: 1px solid var(--line); font-weight: 430; overflow-wrap: anywhere; vertical-align: baseline; }
.matches th { width: 3.25rem; white-space: nowrap; text-align: right; color: var(--print-2); font-size: 0.8125rem; padding-right: 0.625rem; }
.matches .white { text-align: right; }
.matches .result { width: 4.5rem; text-align: center; font-weight: 680; white-space: nowrap; }
.matches b { font-weight: 740; }
.matches .waiting td { color: var(--pencil); border-top-style: dashed; }
.matches .open .result { color: var(--ink); }
.slot { color: var(--pencil); }
.bye, .note { color: var(--print-2); font-size: 0.8125rem; font-weight: 430; }
.bye { padding: 0.25rem 0 0 3.5rem; }
.folds .rounds { grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr)); }
.folds .matches .result { width: 7rem; }
.folds details { border-top: 1px solid var(--edge); padding-bottom: 0.25rem; }
.folds details[open] { padding-bottom: 1rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
summary b { font-weight: 680; }
summary .stamp { color: var(--ink); margin: 0 0.25rem; }
.position { font-size: 0.8125rem; color: var(--print-2); overflow-wrap: anywhere; }
code { font: 0.8125rem ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace; }
.rule { font: 600 0.75rem var(--font-chart); border: 1px solid var(--edge); padding: 0 0.25rem; border-radius: 2px; }
footer { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 0.5rem; font-size: 0.8125rem; color: var(--print-2); }
@media (max-width: 40rem) { .figures dd { font-size: 1.75rem; } .chart th, .chart td { padding: 0.375rem 0.375rem; } }
@media (min-width: 1800px) { :root { font-size: 125%; } }
@media (prefers-contrast: more) { :root { --line: var(--edge); --print-2: var(--print); --pencil: var(--print-2); } }
@media print {
  @page { margin: 14mm; }
  :root { color-scheme: light; font-size: 10pt; --paper: #fff; --sheet: #fff; --well: #eee; --ink: #000; --ink-on: #fff; --ink-wash: #fff; --line: #999; }
  main { padding: 0; max-width: none; }
  .scroll { overflow: visible; }
  .chart th, .chart td { padding: 0.15rem 0.25rem; height: auto; }
  .chart tr, section .bar { break-inside: avoid; }
  .bar { break-after: avoid; }
  .rounds { display: block; columns: 2; }
  .round { padding-bottom: 0.5rem; }
  .matches td, .matches th { padding: 0.1rem 0.25rem; }
  .cross { font-size: 8pt; }
  .cross .x { min-width: 0; }
  .g { width: 1.3em; height: 1.5em; }
  .many { font-size: 5.5pt; }
  .many .oh, .many .x { padding: 0.1rem 0; }
  .many .g { width: 0.8em; height: 1.4em; font-size: 5.5pt; box-shadow: none; margin: 0; }
  .many tbody th { min-width: 0; max-width: 22mm; }
}
`
