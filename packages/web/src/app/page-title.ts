/** The title of the browser tab: the page, and before it how many things need the director. */
let page = ''
let count = 0

export function showTitle(title: string): void {
  page = title
  show()
}

/** 0: nothing needs the director, or nobody here directs. */
export function showCount(needs: number): void {
  count = needs
  show()
}

function show(): void {
  document.title = titleOf(page, count)
}

/** "(3) Control room, Harbour Blitz · Arbiter". */
export const titleOf = (title: string, needs: number): string =>
  `${needs > 0 ? `(${needs}) ` : ''}${title === '' ? '' : `${title} · `}Arbiter`
