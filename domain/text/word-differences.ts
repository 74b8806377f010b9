export interface Segment {
  text: string
  change: 'same' | 'removed' | 'added'
}

/** Maximum number of compared pairs of words. Longer texts are compared only by their common beginning and end. */
const MOST_PAIRS = 250_000

/** The removed and added words of a text; removed ones come first. */
export function wordDifferences(before: string, after: string): Segment[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return joined([
    ...a.slice(0, start).map(same),
    ...(left.length * right.length > MOST_PAIRS ? replaced(left, right) : compared(left, right)),
    ...a.slice(a.length - end).map(same),
  ])
}

/** Words, and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []
const same = (text: string): Segment => ({ text, change: 'same' })

const replaced = (a: readonly string[], b: readonly string[]): Segment[] => [
  ...a.map((text): Segment => ({ text, change: 'removed' })),
  ...b.map((text): Segment => ({ text, change: 'added' })),
]

/** Compares by the longest common subsequence. */
function compared(a: readonly string[], b: readonly string[]): Segment[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] as Uint32Array
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const segments: Segment[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      segments.push(same(a[i] ?? ''))
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      segments.push({ text: a[i] ?? '', change: 'removed' })
      i += 1
    } else {
      segments.push({ text: b[j] ?? '', change: 'added' })
      j += 1
    }
  }
  return segments
}

function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const segment of segments) {
    const last = result.at(-1)
    if (last?.change === segment.change) last.text += segment.text
    else result.push({ ...segment })
  }
  return result
}
