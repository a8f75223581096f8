/** Opens a session with the secret of a link. What follows # never left the browser; it leaves the address bar too. */
export const joinScript = `
const door = document.querySelector('form[data-door]')
if (door) atTheDoor(door)

function atTheDoor(form) {
  const secret = () => (form.elements.link.value.trim() || location.hash).split('#').at(-1)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (secret() !== '') enter(form, secret())
  })
  if (location.hash.length > 1) found(form)
  addEventListener('hashchange', () => { if (location.hash.length > 1) found(form) })
}

/** Somebody who is signed in as somebody else is asked first. */
function found(form) {
  form.dataset.stage = 'found'
  form.elements.link.required = false
  if (form.dataset.ask === undefined) enter(form, location.hash.slice(1))
}

async function enter(form, secret) {
  say(form, 'Opening …', '')
  const name = form.elements.name.value.trim()
  const body = JSON.stringify({ secret, ...(name === '' ? {} : { name }) })
  const answer = await fetch('/api/v1/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined)
  const read = await answer?.json().catch(() => undefined)
  if (!answer) return say(form, 'No answer came. Look whether you are connected, then press again.', 'refused')
  if (answer.ok) return entered(read)
  if (read?.code === 'bad-request' && read.refusal?.field === 'name' && name === '') return askName(form)
  form.dataset.stage = 'refused'
  say(form, read?.detail ?? 'The server answered ' + answer.status + '. Try again in a moment.', 'refused')
}

function askName(form) {
  form.dataset.stage = 'name'
  form.elements.name.required = true
  say(form, '', '')
  form.elements.name.focus()
}

function entered(who) {
  history.replaceState(null, '', location.pathname)
  const place = who.tournament === undefined ? '/' : '/t/' + who.tournament
  const next = who.kind === 'entrant' ? '/report' : place
  if (next === location.pathname) location.reload()
  else location.replace(next)
}
`
