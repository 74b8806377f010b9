/** Spaces, controls and characters without a shape, such as U+200B, U+3164 and U+2800. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a reader sees nothing. */
export const isBlank = (text: string): boolean => text.replaceAll(UNSEEN, '') === ''

/** In code points that a reader sees; spaces count between them. */
export const visibleLength = (text: string): number =>
  Array.from(text.replaceAll(UNSEEN, (unseen) => (/\s/.test(unseen) ? unseen : '')).trim()).length
