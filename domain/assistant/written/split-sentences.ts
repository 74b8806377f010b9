/** Punctuation ends a sentence if a space follows: `cars.example` is no end. */
const END = /^(?:[.!?؟](?=\s)|\n)/u
/** Characters after which a sentence without an end is none. */
const LONGEST = 600

/** Complete sentences of a text that arrives in pieces. Ends within `{{…}}` do not count. */
export function createSplitter() {
  let rest = ''
  return {
    /** @returns the sentences that a piece completes */
    add: (piece: string): string[] => {
      rest += piece
      const sentences: string[] = []
      let from = 0
      for (let at = 0; at < rest.length; at += 1) {
        if (rest.startsWith('{{', at)) at = Math.max(at, rest.indexOf('}}', at))
        else if (END.test(rest.slice(at, at + 2))) {
          sentences.push(rest.slice(from, at + 1).trim())
          from = at + 1
        }
      }
      rest = rest.slice(from)
      return sentences.filter((sentence) => sentence !== '')
    },
    isTooLong: (): boolean => rest.length > LONGEST,
    /** What is left without an end. */
    rest: (): string => rest.trim(),
  }
}
