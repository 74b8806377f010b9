import { recordedErrors, subscribeToErrors, type ErrorRecord } from '#web/platform/pages/error-log.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { isTransient } from './boundary-rules.ts'

/** Whether it is a fault of the page: the server has noted its own, and the connection is not ours. */
export const isFault = ({ severity, status, message }: ErrorRecord): boolean =>
  severity === 'critical' && status === undefined && !isTransient(message)

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
