/** After each word its end, a zero, and the number of its positions, of which these have none. */
const POSITION_BYTES = 2
const BYTES = 256
/** No word begins like this. */
const DEAD = 0
const START = 1

/**
 * Finds some words among those of a binary `tsvector`, by a tree of their bytes, several times as fast as by decoding all
 * of them.
 * @returns the indexes of the words that occur
 */
export function createWordFinder(words: readonly string[]): (bytes: Buffer, start: number, end: number) => number[] {
  const encoded = words.map((word) => Buffer.from(word))
  const nodes = encoded.reduce((sum, { length }) => sum + length, START + 1)
  const next = new Uint32Array(nodes * BYTES)
  const wordAt = new Int16Array(nodes).fill(-1)
  let used = START
  encoded.forEach((word, index) => {
    let node = START
    for (const byte of word) node = next[node * BYTES + byte] ||= ++used
    wordAt[node] = index
  })

  return (bytes, start, end) => {
    const found: number[] = []
    for (let at = start; at < end; at += POSITION_BYTES) {
      let node = START
      for (let byte = bytes[at++]!; byte !== 0; byte = bytes[at++]!) {
        node = node === DEAD ? DEAD : next[node * BYTES + byte]!
      }
      if (wordAt[node]! >= 0) found.push(wordAt[node]!)
    }
    return found
  }
}
