export const QUOTED = /["“”«]([^"“”«»]+)["“”»]/g

/** The phrases of a text in quotation marks, including the marks. */
export const quotedParts = (text: string): string[] => text.match(QUOTED) ?? []

/** Removes whole words from a text. */
export function withoutWords(text: string, words: string): string {
  const at = placeOf(text, words)
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim()
}

function placeOf(text: string, words: string): number {
  if (!words) return -1
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text.slice(0, at), text.slice(at + words.length)] as const
    if (!LETTER_AT_END.test(around[0]) && !LETTER_AT_START.test(around[1])) return at
  }
  return text.indexOf(words)
}

const LETTER_AT_END = /[\p{L}\p{M}]$/u
const LETTER_AT_START = /^[\p{L}\p{M}]/u

/** Puts a word of the text in quotation marks, so that ads must contain it. */
export function withQuoted(text: string, word: string): string {
  const at = placeOf(text, word)
  return at < 0 ? text : `${text.slice(0, at)}"${word}"${text.slice(at + word.length)}`
}
