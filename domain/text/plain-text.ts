/** Half a character, or a control other than the end of a line. */
const DAMAGE = /\p{Cs}|(?!\n)\p{Cc}/gu
/** Overrides, embeddings and isolates would turn the text that follows around, too. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** What a person typed, as it is stored: nothing that cannot be seen or would harm its surroundings. */
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
