/** A page without the font in it, whose letters may spell anything. */
import { typeface, typefaceFor } from '../src/document/typeface.ts'

export const withoutTypeface = (page: string): string => page.replace(typeface, '').replace(typefaceFor(page), '')
