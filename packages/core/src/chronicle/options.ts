/** The options of a tournament, each with its value. */

import type { Names } from '../formats/rule-book/facts/names.ts'
import { settingIs } from '../formats/rule-book/setting.ts'
import type { Message } from '../message/message.ts'

export const optionsSet = (
  options: Readonly<Record<string, unknown>>,
  { format: { settings } }: Names,
): readonly Message[] => Object.entries(options).map(([name, value]) => settingIs(settings[name], name, value))
