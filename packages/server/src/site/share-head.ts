/** What a messenger or a search engine shows of a tournament: its name, when and where it is, and who has won or who leads. */
import { eventLine, show } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { escaped } from '@arbiter/paper/document'
import { message } from './words/messages.ts'

export interface SharedPage {
  readonly name: string
  readonly url: string
}

/** The page of the web app with this in its head. */
export function withShareHead(page: Buffer, tournament: Tournament, shared: SharedPage, voice: Voice): string {
  const title = escaped(shared.name)
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Arbiter'],
    ['og:title', title],
    ['og:description', escaped(described(tournament, voice))],
    ['og:url', escaped(shared.url)],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`)
  return page
    .toString()
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · Arbiter</title>\n    ${tags.join('\n    ')}`)
}

function described(tournament: Tournament, voice: Voice): string {
  const { event = {}, champion, state, table } = show(tournament)
  const { title } = tournament.format.about
  const first = table.filter(({ rank }) => rank === 1).map(({ name }) => ({ text: name }))
  const standing =
    champion !== null
      ? [message('share-winner', { who: [{ text: champion }] })]
      : first.length === 0 || first.length > 3
        ? []
        : [message(state === 'finished' ? 'share-winner' : 'share-leader', { who: first })]
  return [...standing, title, ...eventLine(event)].map((part) => voice.say(part)).join(' · ')
}
