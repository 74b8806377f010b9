/** A slow reader of either language. */
const WORDS_A_MINUTE = 180

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** In minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE))
