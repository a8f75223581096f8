/** The style of brackets of teams: cards with a line per score, columns without connecting lines. */
export const teamStyle = `
.teams { --card: 14rem; --between: 1.75rem; list-style: none; margin: 0; }
.teams.deep { --card: 13.5rem; --between: 1.25rem; }
.teams .match { container-type: inline-size; }
[data-wide='1'] { --wide: 1; } [data-wide='2'] { --wide: 2; } [data-wide='3'] { --wide: 3; }
.cols { display: flex; gap: 0 var(--between); padding: 0.25rem 0 0.75rem; align-items: start; }
.cols ol, .cards { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(var(--wide, 1), minmax(0, 1fr)); gap: 0.875rem 1.25rem; align-items: start; }
.cards { grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); padding: 0.25rem 0 0.75rem; }
.cols .col { flex: var(--wide) 1 0; min-width: calc(var(--wide) * (var(--card) + var(--between)) - var(--between)); max-width: calc(var(--wide) * 25rem - var(--between)); }
.cols h3, .teams .top h3 { justify-content: start; gap: 0.5rem; align-items: baseline; }
.cols .col.now h3 { color: var(--ink); }
.tree.teams { grid-template-rows: auto 1fr; } .tree.teams .col { grid-row: span 2; grid-template-rows: subgrid; }
.mark { font-size: 0.8125rem; line-height: 1.35; padding: 0 0 0.5rem; max-width: 36ch; }
.mark .voice { padding: 0; } .mark .stamp { color: var(--ink); font-weight: 600; } .mark .rule-no { white-space: nowrap; }
.teams .seat .name { white-space: normal; overflow: visible; overflow-wrap: anywhere; line-height: 1.2; padding: 0.25rem 0; font-weight: 520; }
.teams .seat { gap: 0.375rem; padding: 0 0.5rem; font-size: 0.9375rem; } .teams .seat .seed { min-width: 1.25rem; }
.teams .seat.won .name { font-weight: 740; } .teams .seat.lost .name { font-weight: 430; } .teams .seat.slot .name { font-weight: 430; }
.teams .seat::after { content: none; }
.seat .imps, .seat .q { text-align: right; font-weight: 560; flex: none; } .seat.won .imps { font-weight: 780; }
.fig { display: flex; gap: 0.375rem; flex: none; }
.seat .w, .heads .w { width: 1.75rem; text-align: right; flex: none; font-weight: 560; } .seat .q, .heads .q { min-width: 3.25rem; text-align: right; flex: none; }
.seat.won .w, .seat.won .q { font-weight: 740; } .seat.lost .w, .seat.lost .q, .seat.lost .imps { font-weight: 430; }
.heads { display: flex; justify-content: end; gap: 0.375rem; padding: 0 0.5rem; font-size: 0.75rem; color: var(--print-2); line-height: 1.2; } .heads .w, .heads .q { font-weight: 430; }
.nx { display: inline-flex; align-items: center; justify-content: end; gap: 0.2rem; width: 2rem; flex: none; font-size: 0.8125rem; }
.nx b { font-weight: 740; min-width: 1ch; } .nx.to { width: 3.5rem; }
.match .meta span:last-child { overflow-wrap: anywhere; }
.lines { border-top: 1px solid var(--line); padding: 0.125rem 0.5rem 0.25rem; font-size: 0.8125rem; }
.ln { display: flex; justify-content: space-between; gap: 0.75rem; line-height: 1.5; color: var(--print-2); padding-left: 1.625rem; }
.ln i { font-style: normal; font-stretch: 84%; } .ln span { text-align: right; } .ln i span { text-align: left; }
.ln.pair { color: var(--print); border-top: 1px solid var(--line); margin-top: 0.125rem; padding-top: 0.125rem; } .ln.pair:first-child { border-top: 0; margin-top: 0; }
.ln.pair b { font-weight: 620; } .ln .todo, .ln.todo span { color: var(--ink); font-weight: 520; }
.how { font-size: 0.8125rem; color: var(--print-2); padding: 0.125rem 0.5rem 0.25rem 2.125rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.seatings { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); gap: 1rem 2.25rem; padding: 0.25rem 0 0.5rem; }
.seating { border-top: 0.25rem solid var(--ink); break-inside: avoid; } .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.25rem; }
.seating table { font-size: 0.8125rem; } .seating caption { text-align: left; font-weight: 620; padding: 0.125rem 0; } .seating th, .seating td { text-align: left; padding: 0.2rem 0.25rem 0.2rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; font-weight: 430; vertical-align: baseline; }
.seating thead th, .seating thead td { border-top: 0; font-size: 0.75rem; color: var(--print-2); } .seating tbody th { font-weight: 780; width: 1.25rem; }
.roster .players { line-height: 1.35; } .roster .players > span { white-space: nowrap; } .roster small { color: var(--print-2); font-size: 0.75rem; }
.jump { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-weight: 600; } .jump a { color: var(--ink); padding: 0.375rem 0; }
@container (max-width: 15rem) {
  .heads { display: none; } .three .seat { flex-wrap: wrap; row-gap: 0; padding-bottom: 0.125rem; } .three .seat .name { flex-basis: 40%; padding-bottom: 0; }
  .three .fig { order: 5; flex-basis: 100%; padding-left: 1.625rem; font-size: 0.8125rem; } .three .fig .w, .three .fig .q { width: auto; min-width: 0; font-weight: 430; color: var(--print-2); } .three .fig .w::after { content: ' ' attr(data-head) ','; }
}
@media screen and (max-width: 60rem) {
  .cols, .tree.teams { display: flex; flex-direction: column; align-items: stretch; gap: 1rem; max-width: none; } .teams .col.now { order: -1; } .tree.teams ol { display: grid; gap: 0.75rem; }
  .cols .col { flex: none; min-width: 0; max-width: none; } .cols ol { grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
  .tree.teams li { padding: 0; } .tree.teams .col li::before, .tree.teams .col li::after { content: none; }
  .mark { max-width: none; } .halves { grid-template-columns: 1fr; gap: 0.75rem; } .roster .players > span { white-space: normal; } .roster th, .roster td { vertical-align: baseline; }
}
@media screen and (max-width: 40rem) {
  .roster thead { display: none; } .roster tbody tr { display: grid; grid-template-columns: 2.5rem 1fr auto; padding: 0.25rem 0; } .roster tbody :is(th, td) { height: auto; padding: 0.125rem 0.375rem; }
  .roster .players { grid-row: 2; grid-column: 2 / -1; }
}
@media print {
  .jump { display: none; }
  .cols, .tree.teams { display: block; max-width: none; } .cols .col { min-width: 0; max-width: none; } .cols ol, .tree.teams ol, .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm 5mm; }
  .teams .col { break-inside: auto; padding-bottom: 3mm; } .teams .col li { break-inside: avoid; padding: 0; } .teams .top { break-after: avoid; }
  .tree.teams .col li::before, .tree.teams .col li::after { content: none; }
  .mark { max-width: none; } .teams .seat { min-height: 1.4rem; } .teams .seat .name { padding: 0.1rem 0; } .ln { line-height: 1.3; }
  .halves { grid-template-columns: 1fr 1fr; } .roster .players > span { white-space: normal; }
}
`
