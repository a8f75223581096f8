/** Keeps a page live: listens to the feed of its tournament, brings the page up to date, and says how fresh it is. */
export const liveScript = `
const dayOf = (moment) => (moment.toDateString() === new Date().toDateString() ? '' : moment.toLocaleDateString('en-GB', { dateStyle: 'medium' }) + ', ')
const clock = (moment) => dayOf(moment) + moment.toLocaleTimeString('en-GB')
const laterMs = 5000

class Watch {
  constructor(sign) {
    this.sign = sign
    this.edition = Number(sign.dataset.edition)
    this.seen = Number(sign.dataset.seq)
    this.changedAt = new Date(sign.dataset.at)
    this.open()
    setInterval(() => this.show(), laterMs)
    if (sign.dataset.poll !== undefined) setInterval(() => this.look(), 2 * laterMs)
    document.addEventListener('visibilitychange', () => this.look())
    addEventListener('pagehide', () => this.feed.close())
    addEventListener('pageshow', (event) => { if (event.persisted) this.open() })
  }

  open() {
    this.feed = new EventSource(this.sign.dataset.feed + '?after=' + this.seen)
    this.feed.addEventListener('hello', (event) => this.greeted(JSON.parse(event.data)))
    this.feed.addEventListener('facts', (event) => this.heard(JSON.parse(event.data), Number(event.lastEventId)))
    this.feed.addEventListener('claims', () => this.changed('An entrant has said how a game ended.'))
    this.feed.addEventListener('reload', () => this.changed('The tournament was changed.'))
    this.feed.onerror = () => this.lost()
  }

  /** Facts that are missing come right behind. */
  greeted({ edition, seq }) {
    this.tell('live')
    if (edition !== this.edition || seq < this.seen) this.changed('The tournament was changed.')
    this.edition = edition
  }

  heard(facts, seq) {
    this.seen = Math.max(this.seen, seq)
    this.changed(inWords(facts))
  }

  async changed(words) {
    try {
      await renew()
      this.changedAt = new Date()
      announce(words)
      this.show()
    } catch {
      this.tell('lost')
      setTimeout(() => this.changed(words), laterMs)
    }
  }

  /** What others say of a game is no fact yet, and not on the feed of everybody. */
  look() {
    if (document.visibilityState === 'visible' && this.sign.dataset.poll !== undefined) renew().catch(() => {})
  }

  /** A browser comes back by itself, unless the server said no: then it is asked again later. */
  lost() {
    this.tell('lost')
    if (this.feed.readyState === EventSource.CLOSED) setTimeout(() => this.open(), laterMs)
  }

  tell(state) {
    if (state === 'lost' && this.state !== 'lost') this.lostAt = Date.now()
    this.state = state
    this.show()
  }

  show() {
    const isLive = this.state === 'live'
    this.sign.dataset.state = this.state ?? 'waiting'
    this.sign.querySelector('b').textContent = isLive ? 'Live' : 'Reconnecting …'
    this.sign.querySelector('span').textContent = isLive ? 'last change ' + clock(this.changedAt) : this.lastHeard()
  }

  lastHeard() {
    if (this.lostAt === undefined) return ''
    const age = Math.round((Date.now() - this.lostAt) / 1000)
    return 'last heard ' + clock(new Date(this.lostAt)) + ', ' + (age < 90 ? age + ' s' : Math.round(age / 60) + ' min') + ' ago'
  }
}

function inWords(facts) {
  const results = facts.filter(({ type }) => type === 'game-finished').length
  if (results > 0) return results === 1 ? 'A new result.' : results + ' new results.'
  return facts.some(({ type }) => type === 'round-paired') ? 'A round was published.' : 'The page was brought up to date.'
}

const sign = document.querySelector('[data-feed]')
if (sign) new Watch(sign)
`
