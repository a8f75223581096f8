/** The people of the site and their rights, and the reader's own name, sessions, tokens and devices. */

import { useId, useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import { SignOutButton } from '../../app/sign-out-button.tsx'
import { words as appWords } from '../../app/words/messages.ts'
import { call } from '../../live/api.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { LocalLinkNotice } from '../../parts/local-link-notice.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { moment } from '../../words/time.ts'
import { type AccessKey, type Link, type Person, useRequests, useResource } from './access.ts'
import { AskFirst } from './ask-first.tsx'
import { Copy } from './copy.tsx'
import { Invite, type InviteProps, madeOf, Revoke } from './invite.tsx'
import { PeopleTable } from './people-table.tsx'
import { AddressForOthers } from './site-address.tsx'
import { Tokens } from './tokens.tsx'
import { words } from './words/messages.ts'

export default function SitePeople() {
  const { who } = useWatched(session)
  return (
    <div class="people">
      <Head kicker={words('people-site-kicker')} title={words('people-site-title')} />
      {who.kind === 'person' ? (
        <div class="pp">
          <div>{who.siteRole === 'owner' && <Members />}</div>
          <div>
            {who.siteRole === 'owner' && <AddressForOthers />}
            <Yourself name={who.name ?? ''} />
          </div>
        </div>
      ) : (
        <Empty
          action={
            <a class="btn" href={addresses.home}>
              {appWords('app-missing-home')}
            </a>
          }
        >
          {words('people-nobody')}
        </Empty>
      )}
    </div>
  )
}

function Members() {
  const { who } = useWatched(session)
  const { value, problem, again } = useResource(() => call('site.people'), who.name)
  const [wayIn, setWayIn] = useState<{ readonly name: string; readonly link: Link } | undefined>()
  const made: MemberRowProps['onWayIn'] = (link) => {
    setWayIn(link)
    again()
  }
  return (
    <>
      <section aria-labelledby="site-people">
        <div class="section">
          <h2 id="site-people">{words('people-site-people')}</h2>
          <span class="push">{words('people-may-open')}</span>
        </div>
        <RefusalNotice problem={problem} />
        <PeopleTable label={words('people-site-people')}>
          {value?.people.map((person) => (
            <MemberRow key={person.id} person={person} onChange={again} onWayIn={made} />
          ))}
        </PeopleTable>
        {wayIn && <LinkOnce title={words('people-lost-way-for', { name: { text: wayIn.name } })} link={wayIn.link} />}
      </section>
      <Invite
        invite={inviteToSite}
        roles={['director', 'owner']}
        invitations={value?.keys.filter(({ kind }) => kind === 'invitation') ?? []}
        revoke={(secret) => changeBy('site.revoke', { secret })}
        onChange={again}
      />
      <SignInLinks keys={value?.keys.filter(({ kind }) => kind === 'sign-in') ?? []} onChange={again} />
    </>
  )
}

/** The whole site has no scorers. */
const inviteToSite: InviteProps['invite'] = ({ role, ...label }) =>
  changeBy('site.invite', { body: { role: role === 'owner' ? role : 'director', ...label } })

/** Unused sign-in links. */
function SignInLinks({ keys, onChange }: { keys: readonly AccessKey[]; onChange: () => void }) {
  if (keys.length === 0) return null
  return (
    <section aria-labelledby="site-sign-in">
      <div class="section">
        <h2 id="site-sign-in">{words('people-sign-in-links')}</h2>
      </div>
      <ol class="links2">
        {keys.map((key) => (
          <li key={key.id}>
            <p dir="auto">{key.personName ?? key.person}</p>
            <p class="label">
              {madeOf(key)}
              {key.expiresAt !== undefined &&
                `, ${words('people-one-use', { until: { text: moment(key.expiresAt) } })}`}
            </p>
            <Revoke
              revoke={() => changeBy('site.revoke', { secret: key.id })}
              what={words('people-sign-in-link-of', { name: { text: key.personName ?? '' } })}
              onChange={onChange}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface MemberRowProps {
  readonly person: Person
  readonly onChange: () => void
  readonly onWayIn: (made: { name: string; link: Link }) => void
}

function MemberRow({ person: { id, name, role, since }, onChange, onWayIn }: MemberRowProps) {
  const { problem, done } = useRequests()
  const isYou = id === session.who.id
  const makeWayIn = async () => {
    const link = await done(changeBy('site.signIn', { person: id }))
    if (link) onWayIn({ name, link })
  }
  return (
    <tr>
      <th scope="row">
        <span dir="auto">{name}</span> {isYou && <span class="label">{words('people-you')}</span>}
      </th>
      <td>
        <b>{words('people-role-name', { role: role })}</b>
      </td>
      <td class="d1">{moment(since)}</td>
      <td class="num">
        {!isYou && (
          <>
            <button type="button" class="btn bare" onClick={makeWayIn}>
              {words('people-lost-way')}
              <span class="hide"> {name}</span>
            </button>
            <AskFirst
              title={words('people-remove-title', { name: { text: name } })}
              costs={words('people-remove-costs', { name: { text: name } })}
              button={words('people-do-remove', { name: { text: name } })}
              told={words('people-removed', { name: { text: name } })}
              ask={() => changeBy('site.remove', { person: id })}
              onDone={onChange}
            >
              {words('people-remove')}
              <span class="hide"> {name}</span>
            </AskFirst>
            <AskFirst
              title={words('people-erase-title', { name: { text: name } })}
              costs={words('people-erase-costs', { name: { text: name } })}
              button={words('people-do-erase', { name: { text: name } })}
              told={words('people-erased')}
              ask={() => changeBy('site.erase', { person: id })}
              onDone={onChange}
            >
              {words('people-erase')}
              <span class="hide"> {name}</span>
            </AskFirst>
          </>
        )}
        <RefusalNotice problem={problem} />
      </td>
    </tr>
  )
}

const LinkOnce = ({ title, link }: { title: string; link: Link }) => (
  <div class="once">
    <p>
      <b>{title}</b> <span class="stamp ready">{words('people-shown-once')}</span>
    </p>
    <p class="pub">
      <span class="code">{link.link}</span>
      <Copy text={link.link} label={title} />
    </p>
    {link.expiresAt !== undefined && (
      <p class="label">{words('people-one-use', { until: { text: moment(link.expiresAt) } })}</p>
    )}
    <LocalLinkNotice link={link.link} />
  </div>
)

function Yourself({ name }: { name: string }) {
  const { value, problem, again } = useResource(() => call('keys.list'))
  const sessions = value?.keys.filter(({ kind }) => kind === 'session' || kind === 'sign-in') ?? []
  return (
    <>
      <section aria-labelledby="site-you">
        <div class="section">
          <h2 id="site-you">{words('people-you2')}</h2>
          <span class="push">
            <SignOutButton label={words('people-sign-out')} />
          </span>
        </div>
        <OwnName name={name} />
      </section>
      <AnotherDevice onMade={again} />
      <section aria-labelledby="site-keys">
        <div class="section">
          <h2 id="site-keys">{words('people-keys')}</h2>
        </div>
        <RefusalNotice problem={problem} />
        <ol class="links2">
          {sessions.map(({ id, kind, createdAt, expiresAt }) => (
            <li key={id}>
              <p>{words('people-key', { kind: keyKind(kind) })}</p>
              <p class="label">
                {words('people-made-at', { when: { text: moment(createdAt) } })}
                {expiresAt !== undefined && ` · ${words('people-ends-at', { when: { text: moment(expiresAt) } })}`}
              </p>
              <Revoke
                revoke={() => changeBy('keys.revoke', { secret: id })}
                what={words('people-key-made', { kind: keyKind(kind), when: { text: moment(createdAt) } })}
                onChange={again}
              />
            </li>
          ))}
        </ol>
      </section>
      <Tokens
        tokens={value?.keys.filter(({ kind }) => kind === 'token') ?? []}
        roles={[]}
        revoking={({ id: secret }) =>
          () =>
            changeBy('keys.revoke', { secret })
          }
        onChange={again}
      />
    </>
  )
}

function OwnName({ name }: { name: string }) {
  const [typed, type] = useState<string | undefined>()
  const { problem, isBusy, done } = useRequests()
  const id = useId()
  const shown = typed ?? name
  const rename = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    if (
      !(await done(
        changeBy('session.rename', { body: { name: shown } }),
        words('people-renamed', { name: { text: shown } }),
      ))
    )
      return
    await session.load()
    type((now) => (now === session.who.name ? undefined : now))
  }
  return (
    <form class="token-form" onSubmit={rename}>
      <div>
        <label class="field" for={id}>
          {words('people-your-name')}
        </label>
        <input id={id} dir="auto" value={shown} onInput={(event) => type(event.currentTarget.value)} />
      </div>
      <p class="acts">
        <button type="submit" class="btn" aria-disabled={isBusy}>
          {words('people-rename')}
        </button>
      </p>
      <RefusalNotice problem={problem} />
    </form>
  )
}

function AnotherDevice({ onMade }: { onMade: () => void }) {
  const [link, setLink] = useState<Link | undefined>()
  const { problem, isBusy, done } = useRequests()
  const make = async () => {
    if (isBusy) return
    setLink(await done(changeBy('session.link')))
    onMade()
  }
  return (
    <section aria-labelledby="site-device">
      <div class="section">
        <h2 id="site-device">{words('people-device')}</h2>
      </div>
      <p class="voice">{words('people-device-about')}</p>
      {link && <LinkOnce title={words('people-device')} link={link} />}
      <p class="acts pad">
        <button type="button" class="btn" aria-disabled={isBusy} onClick={make}>
          {words('people-make-way-in')}
        </button>
      </p>
      <RefusalNotice problem={problem} />
    </section>
  )
}

const keyKind = (kind: AccessKey['kind']): 'session' | 'link' => (kind === 'session' ? 'session' : 'link')
