/** The person who uses the page. */
import { look, type Problem, post } from './api.ts'
import { Subject } from './subscription.ts'
import { clearCached } from './tournament-cache.ts'

export interface Who {
  readonly kind: 'nobody' | 'person' | 'entrant'
  readonly id?: string
  readonly name?: string
  readonly siteRole?: 'owner' | 'director' | 'scorer'
  readonly tournament?: string
  readonly entrant?: string
}

/** Until the server has answered, a signed-in person counts as a stranger. */
const retryMs = 4000

class Session extends Subject {
  who: Who = { kind: 'nobody' }
  /** True once the server has answered. */
  isKnown = false

  /** Called before another person may use this browser. */
  beforeLeaving = (): void => {}

  /** Tells people and entrants apart; nobody is somebody too. */
  get person(): string {
    const { kind, id, tournament, entrant } = this.who
    return [kind, id ?? tournament, entrant].filter((each) => each !== undefined).join(' ')
  }

  async load(): Promise<void> {
    const answer = await look<Who>('/session')
    if (answer.ok) this.take(answer.value)
    else setTimeout(() => void this.load(), retryMs)
  }

  take(who: Who): void {
    this.who = who
    this.isKnown = true
    this.tell()
  }

  get opensTournaments(): boolean {
    return this.who.siteRole === 'owner' || this.who.siteRole === 'director'
  }

  /** Returns why it failed; on success the page is replaced. */
  async close(): Promise<Problem | undefined> {
    const answer = await post('/session/close', {})
    if (!answer.ok) return answer.problem
    this.beforeLeaving()
    await clearCached()
    location.assign('/')
    return undefined
  }
}

export const session = new Session()
