/** The person who uses the page. */
import type { AnswerTo } from '@arbiter/api'
import { call, type Problem } from './api.ts'
import { Subject } from './subscription.ts'
import { clearCached } from './tournament-cache.ts'

export type Who = AnswerTo<'session.who'>

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
    return Object.values(this.who)
      .filter((each) => typeof each === 'string')
      .join(' ')
  }

  async load(): Promise<void> {
    const answer = await call('session.who')
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
    const answer = await call('session.close')
    if (!answer.ok) return answer.problem
    this.beforeLeaving()
    await clearCached()
    location.assign('/')
    return undefined
  }
}

export const session = new Session()
