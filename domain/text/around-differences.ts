import type { Segment } from './word-differences.ts'

/** Words of unchanged text that are shown on each side of a difference. */
const BESIDE = 12
/** Fewer words than this are not left out. */
const FEWEST = 12

/** Leaves out unchanged text that is far from differences: «…» stands for it. */
export const aroundDifferences = (segments: readonly Segment[]): Segment[] =>
  segments.map(({ text, change }, at) =>
    change === 'same' ? { text: shortened(text, at > 0, at < segments.length - 1), change } : { text, change },
  )

function shortened(text: string, isAfterOne: boolean, isBeforeOne: boolean): string {
  const words = text.match(/^\s*\S+\s*|\S+\s*/g) ?? []
  const first = isAfterOne ? BESIDE : 0
  const last = words.length - (isBeforeOne ? BESIDE : 0)
  if (last - first < FEWEST) return text
  return `${words.slice(0, first).join('').trimEnd()} … ${words.slice(last).join('')}`
}
