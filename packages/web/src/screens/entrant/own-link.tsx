/** The link with which somebody reports own results: shown once, as text and as a code to scan, on a ticket to print. */
import type { EntrantShown } from '@arbiter/core'
import { useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import type { Problem } from '../../live/api.ts'
import type { Live } from '../../live/live.ts'
import { useSiteAddress } from '../../live/site-address.ts'
import { OnlyHere } from '../../parts/only-here.tsx'
import { QrCode } from '../../parts/qr.tsx'
import { Refused } from '../../parts/refused.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { moment } from '../../words/time.ts'

const words = catalogue(
  {
    title: 'Own link',
    teach: (name: string) =>
      `With an own link ${name} reports results without an account. It counts when both sides say the same.`,
    make: 'Make a link',
    again: 'Make another link',
    once: 'Shown this once: print or copy it now. Links that are out are listed under People.',
    until: (at: string) => `It works until ${at}.`,
    scan: 'Scan to see your games and to report your result. It counts when both sides say the same.',
    print: 'Print',
    copy: 'Copy link',
    copied: 'Link copied.',
    cannotCopy: 'The link could not be copied. Select it and copy it by hand.',
    code: (name: string) => `QR code of the link for ${name}`,
    ticket: (name: string) => `Ticket with the link for ${name}`,
  },
  {
    title: 'Eigener Link',
    teach: (name: string) =>
      `Mit einem eigenen Link meldet ${name} Ergebnisse ohne Konto. Sie zählen, wenn beide Seiten dasselbe sagen.`,
    make: 'Link erzeugen',
    again: 'Weiteren Link erzeugen',
    once: 'Wird nur dieses eine Mal gezeigt: jetzt drucken oder kopieren. Ausgegebene Links stehen unter Personen.',
    until: (at: string) => `Er gilt bis ${at}.`,
    scan: 'Scannen, um die eigenen Partien zu sehen und das Ergebnis zu melden. Es zählt, wenn beide Seiten dasselbe sagen.',
    print: 'Drucken',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    cannotCopy: 'Der Link ließ sich nicht kopieren. Markieren und kopieren Sie ihn von Hand.',
    code: (name: string) => `QR-Code des Links für ${name}`,
    ticket: (name: string) => `Zettel mit dem Link für ${name}`,
  },
)

export interface MadeLink {
  readonly link: string
  readonly expiresAt?: string
}

export const makeLink = (live: Live, entrant: string) =>
  live.tellServer<MadeLink>(`/entrants/${encodeURIComponent(entrant)}/link`)

export function OwnLink({ live, entrant }: { live: Live; entrant: EntrantShown }) {
  const [made, set] = useState<MadeLink | undefined>()
  const [problem, refuse] = useState<Problem | undefined>()
  const { address } = useSiteAddress().told
  const make = async () => {
    const answer = await makeLink(live, entrant.id)
    refuse(answer.ok ? undefined : answer.problem)
    if (answer.ok) set(answer.value)
  }
  return (
    <aside class="paper" aria-labelledby="e-link">
      <h2 id="e-link" class={made ? 'hide' : ''}>
        {words.title}
      </h2>
      {made ? (
        <LinkTicket live={live} entrant={entrant} made={made} />
      ) : (
        <p class="voice">{words.teach(entrant.name)}</p>
      )}
      <OnlyHere link={made?.link ?? address} />
      <Refused problem={problem} live={live} />
      <p class="acts">
        {made && (
          <>
            <button type="button" class="btn" onClick={() => print()}>
              {words.print}
            </button>
            <button type="button" class="btn" onClick={() => void copy(made.link)}>
              {words.copy}
            </button>
          </>
        )}
        <button type="button" class={made ? 'btn bare' : 'btn'} onClick={() => void make()}>
          {made ? words.again : words.make}
        </button>
      </p>
      {made && (
        <p class="label">
          {words.once} {made.expiresAt === undefined ? '' : words.until(moment(made.expiresAt))}
        </p>
      )}
    </aside>
  )
}

interface LinkTicketProps {
  readonly live: Live
  readonly entrant: EntrantShown
  readonly made: MadeLink
}

/** 80 mm wide on paper. */
export const LinkTicket = ({ live, entrant, made }: LinkTicketProps) => (
  <article class="ticket link" aria-label={words.ticket(entrant.name)}>
    <p class="cut">
      <span dir="auto">{live.seen.name}</span>
      <b>{entrant.number}</b>
    </p>
    <p class="tn" dir="auto">
      {entrant.name}
    </p>
    <QrCode text={made.link} label={words.code(entrant.name)} />
    <p class="code">
      <a href={made.link} target="_blank" rel="noreferrer">
        {made.link}
      </a>
    </p>
    <p class="voice">{words.scan}</p>
  </article>
)

async function copy(text: string): Promise<void> {
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  toast.say(isDone ? words.copied : words.cannotCopy)
}
