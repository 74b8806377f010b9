export type Change = 'too_few' | 'same' | 'up' | 'down'

/** Below this number in both weeks together no change is shown. */
const FEWEST = 20
/** Counts differ by chance: by more than this many standard deviations in one of 20 weeks. */
const DEVIATIONS = 2

/** Whether a count changed, or differs no more than counts do by chance. */
export function judgeChange(now: number, before: number): Change {
  const both = now + before
  if (both < FEWEST) return 'too_few'
  if (Math.abs(now - before) < DEVIATIONS * Math.sqrt(both)) return 'same'
  return now > before ? 'up' : 'down'
}

/** The change in percent; null if the count before was 0. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

interface Counted {
  now: number
  before: number
}

/** The clearest change in proportion to chance, if any is clear. */
export function clearestChange<Item extends Counted>(all: readonly Item[]): Item | undefined {
  const clarity = ({ now, before }: Counted) => Math.abs(now - before) / Math.sqrt(now + before)
  return all
    .filter(({ now, before }) => ['up', 'down'].includes(judgeChange(now, before)))
    .toSorted((a, b) => clarity(b) - clarity(a))[0]
}
