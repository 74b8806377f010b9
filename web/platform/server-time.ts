import { useEffect } from 'react'

/** Difference between the clocks of server and device, in milliseconds; null before the first response. */
let laterMs: number | null = null

/** @param now time in a response that has just arrived */
export function noteServerTime(now: string): void {
  laterMs = Date.parse(now) - Date.now()
}

/** @param now time in a response that may have waited, as that of a page does */
export function notePageTime(now: string): void {
  laterMs = Math.max(laterMs ?? Number.NEGATIVE_INFINITY, Date.parse(now) - Date.now())
}

/** Notes when a page was made. */
export const useServerTime = (now: string): void => useEffect(() => notePageTime(now), [now])

/** The time of the server, estimated from its responses: clocks of devices may be wrong by hours. */
export const serverNow = (): Date => new Date(Date.now() + (laterMs ?? 0))
