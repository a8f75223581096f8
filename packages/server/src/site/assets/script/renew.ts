/** Brings the main part of a page up to date without moving the reader: what is open, typed, scrolled and focused stays. */
export const renewScript = `
const main = () => document.querySelector('main')

/** Where something stands, in words that are the same before and after. */
const sectionOf = (element) => element.closest('section')?.querySelector('h2')?.textContent ?? ''
const nameOfFold = (fold) => sectionOf(fold) + '/' + (fold.querySelector('summary b') ?? fold.querySelector('summary')).textContent
const nameOfScroll = (region) => sectionOf(region) + '/' + region.getAttribute('aria-label')
const nameOfField = (field) => [field.form?.dataset.key, field.name, field.type === 'submit' ? field.value : placeOf(field)].join('/')
const placeOf = (field) => [...field.form.elements].indexOf(field)

const each = (selector, look) => { for (const element of main().querySelectorAll(selector)) look(element) }
const fields = 'input, textarea, select, button[name]'

function positions() {
  const kept = { folds: new Map(), scrolls: new Map(), typed: new Map(), focus: undefined, top: scrollY }
  each('details', (fold) => kept.folds.set(nameOfFold(fold), fold.open))
  each('.scroll', (region) => kept.scrolls.set(nameOfScroll(region), [region.scrollLeft, region.scrollTop]))
  each('form[data-key]', (form) => {
    for (const field of form.querySelectorAll('input, textarea, select'))
      if (field.type !== 'file') kept.typed.set(nameOfField(field), field.value)
  })
  const focused = document.activeElement
  if (focused?.form?.dataset.key) kept.focus = nameOfField(focused)
  return kept
}

function restore(kept) {
  each('details', (fold) => { if (kept.folds.has(nameOfFold(fold))) fold.open = kept.folds.get(nameOfFold(fold)) })
  each('.scroll', (region) => {
    const [left, top] = kept.scrolls.get(nameOfScroll(region)) ?? [0, 0]
    region.scrollLeft = left
    region.scrollTop = top
  })
  each('form[data-key]', (form) => {
    for (const field of form.querySelectorAll(fields)) {
      const typed = kept.typed.get(nameOfField(field))
      if (typed !== undefined && field.type !== 'file') field.value = typed
      if (kept.focus === nameOfField(field)) field.focus({ preventScroll: true })
    }
  })
  scrollTo({ top: kept.top, behavior: 'instant' })
}

/** A round that is played for the first time may need a style that the page did not have. */
function addStyles(fresh) {
  const known = new Set([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')))
  for (const link of fresh.querySelectorAll('link[rel=stylesheet]'))
    if (!known.has(link.getAttribute('href'))) document.head.append(document.adoptNode(link))
}

let renewing
let isWanted = false

/** One at a time; what is asked for meanwhile is done once more afterwards. */
function renew() {
  isWanted = true
  renewing ??= (async () => {
    try {
      while (isWanted) {
        isWanted = false
        await renewOnce()
      }
    } finally {
      renewing = undefined
    }
  })()
  return renewing
}

async function renewOnce() {
  const answer = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  if (!answer.ok) throw new Error(String(answer.status))
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const next = fresh.querySelector('main')
  if (!next) return
  addStyles(fresh)
  const kept = positions()
  const notes = notesIn()
  main().replaceWith(document.adoptNode(next))
  restore(kept)
  putBack(notes)
  document.title = fresh.title
}

/** What was said beside a form that is still there. */
const notesIn = () => new Map([...document.querySelectorAll('form[data-key] output')].map((note) => [note.closest('form').dataset.key, [note.textContent, note.className]]))

function putBack(notes) {
  each('form[data-key] output', (note) => {
    const [text, kind] = notes.get(note.closest('form').dataset.key) ?? ['', '']
    note.textContent = text
    note.className = kind
  })
}

/** Told to those who listen rather than look. */
function announce(text) {
  const news = document.getElementById('news')
  if (news) news.textContent = text
}
`
