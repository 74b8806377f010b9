export interface TextPart {
  text: string
  /** The URL of the part, with http or https; null for plain text. */
  href: string | null
}

const LINK = /\bhttps?:\/\/[\p{L}\p{N}][^\s<>"«»]*/giu
/** Punctuation that ends the sentence rather than the URL. */
const TRAILING = /[.,;:!?،؛؟)\]}'’]+$/u

/** Splits a text into links and plain text. The parts add up to the text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const add = (to: number, href: string | null) => {
    if (to > from) parts.push({ text: text.slice(from, to), href })
    from = to
  }
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = found.replace(TRAILING, '')
    add(index, null)
    add(index + address.length, address)
  }
  add(text.length, null)
  return parts
}
