/** Who looks at the page. */
import { look, post } from './api.ts'
import { forgetAll } from './kept.ts'
import { Subject } from './subscription.ts'

export interface Who {
  readonly kind: 'nobody' | 'person' | 'entrant'
  readonly id?: string
  readonly name?: string
  readonly siteRole?: 'owner' | 'director' | 'scorer'
  readonly tournament?: string
  readonly entrant?: string
}

class Session extends Subject {
  who: Who = { kind: 'nobody' }
  /** Has the server been asked? */
  isKnown = false

  async load(): Promise<void> {
    const answer = await look<Who>('/session')
    if (answer.ok) this.take(answer.value)
  }

  take(who: Who): void {
    this.who = who
    this.isKnown = true
    this.tell()
  }

  /** May open tournaments. */
  get opensTournaments(): boolean {
    return this.who.siteRole === 'owner' || this.who.siteRole === 'director'
  }

  async close(): Promise<void> {
    await post('/session/close')
    await forgetAll()
    location.assign('/')
  }
}

export const session = new Session()
