/** How paper looks: print is black, pencil is grey and dashed, lines instead of boxes; nothing needs colour. */
export const paperStyle = `
:root {
  color-scheme: light;
  --font-chart: 'Archivo Variable', 'Arbiter Symbols', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
  --print: #14171c; --print-2: #454b55; --pencil: #5c626c; --line: #b9bec4; --edge: #7b828c;
}
* { box-sizing: border-box; }
html { background: #e9ebe7; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; color: var(--print); font: 430 9pt/1.25 var(--font-chart); font-variant-numeric: tabular-nums lining-nums; }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; } ul, ol { list-style: none; }
.page, .running { background: #fff; margin: 6mm auto; padding: 10mm; box-sizing: content-box; overflow-wrap: anywhere; }
.page { display: flex; flex-direction: column; }
.landscape .page { width: 258mm; min-height: 189mm; } .portrait .page { width: 189mm; min-height: 258mm; }
.running { width: 189mm; } .landscape .running { width: 258mm; }
header { display: flex; justify-content: space-between; align-items: end; gap: 6mm; border-top: 1.2mm solid var(--print); padding: 1.5mm 0 2mm; }
header > div { min-width: 0; }
.kicker { font-size: 8pt; color: var(--print-2); line-height: 1.2; }
h1 { font-stretch: 62%; font-weight: 780; line-height: 1.05; }
.facts { display: flex; flex-wrap: wrap; gap: 0 2mm; font-size: 8.5pt; padding-top: 0.5mm; } .facts li + li::before { content: '·'; padding-right: 2mm; color: var(--edge); }
.letter { font-size: 34pt; line-height: 1; font-weight: 780; font-stretch: 62%; flex: none; }
h2 { font-size: 11pt; font-weight: 680; } h3 { font-size: 9pt; font-weight: 680; }
.note { color: var(--print-2); } .pencil { color: var(--pencil); font-weight: 430; }
.rule { font-size: 7pt; font-weight: 600; border: 1px solid var(--edge); padding: 0 0.8mm; border-radius: 2px; white-space: nowrap; }
.stamp { font-size: 0.9em; font-weight: 620; border: 1px solid; padding: 0 0.8mm; border-radius: 2px; white-space: nowrap; }
.num { text-align: right; white-space: nowrap; }
.tick { width: 0.85em; height: 0.85em; fill: none; stroke: currentColor; stroke-width: 2.4; vertical-align: -0.06em; }
.blank { display: inline-block; border-bottom: 0.35mm solid var(--print); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; font-weight: 430; padding: 0.8mm 1.5mm 0.8mm 0; vertical-align: baseline; } thead th { font-size: 8pt; color: var(--print-2); } tbody tr { border-top: 1px solid var(--line); break-inside: avoid; } thead { break-inside: avoid; }
footer { display: flex; justify-content: space-between; gap: 6mm; font-size: 7.5pt; line-height: 1.2; color: var(--print-2); border-top: 1px solid var(--line); padding-top: 1mm; margin-top: auto; }
footer span:last-child { white-space: nowrap; } .running footer { margin-top: 4mm; }
@media print {
  html { background: none; } .page, .running { margin: 0 auto; padding: 0; } .page { break-after: page; } .page:last-child { break-after: auto; }
  .running, .landscape .running { width: auto; max-width: 189mm; } .landscape .running { max-width: 258mm; }
}
`
