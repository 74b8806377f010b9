import { AsyncLocalStorage } from 'node:async_hooks'

/** The origin of a call, for the audit log. */
export interface RequestOrigin {
  /** The ID of the request in the log. */
  id: string
  /** The IP address of the client, taking trusted proxies into account. */
  address: string
  user_agent: string | null
}

const current = new AsyncLocalStorage<RequestOrigin>()

/** Runs a procedure with the request that `currentRequest` returns. */
export const withRequest = <Result>(request: RequestOrigin, run: () => Result): Result => current.run(request, run)

/** The request of the running procedure; undefined in commands and jobs. */
export const currentRequest = (): RequestOrigin | undefined => current.getStore()
