/** The style of an opened match: a slip of paper on top. */
export const matchStyle = `
dialog { width: min(68rem, 100vw - 1.5rem); max-height: calc(100vh - 2rem); overflow: auto; margin: auto; padding: 1rem 1.5rem 1.5rem; border: 0; border-radius: 2px; background: var(--sheet); color: inherit; box-shadow: var(--slip); }
dialog::backdrop { background: light-dark(rgb(20 23 28 / 0.35), rgb(0 0 0 / 0.6)); }
.slip-head { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding-bottom: 0.5rem; border-bottom: 2px solid var(--print); }
.duel { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; padding: 1rem 0 0.75rem; }
.duel > div { min-width: 0; display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: 1rem; align-items: center; }
.duel .poster { grid-row: span 2; font-size: 3.5rem; }
.duel .who { font-size: 1.25rem; font-weight: 600; line-height: 1.15; overflow-wrap: anywhere; align-self: end; }
.duel .note { align-self: start; }
.duel .won .who { font-weight: 760; } .duel .lost { color: var(--print-2); } .duel .slot .who { color: var(--pencil); font-weight: 430; }
dialog .scroll { margin-top: 0.75rem; }
.games .first { border-top: 1px solid var(--edge); }
.chart.games tbody th { min-width: 6.5rem; font-weight: 680; }
.games .result { white-space: nowrap; text-align: center; font-weight: 680; }
.games .now { background: var(--ink-wash); }
.games .void { color: var(--pencil); text-decoration: line-through; text-decoration-color: var(--red); }
.games .fault { display: block; font-size: 0.8125rem; max-width: 34ch; overflow-wrap: anywhere; }
.games .opening { max-width: 24ch; }
.games b { font-weight: 740; } .games .sq { vertical-align: -0.15em; }
.strength { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem 2rem; align-items: end; padding-top: 1.25rem; }
.strength h3, .strength .voice { grid-column: 1 / -1; }
.pairs { display: grid; grid-template-columns: repeat(5, 2rem); gap: 0 0.375rem; text-align: center; }
.pairs div { display: grid; grid-template-rows: 1.25rem 3rem 1.25rem; align-items: end; }
.pairs i { background: var(--print); min-height: 2px; }
.pairs small { font-size: 0.75rem; color: var(--print-2); } .pairs span { font-weight: 680; }
.pairs .note { grid-column: 1 / -1; font-size: 0.75rem; }
@media (max-width: 48rem) { dialog { padding: 0.75rem 1rem 1rem; } .duel { gap: 1rem; } .duel > div { display: block; } .strength { grid-template-columns: minmax(0, 1fr); } .chart.games { min-width: 44rem; } }
`
