/** The frame of every page: header with tabs and freshness, skip link, footer with language and theme. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { session } from '../live/session.ts'
import { useWatched } from '../live/subscription.ts'
import type * as HelpSlip from '../screens/help/help.tsx'
import { choose, language, languageNames, languages } from '../words/language.ts'
import { addresses } from './address.ts'
import { Announcer } from './announce.tsx'
import { loadHelp } from './help.ts'
import { useKeys } from './keys.ts'
import { OutboxCorner } from './outbox/outbox-corner.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { ThemeSwitch } from './theme.tsx'
import { ToastSlip } from './toast.tsx'
import { words } from './words/messages.ts'

interface ShellProps {
  readonly tabs?: ComponentChildren
  readonly side?: ComponentChildren
  readonly children: ComponentChildren
}

export function Shell({ tabs, side, children }: ShellProps) {
  return (
    <>
      <a class="skip" href="#main">
        {words('app-skip')}
      </a>
      <header class="mast">
        <a class="brand" href={addresses.home}>
          <Mark />
          Arbiter
        </a>
        <nav class="tabs" aria-label={words('app-pages')}>
          {tabs ?? <SiteTabs />}
        </nav>
        {side}
        <HelpButton />
      </header>
      <main id="main">{children}</main>
      <OutboxCorner />
      <Foot />
      <ToastSlip />
      <Announcer />
    </>
  )
}

function SiteTabs() {
  const { who } = useWatched(session)
  const path = location.pathname
  const current = (to: string) => (path === to ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <>
      <a href={addresses.home} {...current(addresses.home)}>
        {words('app-tournaments')}
      </a>
      {who.siteRole === 'owner' && (
        <a href={addresses.sitePeople} {...current(addresses.sitePeople)}>
          {words('app-people')}
        </a>
      )}
      <a href={addresses.apiReference}>{words('app-api')}</a>
    </>
  )
}

function Foot() {
  const { who } = useWatched(session)
  return (
    <footer class="foot">
      {who.kind === 'person' && (
        <span class="me">
          <bdi>{who.name}</bdi>
          <SignOutButton label={words('app-sign-out')} />
        </span>
      )}
      <LanguageChoice />
      <ThemeSwitch />
    </footer>
  )
}

/** Each language by its own name. */
const LanguageChoice = () => (
  <>
    {languages
      .filter((each) => each !== language)
      .map((each) => (
        <button key={each} type="button" class="btn bare" lang={each} onClick={() => choose(each)}>
          {languageNames[each]}
        </button>
      ))}
  </>
)

function HelpButton() {
  const [slip, set] = useState<typeof HelpSlip | undefined>()
  const open = () => void loadHelp().then(set, () => undefined)
  useKeys({ '?': open })
  return (
    <>
      <button type="button" class="btn bare help-button" onClick={open}>
        {words('app-help')} <kbd>?</kbd>
      </button>
      {slip && <slip.Help path={location.pathname} onClose={() => set(undefined)} />}
    </>
  )
}

const Mark = () => (
  <svg viewBox="0 0 22 22" aria-hidden="true">
    <path d="M2 4h8v14H2M10 11h10" fill="none" stroke="currentColor" stroke-width="3" />
  </svg>
)
