/** What formats are called, for a page that does without their rules: their titles come with the words of this screen. */

import { said } from '../../words/said.ts'
import { isFormat } from '../../words/texts.ts'

/** A format this page does not know is called as the server calls it. */
export const formatTitle = (name: string): string => (isFormat(name) ? said({ id: `${name}-title` }) : name)
