/** Difference between the clocks of server and device, in milliseconds. */
let laterMs = 0

/** @param now time in a response that has just arrived */
export function noteServerTime(now: string): void {
  laterMs = Date.parse(now) - Date.now()
}

/** The time of the server, estimated from its responses: clocks of devices may be wrong by hours. */
export const serverNow = (): Date => new Date(Date.now() + laterMs)
