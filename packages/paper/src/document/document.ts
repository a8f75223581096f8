/** A page that stands alone: nothing is loaded from elsewhere, and its letters come with it. */
import { escaped } from './html.ts'
import { typeface, typefaceFor } from './typeface.ts'

export interface HtmlDocument {
  /** Its code, such as "en". */
  readonly language: string
  /** As text. */
  readonly title: string
  readonly style: string
  /** Inside the body, as HTML. */
  readonly body: string
  /** Further lines of the head. */
  readonly head?: readonly string[]
  readonly bodyClass?: string
}

export function htmlDocument({ language, title, style, body, head = [], bodyClass }: HtmlDocument): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Arbiter">
${[...head, `<title>${escaped(title)}</title>`].join('\n')}
<style>${typeface}${typefaceFor(title + body)}${style}</style>
</head>
<body${bodyClass === undefined ? '' : ` class="${escaped(bodyClass)}"`}>
${body}
</body>
</html>
`
}
