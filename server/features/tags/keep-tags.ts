import { cached } from '#server/platform/cached.ts'
import type { Clock } from '#server/platform/clock.ts'

const FRESH_MS = 5 * 60_000
const LONGEST_WAIT_MS = 5000

/**
 * The tag list, asked for again after five minutes. Whoever would wait longer than five seconds, or meets an error, gets
 * an empty list: cars are shown without tags rather than not at all.
 * @param load reads the list; a failed load is not kept
 */
export function keepTags<Tag>(load: () => Promise<Tag[]>, clock: Clock): () => Promise<Tag[]> {
  const kept = cached(load, FRESH_MS, clock)
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Tag[]>((resolve) => (timer = setTimeout(() => resolve([]), LONGEST_WAIT_MS)))
    try {
      return await Promise.race([kept(), late])
    } catch (error) {
      console.error(error)
      return []
    } finally {
      clearTimeout(timer)
    }
  }
}
