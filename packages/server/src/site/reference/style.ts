/** What the reference page has beside the style of the web app. */
export const referenceStyle = `
main.reference { max-width: 90rem; padding-bottom: var(--space-8); scroll-padding-top: 4.5rem; }
.reference {
  h2, h3, p, dl, dd, pre { margin: 0; }
  code, pre { font: var(--text-s)/1.45 var(--font-code); }
  .ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 0.5rem 2rem; padding: 1rem 0 1.5rem; max-width: 86rem; }
  .ways div { border-top: 1px solid var(--edge); padding-top: 0.375rem; }
  .ways dt { font-weight: 680; }
  .ways dd { color: var(--print-2); }
  nav.contents { position: sticky; top: 0; z-index: 1; display: flex; gap: 0 1.125rem; overflow-x: auto; background: var(--paper); border-top: 1px solid var(--line); border-bottom: 2px solid var(--print); }
  .contents a { flex: none; display: flex; align-items: center; min-height: 2.75rem; color: var(--print); text-decoration: none; }
  .contents a:hover { color: var(--ink); }
  h2 { font-size: 1.5rem; font-weight: 700; padding: 2rem 0 0.5rem; }
  h3 { font-size: 0.9375rem; font-weight: 680; padding: 1.25rem 0 0.25rem; }
  section > .voice { padding-bottom: 0.75rem; }
  .route, .shape { border-top: 1px solid var(--line); background: var(--sheet); }
  .route:first-of-type, .shape:first-of-type { border-top: 2px solid var(--print); }
  .route:last-of-type, .shape:last-of-type { border-bottom: 2px solid var(--print); }
  details[open] > summary { font-weight: 600; }
  summary { cursor: pointer; padding: 0.625rem 0.75rem; min-height: 2.75rem; }
  summary:hover { background: var(--ink-wash); }
  .route > summary { display: grid; grid-template-columns: 3.25rem minmax(0, 30rem) minmax(0, 1fr) 1rem; gap: 0.125rem 0.75rem; align-items: baseline; list-style: none; }
  .route > summary::-webkit-details-marker { display: none; }
  .route[open] > summary { border-bottom: 1px solid var(--line); box-shadow: inset 0.25rem 0 0 var(--ink); }
  .route > summary::after { content: '+' / ''; color: var(--pencil); font-size: 1.125rem; line-height: 1; text-align: right; }
  .route[open] > summary::after { content: '–' / ''; }
  .method { font-weight: 740; font-size: 0.8125rem; }
  .method.post { color: var(--ink); }
  .path { overflow-wrap: anywhere; }
  .path i { font-style: normal; color: var(--pencil); }
  .summary { color: var(--print-2); font-weight: 430; }
  .inside { padding: 0.75rem 0.75rem 1.5rem; scroll-margin-top: 7.5rem; }
  .who { padding-top: 0.25rem; }
  .who b { font-weight: 680; padding-right: 0.5rem; }
  .may { color: var(--pencil); font-size: 0.8125rem; font-weight: 430; white-space: nowrap; }
  .kind { padding: 0.25rem 0; }
  .status { font-weight: 740; padding-right: 0.25rem; }
  .scroll { overflow-x: auto; border-top: 1px solid var(--edge); border-bottom: 1px solid var(--edge); margin: 0.25rem 0; }
  section > .scroll { background: var(--sheet); border-width: 2px; border-color: var(--print); }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: baseline; padding: 0.375rem 0.75rem 0.375rem 0; font-weight: 430; }
  section > .scroll th:first-child { padding-left: 0.75rem; }
  thead th { font-size: 0.75rem; color: var(--print-2); }
  tbody tr { border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top-width: 0; }
  thead + tbody tr:first-child { border-top-width: 1px; }
  tbody th { min-width: 9rem; }
  td i { font-style: normal; color: var(--pencil); }
  td:last-child { min-width: 12rem; }
  .pattern { overflow-wrap: anywhere; color: var(--pencil); }
  .num { text-align: right; white-space: nowrap; }
  .problems td.num { padding-right: 1.5rem; }
  .problems .voice { max-width: 60ch; min-width: 18rem; color: var(--print); }
  .problems tr:target { background: var(--ink-wash); box-shadow: inset 0.25rem 0 0 var(--ink); }
  .refused tbody th { min-width: 3rem; width: 3.5rem; font-weight: 740; }
  .refused td:nth-child(2) { width: 16rem; color: var(--print-2); }
  .codes a { display: inline-block; margin-right: 0.5rem; }
  .variant { border-top: 1px solid var(--line); }
  .variant > summary { padding-left: 0; }
  pre { overflow-x: auto; padding: 0.75rem; background: var(--well); border-radius: 2px; }
  @media (max-width: 48rem) {
    .route > summary { grid-template-columns: 3.25rem minmax(0, 1fr) 1rem; }
    .summary { grid-column: 2; grid-row: 2; }
    .refused td:nth-child(2) { width: auto; min-width: 9rem; }
    .fields, .fields tbody, .fields tr, .fields tbody th, .fields td { display: block; min-width: 0; }
    .fields thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .fields tr { padding: 0.375rem 0; }
    .fields tbody th, .fields td { padding: 0.0625rem 0; overflow-wrap: anywhere; }
    .fields td:empty { display: none; }
    .fields .num { text-align: left; }
    .problems .voice { min-width: 0; }
    section > .scroll .fields td { padding-left: 0.75rem; padding-right: 0.75rem; }
  }
  @media print {
    .contents { display: none; }
    .scroll { overflow: visible; }
    tr, summary { break-inside: avoid; }
  }
}
`
