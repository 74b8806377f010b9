/** How much later it is by the server than by this device. */
let laterMs = 0

/** @param now of an answer that has just come */
export function noteServerTime(now: string): void {
  laterMs = Date.parse(now) - Date.now()
}

/** The time by the server, as far as it has told: the clock of a device may be wrong by hours. */
export const serverNow = (): Date => new Date(Date.now() + laterMs)
