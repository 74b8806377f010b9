/**
 * How a message of an event relates to a list that is complete up to `last_seq`. After a `gap` the missing messages
 * are fetched first.
 */
export function placeOf(seq: number, lastSeq: number): 'known' | 'next' | 'gap' {
  if (seq <= lastSeq) return 'known'
  return seq === lastSeq + 1 ? 'next' : 'gap'
}
