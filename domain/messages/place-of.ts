/**
 * What a message told by an event means to those who know all messages up to `last_seq`: after a `gap` they fetch what lies
 * between before they show it.
 */
export function placeOf(seq: number, last_seq: number): 'known' | 'next' | 'gap' {
  if (seq <= last_seq) return 'known'
  return seq === last_seq + 1 ? 'next' : 'gap'
}
