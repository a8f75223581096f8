/** A page of the site: masthead, main part, and nothing inline; whatever it needs is linked. */
import { escaped } from '@arbiter/core'
import { type AssetName, assetPath } from '../assets/asset.ts'
import { mark } from '../assets/icon.ts'

type StyleName = Extract<AssetName, `${string}.css`>

/** Who looks at a page. */
export interface Visitor {
  readonly kind: 'nobody' | 'person' | 'entrant'
  readonly name?: string
  readonly siteRole?: string
}

export interface SitePage {
  /** As text. */
  readonly title: string
  /** Of charts; that of the site comes last. */
  readonly styles?: readonly StyleName[]
  readonly visitor: Visitor
  /** Stands in the masthead, as HTML: how fresh the page is. */
  readonly fresh?: string
  /** As HTML. */
  readonly main: string
  readonly isHome?: true
}

export function sitePage({ title, styles = [], visitor, fresh = '', main, isHome }: SitePage): string {
  const sheets = [...styles, 'site.css' as const].map((name) => `<link rel="stylesheet" href="${assetPath(name)}">`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="${assetPath('icon.svg')}">
${sheets.join('\n')}
<script type="module" src="${assetPath('site.js')}"></script>
</head>
<body>
<a class="skip" href="#main">To the page itself</a>
<header class="mast"><a class="brand" href="/">${mark}Arbiter</a><nav aria-label="Site"><a href="/"${isHome ? ' aria-current="page"' : ''}>Tournaments</a><a href="/api">API</a></nav>${fresh}${signedIn(visitor)}</header>
<p id="news" class="hide" role="status"></p>
<main id="main">
${main}
</main>
</body>
</html>
`
}

function signedIn({ kind, name, siteRole }: Visitor): string {
  if (kind === 'nobody') return ''
  const role = siteRole === undefined ? '' : `, ${siteRole} of the site`
  const who = kind === 'entrant' ? 'signed in by an entrant’s link' : `<b dir="auto">${escaped(name ?? '')}</b>${role}`
  return `<form class="me needs-script" data-post="/api/v1/session/close" data-then="/"><span>${who}</span><button class="btn bare">Sign out</button><output></output></form>`
}

/** Said where something is to be written; reading needs no script. */
export const scriptNote =
  '<p class="voice nomore without-script">Everything here can be read without scripts. To write something, allow scripts for this page.</p>'

/** In an attribute. */
export const json = (value: unknown): string => escaped(JSON.stringify(value))
