import { recordedErrors, subscribeToErrors, type ErrorRecord } from '#web/platform/pages/error-log.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { isLost } from './boundary-rules.ts'

/**
 * What is said without a fault of the page: by browsers, of sizes that are measured in the next frame and of scripts that
 * are not ours, and by React Router, of what failed on the server.
 */
const NOISE = /^(?:ResizeObserver loop |Script error\.?$|Unexpected Server Error$)/

/** Whether it is a fault of the page: the server has noted its own, and the connection is not ours. */
export const isFault = ({ severity, status, message }: ErrorRecord): boolean =>
  severity === 'critical' && status === undefined && !isLost(message) && !NOISE.test(message)

/** Sends faults to the server. The code for it is loaded with the first one. */
export function reportFaults(): void {
  let sent: ErrorRecord | undefined
  subscribeToErrors(() => {
    const [latest] = recordedErrors()
    if (!latest || latest === sent || !isFault(latest)) return
    sent = latest
    void loadOptional(() => import('./send-faults.ts')).then((module) => module?.sendFault(latest))
  })
}
