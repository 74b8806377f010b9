/** White space, control characters and characters without a glyph, such as U+200B, U+3164 and U+2800. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether nothing of the text is visible. */
export const isBlank = (text: string): boolean => text.replaceAll(UNSEEN, '') === ''

/** Length in code points without invisible ones; spaces between visible ones count. */
export const visibleLength = (text: string): number =>
  Array.from(text.replaceAll(UNSEEN, (unseen) => (/\s/.test(unseen) ? unseen : '')).trim()).length
