/** The style of the race: lanes separated by hairlines, and a heavy finish line. */
export const raceStyle = `
${Array.from({ length: 20 }, (_, i) => `[data-points='${i + 1}'] { --points: ${i + 1}; }`).join(' ')}
.race { --lane: 2.5rem minmax(7rem, 13rem) minmax(8rem, 1fr) 3rem minmax(10rem, 21rem); border-bottom: 2px solid var(--print); }
.race ol { list-style: none; margin: 0; padding: 0; }
.scale, .lane { display: grid; grid-template-columns: var(--lane); gap: 0 0.75rem; align-items: center; }
.scale { height: 1.75rem; font-size: 0.75rem; color: var(--print-2); }
.scale .ax { grid-column: 3; display: flex; justify-content: space-between; }
.scale .ax b { width: 0; display: flex; justify-content: center; font-weight: 550; }
.scale .ax b:last-child { font-weight: 800; color: var(--print); }
.lane { min-height: 1.75rem; border-top: 1px solid var(--line); }
.lane .tag { text-align: right; font-weight: 780; }
.lane .name { font-weight: 560; overflow-wrap: anywhere; line-height: 1.2; padding: 0.125rem 0; }
.lane .pts, .scale .pts { text-align: right; } .lane .pts { font-weight: 740; }
.lane .words { font-size: 0.8125rem; color: var(--print-2); line-height: 1.25; }
.run { position: relative; align-self: stretch; border-right: 4px solid var(--print); background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px calc(100% / var(--points))); }
.run svg { position: absolute; left: 0; top: 50%; width: 100%; height: 0.6875rem; margin-top: -0.34375rem; overflow: visible; }
.lane.in .run, .lane.there .run, .lane.can .run { --bar: var(--print); } .run rect { fill: var(--bar, var(--edge)); }
.run .maybe { fill: none; stroke: var(--ink); stroke-width: 2px; stroke-dasharray: 5 4; vector-effect: non-scaling-stroke; }
.lane.in { background: var(--sheet); } .lane.in .name, .lane.there .name { font-weight: 740; }
.lane.in .tag { justify-self: end; min-width: 1.5rem; text-align: center; background: var(--print); color: var(--sheet); }
.lane.can, .lane.playing-off { background: var(--ink-wash); } .lane.can .name, .lane.can .pts, .lane.can .words, .lane.playing-off .words { color: var(--ink); }
.lane.out, .lane.withdrawn { color: var(--pencil); } .lane.out .run svg, .lane.withdrawn .run svg { opacity: 0.5; }
.lane.withdrawn .name { text-decoration: line-through; }
.playoff { padding-bottom: 0.5rem; }
.race details summary { border-top: 1px solid var(--line); }
@media (max-width: 60rem) {
  .race { --lane: 2.25rem minmax(0, 1fr) 3rem; }
  .scale { display: none; }
  .lane { padding: 0.375rem 0; gap: 0.125rem 0.5rem; }
  .lane .tag { grid-column: 1; grid-row: 1; } .lane .name { grid-column: 2; grid-row: 1; } .lane .pts { grid-column: 3; grid-row: 1; padding-right: 0.25rem; }
  .lane .run { grid-column: 2 / 4; grid-row: 2; height: 0.875rem; }
  .lane .words { grid-column: 2 / 4; grid-row: 3; } .lane .words:empty { display: none; }
  .lane.out .words, .lane.withdrawn .words { grid-column: 2; grid-row: 1; justify-self: end; }
}
@media print { .lane { min-height: 0; break-inside: avoid; } .lane .words { font-size: 8pt; } .run rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`
