/** Announces changes to screen readers: a polite live region, one sentence at a time. */
import { Subject, useWatched } from '../live/subscription.ts'

class Announcements extends Subject {
  text = ''

  say(text: string): void {
    this.text = text
    this.tell()
  }
}

export const announcements = new Announcements()

export function Announcer() {
  const { text } = useWatched(announcements)
  return (
    <p class="hide" role="status" aria-live="polite" data-part="news">
      {text}
    </p>
  )
}
