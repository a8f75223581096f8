/** What visitors should know first: when, where, how fast; the logo, a description and whom to ask. */
import { eventLine } from '@arbiter/core/bulletin'
import type { EventDetails } from '@arbiter/core/facts'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

export function EventFace({ event }: { event: EventDetails }) {
  const line = eventLine(event).map(textOf)
  if (line.length === 0 && !event.logo) return null
  return (
    <div class="event-face">
      {event.logo && <img class="event-logo" src={event.logo} alt="" />}
      {line.length > 0 && (
        <p class="event-line">
          {line.map((part) => (
            <span key={part} dir="auto">
              {part}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

export function EventAbout({ event: { about, contact, link } }: { event: EventDetails }) {
  if (about === undefined && contact === undefined && link === undefined) return null
  return (
    <section class="event-about">
      <div class="section">
        <h2>{words('overview-event')}</h2>
      </div>
      {about?.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} class="voice" dir="auto">
          {paragraph}
        </p>
      ))}
      {contact !== undefined && (
        <p>
          <span class="label">{words('overview-contact')}</span> <span dir="auto">{contact}</span>
        </p>
      )}
      {link !== undefined && (
        <p>
          <a href={link} rel="noreferrer">
            {link.replace(/^https?:\/\//, '')}
          </a>
        </p>
      )}
    </section>
  )
}
