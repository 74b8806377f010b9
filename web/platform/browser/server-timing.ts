/** Whether the server has sent a mark with the page, as the name of a `Server-Timing`. Browsers tell it on https only. */
export function hasServerTiming(mark: string): boolean {
  try {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return page?.serverTiming.some(({ name }) => name === mark) ?? false
  } catch {
    return false
  }
}
