interface Numbered {
  seq: number
}

/** Merges two lists sorted by `seq` without duplicates. Messages of `more` replace older copies. */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  if (!more.length) return known
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
}
