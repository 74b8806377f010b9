/** The letters of a word as bits. Some letters share a bit. */
export function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at += 1) set |= 1 << (word.charCodeAt(at) & 31)
  return set
}

/** The number of differing letters. One typing error changes at most two. */
export function differenceOf(one: number, other: number): number {
  let count = 0
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1
  return count
}
