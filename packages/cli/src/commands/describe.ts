/** `arbiter describe FILE` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { logoFrom } from '../desk/input/logo.ts'
import { changing, given } from '../desk/input/options.ts'
import { record } from '../desk/record.ts'
import { message } from './words/messages.ts'

export const describe = command({
  about: message('cmd-describe-about'),
  words: { file: 'FILE' },
  options: {
    date: { value: 'DAY|DAY..DAY|none', about: message('cmd-describe-date') },
    place: { value: 'TEXT|none', about: message('cmd-describe-place') },
    'time-control': { value: 'TEXT|none', about: message('cmd-describe-time-control') },
    contact: { value: 'TEXT|none', about: message('cmd-describe-contact') },
    link: { value: 'ADDRESS|none', about: message('cmd-describe-link') },
    about: { value: 'TEXT|none', about: message('cmd-describe-text') },
    logo: { value: 'PICTURE|none', about: message('cmd-describe-logo') },
    ...changing,
  },
  examples: [
    'arbiter describe club.arbiter --date 2026-11-28 --place "Town hall, Harbour Street" --time-control 15+10',
    'arbiter describe club.arbiter --contact none',
  ],
  run: (call) => {
    const { date, place, 'time-control': timeControl, contact, link, about, logo } = call.options
    const details = given({
      days: orNone(date, daysFrom),
      place: orNone(place),
      timeControl: orNone(timeControl),
      contact: orNone(contact),
      link: orNone(link),
      about: orNone(about),
      logo: orNone(logo, (file) => logoFrom(call.world.disk, file)),
    })
    if (Object.keys(details).length === 0) throw misused(message('cmd-describe-what'))
    return record(call, { do: 'describe', ...details })
  },
})

/** "none" takes it away. */
const orNone = (text: string | undefined, read: (text: string) => unknown = (same) => same): unknown =>
  text === undefined ? undefined : text === 'none' ? null : read(text)

/** "2026-11-28" or "2026-11-28..2026-11-29". */
function daysFrom(text: string): object {
  const [from, to] = text.split('..')
  return { from, ...(to === undefined ? {} : { to }) }
}
