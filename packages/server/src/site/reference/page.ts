/** The reference page of the API, as static HTML. */

import { addressOf, pagePaths } from '@arbiter/api/addresses'
import { languageCodes } from '@arbiter/api/routes'
import type { Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { OpenApi } from '../../api/document/open-api.ts'
import { componentSection, isProblem } from './component.ts'
import { problemTable } from './problem.ts'
import { type Route, routeFold, routesIn } from './route.ts'
import { message } from './words/messages.ts'

const ownStylesheet = '/site/reference.css'

/** In the language of the document. `appStylesheet` is that of the web app: the page has its letters, colours and header. */
export function referencePage(document: OpenApi, voice: Voice, appStylesheet: string): string {
  const routes = routesIn(document)
  const title = voice.say(message('reference-title', { title: { text: escaped(document.info.title) } }))
  return `<!doctype html>
<html lang="${voice.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/site/icon.svg">
<link rel="stylesheet" href="${escaped(appStylesheet)}">
<link rel="stylesheet" href="${ownStylesheet}">
</head>
<body>
<a class="skip" href="#routes">${voice.say(message('reference-skip'))}</a>
${masthead(voice)}
<main id="main" class="reference">
${headOf(title, document, routes, voice)}
${contentsOf(document, voice)}
<div id="routes">
${document.tags.map(({ name }) => groupOf(name, document, routes, voice)).join('\n')}
${problemsOf(document, voice)}
${componentsOf(document, voice)}
</div>
</main>
${footOf(voice)}
</body>
</html>
`
}

/** The header of every page of the site, with the way back. */
const masthead = (voice: Voice): string => `<header class="mast">
<a class="brand" href="${pagePaths.home}">${mark} Arbiter</a>
<nav class="tabs" aria-label="${voice.say(message('reference-site'))}">
<a href="${pagePaths.home}">${voice.say(message('reference-tournaments'))}</a>
<a href="${here}" aria-current="page">${voice.say(message('reference-here'))}</a>
</nav>
</header>`

const here = addressOf('site.reference').path

const mark =
  '<svg viewBox="0 0 22 22" aria-hidden="true"><path d="M2 4h8v14H2M10 11h10" fill="none" stroke="currentColor" stroke-width="3"/></svg>'

/** The same page in the other languages. */
const footOf = ({ language }: Voice): string => {
  const others = languageCodes.filter((code) => code !== language)
  const links = others.map(
    (code) =>
      `<a class="btn bare" lang="${code}" hreflang="${code}" href="${here}?language=${code}">${ownName(code)}</a>`,
  )
  return `<footer class="foot">${links.join('')}</footer>`
}

/** "Français". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function headOf(title: string, { info, components }: OpenApi, routes: readonly Route[], voice: Voice): string {
  const shapes = Object.keys(components.schemas).filter((name) => !isProblem(name)).length
  const kicker = message('reference-kicker', {
    ...{ version: { text: escaped(info.version) }, routes: routes.length, shapes },
  })
  const header = { text: '<code>Authorization: Bearer TOKEN</code>' }
  const ways = [
    [message('reference-browser'), message('reference-browser-how')],
    [message('reference-program'), message('reference-program-how', { header })],
    [message('reference-spectator'), message('reference-spectator-how')],
  ] as const
  return `<header class="head">
<div>
<p class="kicker">${voice.say(kicker)}</p>
<h1>${title}</h1>
<p class="voice">${escaped(info.description)}${forPrograms(routes, voice)}</p>
<dl class="ways">
${ways.map(([who, how]) => `<div><dt>${voice.say(who)}</dt><dd>${voice.say(how)}</dd></div>`).join('\n')}
</dl>
</div>
</header>`
}

function forPrograms(routes: readonly Route[], voice: Voice): string {
  const own = routes.find(({ path }) => path.endsWith('/openapi.json'))
  if (!own) return ''
  const document = { text: `<a href="${escaped(own.path)}">OpenAPI 3.1</a>` }
  return ` ${voice.say(message('reference-openapi', { document }))}`
}

const contentsOf = ({ tags }: OpenApi, voice: Voice): string => {
  const groups = tags.map(({ name }) => `<a href="#group-${escaped(name)}">${titled(name, voice)}</a>`)
  const [problems, shapes] = [voice.say(message('reference-problems')), voice.say(message('reference-shapes'))]
  return `<nav class="contents" aria-label="${voice.say(message('reference-contents'))}">${groups.join('')}<a href="#problems">${problems}</a><a href="#shapes">${shapes}</a></nav>`
}

const groups = [
  ...(['site', 'formats', 'engines', 'session', 'keys', 'tournaments', 'tournament', 'entrants'] as const),
  ...(['claims', 'export', 'people', 'cup', 'page'] as const),
]

/** A group without words has its name as title. */
function titled(name: string, voice: Voice): string {
  const group = groups.find((each) => each === name)
  return group === undefined ? escaped(name) : voice.say(message('reference-group', { group }))
}

function groupOf(tag: string, document: OpenApi, routes: readonly Route[], voice: Voice): string {
  const own = routes.filter(({ operation }) => operation.tags.includes(tag))
  const folds = own.map((route) => routeFold(document, route, voice))
  return `<section><h2 id="group-${escaped(tag)}">${titled(tag, voice)}</h2>${folds.join('\n')}</section>`
}

const code = (text: string) => ({ text: `<code>${text}</code>` })

function problemsOf(document: OpenApi, voice: Voice): string {
  const about = message('reference-problems-about', {
    ...{ type: code('application/problem+json'), detail: code('detail'), refusal: code('refusal') },
  })
  return `<section>
<h2 id="problems">${voice.say(message('reference-problems'))}</h2>
<p class="voice">${voice.say(about)}</p>
${problemTable(document, voice)}
</section>`
}

function componentsOf({ components }: OpenApi, voice: Voice): string {
  const shapes = Object.entries(components.schemas).filter(([name]) => !isProblem(name))
  const sections = shapes.map(([name, schema]) => componentSection(name, schema, voice))
  return `<section><h2 id="shapes">${voice.say(message('reference-shapes'))}</h2>${sections.join('\n')}</section>`
}
