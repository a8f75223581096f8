/** Who may watch, and how: the public link, a frame for other sites, a feed for programs. */

import { addressOf, filled } from '@arbiter/api/addresses'
import { type Visibility, visibilities } from '@arbiter/api/shapes'
import { useId, useRef, useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { useSiteAddress } from '../../live/site-address.ts'
import { LocalLinkNotice } from '../../parts/local-link-notice.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { useRequests } from './access.ts'
import { Copy } from './copy.tsx'
import { words } from './words/messages.ts'

export function VisibilitySection() {
  const live = useLive()
  const { problem, done } = useRequests()
  const { visibility, role } = live.seen
  const mayChange = role === 'owner' || role === 'director'
  const [chosen, choose] = useState<Visibility | undefined>()
  const changes = useRef(Promise.resolve())
  const shown = chosen ?? visibility
  const change = async (next: Visibility) => {
    const setting = changeBy('tournament.settings', { tournament: live.id, body: { visibility: next } })
    if (await done(setting, words('people-visibility-now', { visibility: next }))) await live.reload()
    choose((now) => (now === next ? undefined : now))
  }
  // A second click before the first one is saved waits for it: the last one counts.
  const press = (next: Visibility) => {
    if (next === shown) return
    choose(next)
    changes.current = changes.current.then(() => change(next))
  }
  const { address } = useSiteAddress().told
  const link = address + addresses.tournament(live.id)
  const feed = address + filled(addressOf('tournament.feed').path, { tournament: live.id })
  return (
    <section aria-labelledby="people-watch">
      <div class="section">
        <h2 id="people-watch">{words('people-watch')}</h2>
        {mayChange && (
          <fieldset class="switch push2">
            <legend class="hide">{words('people-watch')}</legend>
            {visibilities.map((each) => (
              <button key={each} type="button" aria-pressed={shown === each} onClick={() => press(each)}>
                {words('people-visibility', { visibility: each })}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <RefusalNotice problem={problem} />
      <p class="pub">
        <span class="code big">{link}</span>
        <Copy text={link} label={words('people-link')} />
        <a class="btn" href={addresses.hall(live.id)}>
          {words('people-hall')}
        </a>
      </p>
      <LocalLinkNotice link={link} />
      <p class="voice">{words('people-visibility-about', { visibility })}</p>
      <p class="label pad">{words('people-feed')}</p>
      <p class="pub">
        <span class="code">{feed}</span>
        <Copy text={feed} label={words('people-feed')} />
      </p>
    </section>
  )
}

/** For a club's own site: it shows what spectators may see, read-only. */
export function EmbedSection() {
  const live = useLive()
  const id = useId()
  const { name, visibility } = live.seen
  const path = addresses.embed(live.id)
  const { address } = useSiteAddress().told
  const code = `<iframe src="${address}${path}"\n  title="${attribute(name)}"\n  width="100%" height="480"\n  loading="lazy"></iframe>`
  return (
    <section aria-labelledby="people-embed">
      <div class="section">
        <h2 id="people-embed">{words('people-embed')}</h2>
        <span class="push">{words('people-embed-about')}</span>
      </div>
      <div class="emb">
        <div>
          <label class="field" for={id}>
            {words('people-paste')}
          </label>
          <textarea id={id} rows={7} readOnly class="code" value={code} />
          <Copy text={code} label={words('people-embed')} />
        </div>
        <figure>
          {visibility === 'private' ? (
            <p class="voice">{words('people-embed-private')}</p>
          ) : (
            <div inert>
              <iframe src={path} title={words('people-preview-of', { name: { text: name } })} loading="lazy" />
            </div>
          )}
          <figcaption class="label">
            <a href={path} target="_blank" rel="noreferrer">
              {words('people-preview')}
            </a>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
