interface Numbered {
  seq: number
}

/** Both in the order of `seq`, each message once; `more` is newer than what was known. */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  if (!more.length) return known
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
}
