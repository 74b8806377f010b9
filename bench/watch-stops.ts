import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 2

/** Watches how long this process answers nothing, for garbage, other work or want of a core. @returns the longest in ms */
export function watchStops(): () => number {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return () => {
    delay.disable()
    return delay.max / 1e6
  }
}
