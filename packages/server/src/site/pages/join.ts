/** Where a link leads: the session is opened by the script, for only the browser knows what follows #. */
import { escaped } from '@arbiter/core'
import { sitePage, type Visitor } from './document.ts'

export const joinPage = (visitor: Visitor): string =>
  sitePage({
    title: 'Join · Arbiter',
    visitor,
    main: `<header class="head"><div><p class="kicker">By invitation</p><h1>Join</h1>${standing(visitor)}</div></header>
${door({ isAsked: false, label: 'Join' })}
<p class="voice nomore without-script">What follows # in your link never leaves the browser by itself. Allow scripts for this page, then open the link again.</p>`,
  })

const standing = ({ kind, name }: Visitor): string =>
  kind === 'person'
    ? `<p class="voice">You are signed in as <bdi>${escaped(name ?? '')}</bdi>. An invitation adds to what you may do.</p>`
    : '<p class="voice">The link you were given lets you in. It works once; afterwards this browser is signed in.</p>'

/** Asked first where opening the link would end another session. */
export const door = ({ isAsked, label }: { readonly isAsked: boolean; readonly label: string }): string =>
  `<form class="door needs-script" data-door${isAsked ? ' data-ask' : ''}>
<div class="ask-name"><label for="name">How do you want to be called? Others will see this name.</label><input id="name" name="name" maxlength="200" autocomplete="name"></div>
<div class="ask-link"><label for="link">Your link, if you have it as text</label><input id="link" name="link" required autocomplete="off" spellcheck="false"></div>
<button class="btn main">${label}</button><output role="alert"></output></form>`
