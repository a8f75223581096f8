/** What visitors should know of an event beside its rules: when, where, how fast, whom to ask. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { ownWords } from '../issues/own-words.ts'
import { message as issue } from '../issues/words/messages.ts'
import type { Kinds } from '../message/message.ts'
import type { Fields } from './kind.ts'

/** A day of the calendar: 2026-02-29 is none. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const daySchema = z
  .string()
  .check(
    z.regex(/^\d{4}-\d\d-\d\d$/, ownWords({ takes: issue('takes-day') })),
    z.refine(isDay, ownWords({ takes: issue('takes-day') })),
  )

/** One day, or the first and the last. */
const daysSchema = z.readonly(
  z
    .strictObject({ from: daySchema, to: z.optional(daySchema) })
    .check(z.refine(({ from, to = from }) => from <= to, ownWords({ says: issue('issue-days-backwards') }))),
)

const text = (most: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((each) => each.trim() !== '', ownWords({ takes: issue('takes-words') })),
  )

const addressSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"]+$/, ownWords({ takes: issue('takes-web-address') })))

/** A small picture: screens make a large one smaller before they send it. */
const logoSchema = z
  .string()
  .check(
    z.maxLength(60_000),
    z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, ownWords({ takes: issue('takes-picture') })),
  )

const detail = <Of extends z.ZodMiniType>(schema: Of) => z.optional(z.nullable(schema))

/** What is left out stays as it was; null takes it away. */
export const eventShape = {
  days: detail(described(daysSchema, about('about-event-days'))),
  place: detail(described(text(200), about('about-event-place'))),
  timeControl: detail(described(text(100), about('about-event-time-control'))),
  contact: detail(described(text(200), about('about-event-contact'))),
  link: detail(described(addressSchema, about('about-event-link'))),
  about: detail(described(text(4000), about('about-event-about'))),
  logo: detail(described(logoSchema, about('about-event-logo'))),
}

export type EventChange = Fields<typeof eventShape>

export const eventFields = ['days', 'place', 'timeControl', 'contact', 'link', 'about', 'logo'] as const

/** The details of an event as they are now. */
export type EventDetails = { readonly [Name in keyof EventChange]?: NonNullable<EventChange[Name]> }

/** Days as messages carry them. */
export const daysSaid = ({ from, to }: NonNullable<EventDetails['days']>): Kinds['days'] =>
  to === undefined || to === from ? { days: from } : { days: from, until: to }

/** With a change applied. */
export function changedDetails(before: EventDetails, change: EventChange): EventDetails {
  const all = eventFields.map((name) => [name, change[name] === undefined ? before[name] : change[name]] as const)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== null))
}
