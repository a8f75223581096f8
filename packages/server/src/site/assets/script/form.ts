/** Forms that change something: they are sent to the API of this site, and its answer is said in words beside them. */
export const formScript = String.raw`
document.addEventListener('submit', (event) => {
  const form = event.target
  if (form.dataset.post === undefined) return
  event.preventDefault()
  if (form.getAttribute('aria-busy') !== 'true') submitted(form, event.submitter)
})

async function submitted(form, button) {
  form.setAttribute('aria-busy', 'true')
  each('output', (note) => { note.textContent = '' })
  tellLast('')
  say(form, 'Sending …', '')
  const outcome = await sent(form, button).catch(() => ({ said: noAnswer }))
  form.setAttribute('aria-busy', 'false')
  if (outcome.said !== undefined) return say(form, outcome.said, 'refused')
  delete form.dataset.retry
  await then(form, outcome.answer, button)
}

const noAnswer = 'No answer came. Look whether you are connected, then press again: it counts once.'

async function sent(form, button) {
  const { type, body } = await carried(form, button)
  const answer = await fetch(form.dataset.post, { method: 'POST', headers: { 'content-type': type }, body })
  const read = await answer.json().catch(() => undefined)
  return answer.ok ? { answer: read } : { said: read?.detail ?? 'The server answered ' + answer.status + '. Try again in a moment.' }
}

/** A file, a text as it is, or the fields as JSON. */
async function carried(form, button) {
  const kind = form.dataset.send
  if (kind === 'file') return { type: 'application/jsonl', body: await form.elements.file.files[0].text() }
  if (kind === 'list') return { type: 'text/csv', body: listOf(form.elements.list.value) }
  const fixed = JSON.parse(form.dataset.body ?? '{}')
  const key = 'do' in fixed ? { key: keyOf(form, button) } : {}
  const time = form.dataset.time === undefined ? {} : { finishedAt: new Date().toISOString() }
  return { type: 'application/json', body: JSON.stringify({ ...fixed, ...typed(form), ...pressed(button), ...key, ...time }) }
}

/** Names, one a line; a list with a head line is taken as it is. */
const listOf = (text) => (/^\s*"?(name|team)"?\s*([,;\t]|$)/im.test(text.trimStart().split('\n')[0]) ? text : 'name\n' + text.split('\n').map(quoted).join('\n'))
const quoted = (line) => (/[",;\t]/.test(line) ? '"' + line.trim().replaceAll('"', '""') + '"' : line.trim())

function typed(form) {
  const body = {}
  for (const field of form.querySelectorAll('input[name], select[name]')) {
    if (field.dataset.as === 'figures') body[field.name] = [...(body[field.name] ?? []), Number(field.value)]
    else if (field.value.trim() !== '') body[field.name] = field.value.trim()
  }
  return body
}

const pressed = (button) => (button?.name ? { [button.name]: button.dataset.json === undefined ? button.value : JSON.parse(button.dataset.json) } : {})

/** The same press sent twice counts once; another button is another thing to say. */
function keyOf(form, button) {
  const [pressedBefore, key] = (form.dataset.retry ?? '|').split('|')
  const now = [button?.name, button?.value].join(' ')
  if (key !== '' && pressedBefore === now) return key
  const fresh = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  form.dataset.retry = now + '|' + fresh
  return fresh
}

async function then(form, answer, button) {
  const next = form.dataset.then
  if (next) return location.assign(next.replace('{id}', encodeURIComponent(answer.id)))
  const said = wordsFor(form, answer) ?? button?.dataset.said ?? form.dataset.said ?? 'Done.'
  say(form, '', '')
  if (form.dataset.send === 'list') standing(form)?.reset()
  await renew().catch(() => {})
  say(form, said, 'done')
}

/** What an entrant's word led to. */
const wordsFor = (form, answer) => (form.dataset.states === undefined ? undefined : JSON.parse(form.dataset.states)[answer.state])

/** The page may have been brought up to date meanwhile: the form that stands in its place. */
const standing = (form) => (document.contains(form) ? form : form.dataset.key && document.querySelector('form[data-key="' + CSS.escape(form.dataset.key) + '"]'))

/** The form may be gone with what was to be done; its last word then stands at the head. */
function say(form, text, kind) {
  const note = standing(form)?.querySelector('output')
  if (!note) return tellLast(text)
  note.textContent = text
  note.className = kind
}

function tellLast(text) {
  const last = document.getElementById('last')
  if (last) last.textContent = text
}
`
