/** A lone surrogate, or a control character other than a line break. */
const DAMAGE = /\p{Cs}|(?!\n)\p{Cc}/gu
/** Bidi overrides, embeddings and isolates also affect the text that follows. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Cleans typed text before it is stored: removes invisible characters and those that affect surrounding text. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\x85]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(DAMAGE, '')
    .replace(BIDI_CONTROLS, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
}
