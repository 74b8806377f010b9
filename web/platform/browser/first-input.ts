/**
 * Reports the first input of the page: how many milliseconds it waited for its handlers, and its kind. Not all browsers
 * measure it.
 */
export function onFirstInput(report: (delay: number, kind: string) => void): void {
  try {
    new PerformanceObserver((list) => {
      const [first] = list.getEntries() as PerformanceEventTiming[]
      if (first) report(first.processingStart - first.startTime, first.name)
    }).observe({ type: 'first-input', buffered: true })
  } catch {
    // the browser does not measure it
  }
}
