/** Titles of formats without their rules: they come with the words of this screen. */

import { textOf } from '../../words/message-text.ts'
import { isFormat } from '../../words/texts.ts'

/** An unknown format goes by the server's name for it. */
export const formatTitle = (name: string): string => (isFormat(name) ? textOf({ id: `${name}-title` }) : name)
