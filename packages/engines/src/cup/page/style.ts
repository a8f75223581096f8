/** The style of the page: black is print, blue is live, grey and dashed is pending, red needs attention. */
export const style = `
:root {
  --font-voice: var(--font-chart);
  --font-chart: 'Archivo Variable', 'Arbiter Symbols', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
  --font-poster: 'Archivo Variable', 'Arbiter Symbols', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
}
body { line-height: 1.4; }
main { max-width: 110rem; margin: 0 auto; padding: 0 clamp(1rem, 3.6vw, 3.5rem) 2rem; }
h1, .poster { font-family: var(--font-poster); font-size: clamp(2rem, 6vw, 3.5rem); font-stretch: 62%; font-weight: 780; line-height: 1; letter-spacing: -0.01em; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 1.125rem; font-weight: 680; }
h3 { font-size: 0.9375rem; font-weight: 680; }
.button { min-height: 2.25rem; padding: 0 0.75rem; font: inherit; font-size: 0.8125rem; font-weight: 600; color: inherit; background: none; border: 1.5px solid var(--edge); border-radius: 2px; cursor: pointer; }
.button:hover { border-color: var(--ink); color: var(--ink); }
.button[aria-pressed='true'] { background: var(--print); color: var(--sheet); }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; padding: 0.5rem 0.75rem; background: var(--ink); color: var(--ink-on); }
.skip:focus { top: 0.5rem; }
.name, .who, .poster, h1 { unicode-bidi: isolate; }
.note { font-size: 0.8125rem; font-weight: 430; color: var(--print-2); }
.voice { color: var(--print-2); max-width: 90ch; }
.voice b { color: var(--print); font-weight: 650; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 1rem 3rem; padding: 1.25rem 0 0.875rem; }
.head .kicker { padding-bottom: 0.25rem; }
@keyframes beat { 50% { opacity: 0.25; } }
.progress { display: flex; align-items: center; gap: 0.375rem 0.875rem; padding: 0.5rem 0 0; border-top: 2px solid var(--print); font-size: 0.875rem; color: var(--print-2); }
.progress b { color: var(--print); font-weight: 680; }
.progress p { white-space: nowrap; }
.track { flex: 1; height: 0.5rem; background: var(--well); box-shadow: inset 0 0 0 1px var(--line); min-width: 3rem; }
.track i { display: block; height: 100%; background: var(--print); }
.playing .track i { border-right: 0.375rem solid var(--ink); }
.notice { margin-top: 0.75rem; padding: 0.625rem 0.875rem; background: var(--red-wash); border-left: 0.375rem solid var(--red); }
.notice .what { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.625rem; font-weight: 680; }
.notice .voice { font-size: 1.125rem; color: var(--print); padding: 0.25rem 0; overflow-wrap: anywhere; }
.notice .hint { font: 0.875rem/1.5 ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
.notice .hint::before { content: '→ '; color: var(--red); }
.champion { display: grid; justify-items: center; text-align: center; padding: 1.5rem 1rem 1.75rem; margin-top: 1rem; background: var(--print); color: var(--paper); }
.champion .kicker, .champion .voice, .champion .voice b { color: inherit; }
.champion .kicker { font-size: 1.125rem; }
.champion .poster { font-size: clamp(2.75rem, 9vw, 7rem); padding: 0.25rem 0 0.5rem; }
.champion .voice { font-size: 1.125rem; }
section { margin-top: 1.5rem; } .scroll { margin-top: 0; }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 2rem; padding: 0.5rem 0; border-top: 2px solid var(--print); }
.bar p { color: var(--print-2); font-size: 0.8125rem; }
section.live { margin-top: 0.875rem; }
.boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); gap: 0.875rem 1.5rem; }
.board { border-top: 0.25rem solid var(--ink); background: var(--sheet); border-bottom: 1px solid var(--line); padding: 0.375rem 0.75rem 0.375rem; min-width: 0; max-width: 48rem; container-type: inline-size; }
.board .meta { display: flex; align-items: center; gap: 0 0.625rem; font-size: 0.8125rem; color: var(--print-2); white-space: nowrap; overflow: hidden; }
.board .meta b { color: var(--print); font-weight: 680; }
.board .meta .move { color: var(--ink); margin-left: auto; }
.board .opening { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
.side { display: flex; align-items: center; gap: 0.625rem; min-width: 0; }
.side .name { flex: 1; min-width: 0; font-size: 1.125rem; font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.side .said { font-size: 0.8125rem; color: var(--print-2); white-space: nowrap; }
.side .said b { color: var(--print); font-weight: 640; font-size: 0.9375rem; }
.side .clock { font-family: var(--font-poster); font-size: 2rem; line-height: 1.15; font-weight: 700; font-stretch: 62%; min-width: 5.5rem; text-align: right; }
.side .clock.none { font-size: 0.8125rem; font-weight: 430; color: var(--pencil); line-height: 3.2; }
.side.turn .clock { color: var(--ink); }
.side.turn .clock::before { content: '▸'; font-size: 0.6em; vertical-align: 0.15em; padding-right: 0.2em; }
.evals { display: grid; gap: 2px; padding: 2px; margin: 0.25rem 0; background: #14171c; box-shadow: 0 0 0 1px light-dark(#14171c, #77808d); position: relative; }
.evals span { height: 0.375rem; background: #14171c; }
.evals i { display: block; height: 100%; background: #fff; }
.evals .none { opacity: 0.35; }
.evals::after { content: ''; position: absolute; left: 50%; top: -3px; bottom: -3px; border-left: 2px solid var(--ink); }
@container (max-width: 24rem) { .side .depth, .board .opening { display: none; } }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2.5rem; align-items: start; }
.chart { background: var(--sheet); border-top: 2px solid var(--print); border-bottom: 2px solid var(--print); }
.chart th, .chart td { padding: 0.25rem 0.625rem; text-align: left; font-weight: 430; height: 2.125rem; }
.chart thead th { font-size: 0.75rem; color: var(--print-2); vertical-align: bottom; white-space: nowrap; }
.chart tbody tr { border-top: 1px solid var(--line); }
.chart tbody th { font-weight: 600; overflow-wrap: anywhere; min-width: 7rem; }
.chart .num { text-align: right; white-space: nowrap; }
.chart .total { font-weight: 780; }
.stand .out th { font-weight: 430; } .stand .out { color: var(--print-2); }
.stand td:nth-last-child(-n + 2) { white-space: nowrap; }
.fault { color: var(--red); }
.figures { flex-wrap: wrap; } .field .figures { padding: 0.25rem 0 0.75rem; border-top: 2px solid var(--print); padding-top: 0.75rem; }
.endings li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; gap: 0 1rem; padding: 0.25rem 0; }
.endings i { grid-column: 1 / -1; height: 0.25rem; background: var(--print); min-width: 2px; }
.columns:not(:has(> .field)) .scroll { max-width: 64rem; }
footer { border-top: 1px solid var(--line); margin-top: 1.5rem; padding-top: 0.5rem; font-size: 0.8125rem; color: var(--print-2); }
@media (min-width: 64rem) { .columns:has(> .field) { grid-template-columns: minmax(0, 2.4fr) minmax(16rem, 1fr); } }
@media (max-width: 40rem) { .figures { gap: 0.5rem 1.5rem; } .figures dd { font-size: 1.75rem; } .chart th, .chart td { padding: 0.25rem 0.375rem; } .side .clock { font-size: 1.75rem; min-width: 4.5rem; } .progress { flex-wrap: wrap; } .progress .at { display: none; } .progress .track { order: 3; flex: 1 0 100%; } }
@media (min-width: 1800px) { :root { font-size: 125%; } }
@media (prefers-contrast: more) { :root { --line: var(--edge); --print-2: var(--print); --pencil: var(--print-2); } }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; scroll-behavior: auto !important; } }
@media print {
  @page { size: landscape; margin: 12mm; }
  :root { color-scheme: light; font-size: 9pt; --paper: #fff; --sheet: #fff; --well: #eee; --ink: #000; --ink-on: #fff; --ink-wash: #fff; --red: #000; --red-on: #fff; --red-wash: #fff; --line: #999; --slip: none; }
  main { padding: 0; max-width: none; }
  .scroll { overflow: visible; max-height: none; }
  .champion { background: none; color: inherit; border: 3px solid #000; }
  .track i, .endings i, .evals, .evals i, .stamp, .sq { print-color-adjust: exact; }
  section, .notice, .board, tr { break-inside: avoid; }
  .skip, .button, dialog { display: none !important; }
}
.bracket { margin-top: 1.125rem; }
.bracket .section { padding-bottom: 0.5rem; border-top: 2px solid var(--print); }
.bracket .scroll { max-height: max(30rem, 100vh - 3rem); overflow: auto; overscroll-behavior-x: contain; padding: 0 0.1875rem 0.5rem; }
@media (max-width: 48rem), print { .bracket .scroll { max-height: none; } }
`
