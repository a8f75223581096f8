/** Reloads the page every few seconds and keeps the reader's scroll position, open details and focus. */

/** With 0 seconds the cup is over, and only times are converted to the reader's zone. */
export const script = (name: string, seconds: number): string =>
  `(${behaviour})(${JSON.stringify(name).replaceAll('<', '\\u003C')}, ${seconds})`

/**
 * Runs in the reader's browser. As text, because the packages are compiled for Node. State is kept for one tab only; where
 * storage is blocked, the page starts at its top.
 */
const behaviour = `function (name, seconds) {
  const key = 'arbiter cup ' + location.pathname + ' ' + name
  const all = (selector) => [...document.querySelectorAll(selector)]
  const opened = () => all('dialog[popover]').filter((each) => each.matches(':popover-open')).map((each) => each.id)
  const keep = () => {
    const scrolled = all('.scroll, dialog').map((each) => [each.id, each.scrollLeft, each.scrollTop])
    const state = { x: scrollX, y: scrollY, scrolled, opened: opened(), focused: document.activeElement?.id }
    try { sessionStorage.setItem(key, JSON.stringify(state)) } catch {}
  }
  const restore = () => {
    let state
    try { state = JSON.parse(sessionStorage.getItem(key)); sessionStorage.removeItem(key) } catch {}
    if (!state) return
    const found = (id) => (id ? document.getElementById(id) : null)
    for (const id of state.opened) found(id)?.showPopover()
    scrollTo(state.x, state.y)
    for (const [id, x, y] of state.scrolled) found(id)?.scrollTo(x, y)
    found(state.focused)?.focus({ preventScroll: true })
  }
  const language = document.documentElement.lang
  const locale = language === 'en' ? 'en-GB' : language
  const written = { dateStyle: 'medium', timeStyle: 'medium' }
  for (const each of all('time')) each.textContent = new Date(each.dateTime).toLocaleString(locale, written)
  if ('scrollRestoration' in history && seconds > 0) history.scrollRestoration = 'manual'
  restore()
  if (seconds === 0) return
  const button = document.getElementById('hold')
  const isHeld = () => button.getAttribute('aria-pressed') === 'true'
  const hold = (held) => {
    button.setAttribute('aria-pressed', String(held))
    try { sessionStorage.setItem(key + ' held', String(held)) } catch {}
  }
  button.hidden = false
  try { hold(sessionStorage.getItem(key + ' held') === 'true') } catch {}
  button.onclick = () => hold(!isHeld())
  const isBusy = () => isHeld() || document.hidden || String(getSelection()) !== ''
  const again = () => { if (!isBusy()) { keep(); location.reload() } }
  setInterval(again, seconds * 1000)
}`
