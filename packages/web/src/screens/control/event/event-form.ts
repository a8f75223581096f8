/** The details of an event as a form: what stands in its fields, and the change they ask for. */
import type { EventDetails } from '@arbiter/core/facts'

export const textFields = ['place', 'timeControl', 'contact', 'link', 'about'] as const
export type TextField = (typeof textFields)[number]

/** Empty where nothing is said. */
export type EventTexts = Readonly<Record<TextField | 'from' | 'to' | 'logo', string>>

export const textsOf = ({ days, ...details }: EventDetails): EventTexts => ({
  from: days?.from ?? '',
  to: days?.to ?? '',
  place: details.place ?? '',
  timeControl: details.timeControl ?? '',
  contact: details.contact ?? '',
  link: details.link ?? '',
  about: details.about ?? '',
  logo: details.logo ?? '',
})

type Change = Record<string, unknown>

/** Only what differs; null takes a detail away. Undefined if nothing does. */
export function changeOf(before: EventDetails, texts: EventTexts): Change | undefined {
  const now = textsOf(before)
  const days = texts.from === now.from && texts.to === now.to ? {} : { days: daysOf(texts) }
  const others = ([...textFields, 'logo'] as const)
    .filter((field) => texts[field].trim() !== now[field])
    .map((field) => [field, texts[field].trim() || null] as const)
  const change = { ...days, ...Object.fromEntries(others) }
  return Object.keys(change).length === 0 ? undefined : change
}

/** A last day without a first is the only one. */
function daysOf({ from, to }: EventTexts): object | null {
  const first = from || to
  if (first === '') return null
  return { from: first, ...(to === '' || to === first ? {} : { to }) }
}
