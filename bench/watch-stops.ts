import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 2

/**
 * Measures the longest pause of the event loop, whether by garbage collection, other work or lack of a core.
 * @returns a function that returns it in milliseconds
 */
export function watchStops(): () => number {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return () => {
    delay.disable()
    return delay.max / 1e6
  }
}
