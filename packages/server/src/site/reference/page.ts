/** The reference page: the published document as people read it, without a script. */
import { escaped, plural } from '@arbiter/core'
import type { OpenApi } from '../../api/document/open-api.ts'
import { componentSection, isProblem } from './component.ts'
import { problemTable } from './problem.ts'
import { type Route, routeFold, routesIn } from './route.ts'

const referenceStylesheet = '/site/reference.css'

export function referencePage(document: OpenApi): string {
  const routes = routesIn(document)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}: the API</title>
<link rel="stylesheet" href="${referenceStylesheet}">
</head>
<body>
<a class="skip" href="#routes">To the routes</a>
${headOf(document, routes)}
${contentsOf(document)}
<main id="routes">
${document.tags.map(({ name }) => groupOf(name, document, routes)).join('\n')}
${problemsOf(document)}
${componentsOf(document)}
</main>
</body>
</html>
`
}

function headOf({ info, components }: OpenApi, routes: readonly Route[]): string {
  const shapes = Object.keys(components.schemas).filter((name) => !isProblem(name))
  const own = routes.find(({ path }) => path.endsWith('/openapi.json'))
  const link = own ? ` The same <a href="${escaped(own.path)}">as OpenAPI 3.1</a>, for programs.` : ''
  return `<header>
<p class="kicker">Version ${escaped(info.version)} · ${plural(routes.length, 'route')} · ${plural(shapes.length, 'shape')}</p>
<h1>${escaped(info.title)}: the API</h1>
<p class="voice">${escaped(info.description)}${link}</p>
<dl class="ways">
<div><dt>A browser</dt><dd>signs in by a link and keeps a session in a cookie. Changes are taken from this site's own pages only.</dd></div>
<div><dt>A program</dt><dd>sends its token: <code>Authorization: Bearer TOKEN</code></dd></div>
<div><dt>A spectator</dt><dd>needs neither, where a tournament is public.</dd></div>
</dl>
</header>`
}

const contentsOf = ({ tags }: OpenApi): string => {
  const groups = tags.map(({ name }) => `<a href="#group-${escaped(name)}">${escaped(titled(name))}</a>`)
  return `<nav aria-label="Contents">${groups.join('')}<a href="#problems">Problems</a><a href="#shapes">Shapes</a></nav>`
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function groupOf(tag: string, document: OpenApi, routes: readonly Route[]): string {
  const own = routes.filter(({ operation }) => operation.tags.includes(tag))
  const folds = own.map((route) => routeFold(document, route))
  return `<section><h2 id="group-${escaped(tag)}">${escaped(titled(tag))}</h2>${folds.join('\n')}</section>`
}

const problemsOf = (document: OpenApi): string => `<section>
<h2 id="problems">Problems</h2>
<p class="voice">Whatever may not be done is answered as <code>application/problem+json</code> with a code, the sentence in <code>detail</code>, and what the sentence speaks of in <code>refusal</code>. In braces: what stands there then.</p>
${problemTable(document)}
</section>`

function componentsOf({ components }: OpenApi): string {
  const shapes = Object.entries(components.schemas).filter(([name]) => !isProblem(name))
  return `<section><h2 id="shapes">Shapes</h2>${shapes.map(([name, schema]) => componentSection(name, schema)).join('\n')}</section>`
}
