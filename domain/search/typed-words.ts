export const QUOTED = /["“”«]([^"“”«»]+)["“”»]/g

/** The words of a text in quotation marks, with these. */
export const quotedParts = (text: string): string[] => text.match(QUOTED) ?? []

/** A text without these words of it. */
export const withoutWords = (text: string, words: string): string =>
  text.replace(words, ' ').replace(/\s+/g, ' ').trim()

/** A text with a word of it in quotation marks, so that ads must say it. */
export const withQuoted = (text: string, word: string): string => text.replace(word, `"${word}"`)
