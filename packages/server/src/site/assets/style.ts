/** How the pages of a site look around their charts: masthead, lines of tournaments, forms, what is to be done. */
import { pageColours } from '@arbiter/core'

export const siteStyle = `
:root {
  color-scheme: light dark;
  --font-chart: 'Archivo Variable', Archivo, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
  --font-voice: 'Source Serif 4 Variable', 'Source Serif 4', Charter, 'Bitstream Charter', Georgia, serif;
  --gutter: clamp(1rem, 3.6vw, 3.5rem);
  --touch: 2.25rem;
  ${pageColours}
  --red: light-dark(#ad1f17, #ff9d92);
  --red-wash: light-dark(#fbe9e6, #3b1b1a);
}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--paper); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; border-top: 0.375rem solid var(--print); background: var(--paper); color: var(--print); font: 430 0.9375rem/1.4 var(--font-chart); font-variant-numeric: tabular-nums lining-nums; }
main { max-width: 100rem; margin: 0 auto; padding: 0 var(--gutter) 3rem; border-top: 0; }
h1, h2, h3, p, ol, ul, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
h1 { font-size: clamp(2rem, 6vw, 3.5rem); font-stretch: 62%; font-weight: 780; line-height: 1; overflow-wrap: anywhere; padding: 0.25rem 0 0.5rem; }
h2 { font-size: 1.125rem; font-weight: 680; }
ol, ul { list-style: none; }
a { color: inherit; text-decoration-color: var(--edge); text-underline-offset: 0.2em; }
a:hover { color: var(--ink); text-decoration-color: var(--ink); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.hide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: var(--gutter); top: -4rem; z-index: 9; padding: 0.5rem 0.75rem; background: var(--ink); color: var(--ink-on); }
.skip:focus { top: 0.5rem; }
.kicker { color: var(--print-2); padding-top: 1.5rem; overflow-wrap: anywhere; }
.kicker b { color: var(--print); font-weight: 680; }
.voice { font-family: var(--font-voice); color: var(--print-2); max-width: 75ch; line-height: 1.5; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 1rem 3rem; padding-bottom: 1rem; }
.figures { display: flex; gap: 2rem; }

.mast { display: flex; align-items: center; gap: 0 1.5rem; padding: 0 var(--gutter); min-height: 3rem; border-bottom: 1px solid var(--line); flex-wrap: wrap; }
.brand { display: flex; min-height: 2.75rem; align-items: center; gap: 0.5rem; font-weight: 780; font-stretch: 90%; font-size: 1.125rem; text-decoration: none; }
.brand svg { width: 1.375rem; height: 1.375rem; }
.mast nav { display: flex; gap: 1.5rem; flex: 1; font-size: 0.8125rem; }
.mast nav a { display: flex; align-items: center; min-height: 2.75rem; min-width: 1.5rem; color: var(--print-2); text-decoration: none; }
.mast nav a:hover { color: var(--ink); }
.mast nav [aria-current] { color: var(--print); font-weight: 680; box-shadow: inset 0 -3px 0 var(--print); }
.me { display: flex; align-items: center; gap: 0.75rem; font-size: 0.8125rem; color: var(--print-2); min-width: 0; }
.me b { color: var(--print); font-weight: 620; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 14rem; }
.me output { display: none; }
.me output.refused { display: block; }
.fresh { display: flex; align-items: center; gap: 0.5rem; font-size: 0.8125rem; color: var(--print-2); white-space: nowrap; }
.fresh::before { content: ''; width: 0.5rem; height: 0.5rem; border-radius: 50%; border: 1.5px solid var(--edge); }
.fresh[data-state='live'] { color: var(--print-2); }
.fresh[data-state='live'] b { color: var(--ink); font-weight: 680; }
.fresh[data-state='live']::before { border-color: var(--ink); background: var(--ink); }
.fresh[data-state='lost'] b { color: var(--red); font-weight: 680; }

.btn { display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-height: var(--touch); min-width: var(--touch); padding: 0 0.75rem; font: 600 0.8125rem/1.1 var(--font-chart); color: var(--print); background: transparent; border: 1.5px solid var(--edge); border-radius: 2px; text-decoration: none; cursor: pointer; white-space: nowrap; }
.btn:hover { border-color: var(--ink); color: var(--ink); }
.btn.main { background: var(--ink); border-color: var(--ink); color: var(--ink-on); }
.btn.main:hover { background: var(--print); border-color: var(--print); color: var(--sheet); }
.btn.bare { border-color: transparent; text-decoration: underline; text-decoration-color: var(--edge); text-underline-offset: 0.2em; padding: 0 0.25rem; font-weight: 430; }
[aria-busy='true'] .btn { opacity: 0.55; cursor: progress; }
input, textarea, select { font: inherit; color: inherit; background: var(--sheet); border: 1.5px solid var(--edge); border-radius: 2px; min-height: var(--touch); padding: 0 0.75rem; max-width: 100%; }
textarea { padding: 0.5rem 0.75rem; line-height: 1.5; width: 100%; }
input[type='file'] { padding: 0.3125rem 0.5rem; font-size: 0.8125rem; }
::placeholder { color: var(--pencil); opacity: 1; }
label, .label { display: block; font-size: 0.8125rem; color: var(--print-2); padding-bottom: 0.25rem; }
.fields { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: end; }
.fields > div { min-width: 0; flex: 1 1 11rem; }
.fields > .btn { flex: none; }
.fields input, .fields select { width: 100%; }
output { display: block; font-size: 0.8125rem; color: var(--print-2); padding-top: 0.375rem; }
output:empty { display: none; }
output.refused { color: var(--print); background: var(--red-wash); border-left: 0.25rem solid var(--red); padding: 0.375rem 0.625rem; margin-top: 0.375rem; max-width: 75ch; }
output.done::before { content: '✓ ' / ''; }

.tools .jump { display: none; }
.tools { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; border-top: 2px solid var(--print); border-bottom: 1px solid var(--line); padding: 0.5rem 0; margin-bottom: 1.5rem; }
.tools form { display: flex; gap: 0.5rem; margin-left: auto; flex: 0 1 26rem; }
.tools input { flex: 1; min-width: 0; }
.home { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; align-items: start; }
.home.beside { grid-template-columns: minmax(0, 1fr) 22rem; }
.home section + section { margin-top: 1.5rem; }
.home h2 { border-top: 2px solid var(--print); padding: 0.5rem 0; min-height: 2.375rem; display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
.home h2 a { font-size: 0.8125rem; font-weight: 430; color: var(--print-2); }
.event { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0 1rem; align-items: center; background: var(--sheet); padding: 0.75rem; border-top: 1px solid var(--line); min-height: 4.5rem; position: relative; }
.events > :last-child { border-bottom: 1px solid var(--line); }
.event h3 { font-size: 1.5rem; font-weight: 780; font-stretch: 72%; line-height: 1.05; overflow-wrap: anywhere; }
.event h3 a { text-decoration: none; } .event h3 a::after { content: ''; position: absolute; inset: 0; } .event:hover h3 { text-decoration: underline; }
.event p { font-size: 0.8125rem; color: var(--print-2); }
.event .at { text-align: right; }
.event .stamp { display: inline-block; font-size: 0.75rem; font-weight: 600; border: 1.5px solid var(--edge); padding: 0 0.375rem; border-radius: 2px; }
.running .event { box-shadow: inset 0.25rem 0 0 var(--ink); padding-left: 1rem; }
.entering .event { background: none; border-top: 1px dashed var(--edge); }
.entering .events > :last-child { border-bottom: 1px dashed var(--edge); }
.glyph { width: 2.75rem; height: 2.0625rem; fill: none; stroke: var(--print); stroke-width: 2.2; } .glyph .fill { fill: var(--print); stroke: none; }
.entering .glyph { stroke: var(--edge); } .entering .glyph .fill { fill: var(--edge); }
.pages { display: flex; gap: 1rem; padding-top: 1rem; }
.aside form, .slip { border: 2px dashed var(--edge); padding: 0.75rem 1rem 1rem; }
.aside form > * + * { margin-top: 0.75rem; }
.aside label + input, .aside label + select { width: 100%; }
.empty { border: 2px dashed var(--edge); padding: 1.25rem 1.5rem 1.5rem; max-width: 60rem; }
.empty h2 { border: 0; padding: 0 0 0.25rem; min-height: 0; }
.empty ol { padding-top: 0.75rem; counter-reset: way; display: grid; gap: 0.625rem; }
.empty li { counter-increment: way; display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); }
.empty li::before { content: counter(way); font-weight: 780; }
.empty code { font: 0.8125rem ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; background: var(--well); padding: 0.0625rem 0.25rem; border-radius: 2px; }

.desk { border-top: 0.25rem solid var(--ink); margin: 0.5rem 0 1.5rem; max-width: 64rem; background: var(--sheet); border-bottom: 1px solid var(--line); }
.desk > .bar { padding: 0.5rem 0.75rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: center; justify-content: space-between; }
.desk .bar .acts { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; }
.desk > .voice { padding: 0 0.75rem 0.625rem; } .desk > :empty, #last:empty { display: none; }
#last { color: var(--print); } #last::before { content: '✓ ' / ''; }
.tasks { padding: 0; } .tasks > li { border-top: 1px solid var(--line); padding: 0.5rem 0.75rem; }
.game { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr) auto; gap: 0.25rem 0.75rem; align-items: center; }
.game .no { color: var(--print-2); font-size: 0.8125rem; }
.game .who { overflow-wrap: anywhere; } .game .who b { font-weight: 620; } .game .who small { display: block; font-size: 0.8125rem; color: var(--print-2); }
.game .said { display: block; color: var(--print-2); font-size: 0.8125rem; } .game .said.disagreed { color: var(--red); font-weight: 600; }
.results { display: flex; gap: 0.375rem; align-items: center; }
.results .btn { min-width: 3.25rem; font-size: 0.9375rem; padding: 0 0.5rem; }
.results input { width: 5rem; text-align: right; }
.game output { grid-column: 2 / -1; }
.acts .btn { flex: none; }
.tasks .plain { display: flex; flex-wrap: wrap; gap: 0.375rem 1rem; align-items: center; justify-content: space-between; }
.tasks .plain output { flex-basis: 100%; padding-top: 0; }
.tasks .list { display: grid; gap: 0.5rem; max-width: 40rem; }
.desk details summary { cursor: pointer; padding: 0.5rem 0.75rem; border-top: 1px solid var(--line); }
.links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; font-size: 0.8125rem; color: var(--print-2); padding: 0.25rem 0; }
.links a { display: inline-flex; align-items: center; min-height: 2.25rem; }
.card { border-top: 0.25rem solid var(--ink); background: var(--sheet); border-bottom: 1px solid var(--line); padding: 0.75rem 1rem 1rem; margin-bottom: 1rem; max-width: 46rem; }
.card h2 { font-size: 1.5rem; font-stretch: 72%; font-weight: 780; line-height: 1.1; padding-bottom: 0.25rem; overflow-wrap: anywhere; }
.card .results { padding-top: 0.75rem; flex-wrap: wrap; } .card .results .btn { flex: 1 1 8rem; min-height: 3rem; }
.card .said { padding-top: 0.5rem; font-family: var(--font-voice); } .card .said.disagreed { border-left: 0.25rem solid var(--red); background: var(--red-wash); padding: 0.5rem 0.75rem; margin-top: 0.5rem; }
.card.settled { border-top: 2px solid var(--print); }
.card [aria-pressed='true'] { background: var(--print); border-color: var(--print); color: var(--sheet); }
.door { max-width: 34rem; border-top: 2px solid var(--print); padding-top: 1rem; display: grid; gap: 0.75rem; }
.door .ask-name { display: none; } .door input { width: 100%; }
.door[data-stage='name'] .ask-name { display: block; }
.door[data-stage='found'] .ask-link, .door[data-stage='name'] .ask-link { display: none; }
.door .btn { justify-self: start; }
.foot { padding: 1rem 0 2rem; }
.nomore { border-left: 0.25rem solid var(--edge); padding: 0.375rem 0.75rem; margin: 0.75rem 0; max-width: 75ch; }

.without-script { display: none; }
@media (scripting: none) { .without-script { display: block; } .needs-script { display: none !important; } }
@media (pointer: coarse), (max-width: 40rem) { :root { --touch: 2.75rem; } .links a { min-height: 2.75rem; } }
@media (max-width: 72rem) { .home.beside { grid-template-columns: minmax(0, 1fr); } .aside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem; } .aside section + section { margin-top: 0; } .tools .jump { display: inline-flex; } }
@media (max-width: 40rem) {
  .mast { gap: 0 1rem; padding-bottom: 0.25rem; } .mast nav { gap: 1rem; } .me { flex: 1 0 100%; justify-content: space-between; } .fresh { flex: 1 0 100%; min-height: 1.75rem; }
  .tools form { flex: 1 0 100%; margin: 0; }
  .event { grid-template-columns: 2.25rem minmax(0, 1fr); gap: 0.125rem 0.75rem; } .event .at { grid-column: 2; text-align: left; } .glyph { width: 2.25rem; }
  .game { grid-template-columns: 2rem minmax(0, 1fr); } .game .results { grid-column: 1 / -1; } .game .results .btn { flex: 1; } .game output { grid-column: 1 / -1; }
  .card .results .btn { flex-basis: 100%; }
  .desk > .bar { padding: 0.5rem; } .tasks > li { padding: 0.5rem; }
}
@media (min-width: 1800px) { :root { font-size: 125%; } }
@media (prefers-contrast: more) { :root { --line: var(--edge); --print-2: var(--print); --pencil: var(--print-2); } }
@media print {
  :root { color-scheme: light; font-size: 10pt; --paper: #fff; --sheet: #fff; --well: #eee; --ink: #000; --ink-wash: #fff; --line: #999; }
  .mast, .desk, .tools, .aside, .links, .skip, .needs-script { display: none !important; }
  main { max-width: none; padding: 0; }
}
`
