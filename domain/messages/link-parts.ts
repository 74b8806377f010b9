export interface TextPart {
  text: string
  /** The address that the part is, with http or https; null for other text. */
  href: string | null
}

const LINK = /\bhttps?:\/\/[\p{L}\p{N}][^\s<>"«»]*/giu
/** Ends the sentence rather than the address. */
const TRAILING = /[.,;:!?،؛؟)\]}'’]+$/u

/** A text in parts, so that the addresses in it can be opened. Together they are the text. */
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
