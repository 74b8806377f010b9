/** Whether values are nested deeper than allowed. Counts without recursion, since the value may come from anyone. */
export function isTooDeep(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most * LEVELS_OF_NODE) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** A node and its list of content. */
const LEVELS_OF_NODE = 2
