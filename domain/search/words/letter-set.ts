/** A bit set of the letters of a word. Some letters share a bit. */
export function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at += 1) set |= 1 << (word.charCodeAt(at) & 31)
  return set
}

/** The number of different letters. A typing error changes at most two. */
export function differenceOf(one: number, other: number): number {
  // counts bits in pairs, then in groups of four, then in bytes
  let bits = one ^ other
  bits -= (bits >>> 1) & 0x5555_5555
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
