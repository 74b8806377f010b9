export type Change = 'too_few' | 'same' | 'up' | 'down'

/** Minimum sum of both weeks for which a change is shown. */
const FEWEST = 20
/** Changes up to this many standard deviations are attributed to chance (a confidence of about 95%). */
const DEVIATIONS = 2

/** Whether a count changed significantly between two weeks. */
export function judgeChange(now: number, before: number): Change {
  const both = now + before
  if (both < FEWEST) return 'too_few'
  if (Math.abs(now - before) < DEVIATIONS * Math.sqrt(both)) return 'same'
  return now > before ? 'up' : 'down'
}

/** The change in percent; null if the first count was 0. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

interface Counted {
  now: number
  before: number
}

/** The most significant change, or undefined if none is. */
export function clearestChange<Item extends Counted>(all: readonly Item[]): Item | undefined {
  const clarity = ({ now, before }: Counted) => Math.abs(now - before) / Math.sqrt(now + before)
  return all
    .filter(({ now, before }) => ['up', 'down'].includes(judgeChange(now, before)))
    .toSorted((a, b) => clarity(b) - clarity(a))[0]
}
