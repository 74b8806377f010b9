/**
 * How a message of an event relates to a list that is complete up to `last_seq`. After a `gap` the missing messages
 * are fetched first.
 */
export function placeOf(seq: number, last_seq: number): 'known' | 'next' | 'gap' {
  if (seq <= last_seq) return 'known'
  return seq === last_seq + 1 ? 'next' : 'gap'
}
