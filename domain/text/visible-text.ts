import { textLength } from './text-length.ts'

/** White space, control characters and characters without a glyph, such as U+200B, U+3164 and U+2800. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Invisible characters that copying adds to a line. Joiners are part of Persian words and of emoji. */
const COPIED = /(?![\u200c\u200d])[\p{Cf}\u2800\u3164\u115f\u1160\uffa0]/gu

/** Removes direction marks, zero-width spaces and the like from a text of one line. */
export const withoutMarks = (text: string): string => text.replaceAll(COPIED, '')

/** Whether nothing of the text is visible. */
export const isBlank = (text: string): boolean => text.replaceAll(UNSEEN, '') === ''

/** Length in code points without invisible ones; spaces between visible ones count. */
export const visibleLength = (text: string): number =>
  textLength(text.replaceAll(UNSEEN, (unseen) => (/\s/.test(unseen) ? unseen : '')).trim())
