import type { Clock } from './clock.ts'

/**
 * Keeps the answer of `load` for a while; callers who come meanwhile share one load, and a failed one is not kept.
 * @param fresh_ms how long an answer counts
 */
export function cached<Value>(load: () => Promise<Value>, fresh_ms: number, clock: Clock): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  return () => {
    const now = clock().getTime()
    if (kept && now < kept.until) return kept.value
    const value = load()
    kept = { value, until: now + fresh_ms }
    value.catch(() => {
      if (kept?.value === value) kept = undefined
    })
    return value
  }
}
