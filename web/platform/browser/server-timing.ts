/** Whether the server has sent a mark with the page, as the name of a `Server-Timing`. Browsers tell it on https only. */
export const hasServerTiming = (mark: string): boolean => readServerTiming(mark) !== null

/** The description of such a mark; null if there is none. */
export function readServerTiming(mark: string): string | null {
  try {
    const [page] = performance.getEntriesByType('navigation')
    return page?.serverTiming.find(({ name }) => name === mark)?.description ?? null
  } catch {
    return null
  }
}
