import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a call came from, for the audit log. */
export interface RequestOrigin {
  /** Identifies the request in the log. */
  id: string
  /** IP address of the client, according to trusted proxies. */
  address: string
  user_agent: string | null
}

const current = new AsyncLocalStorage<RequestOrigin>()

/** Runs a procedure so that `currentRequest` knows its request. */
export const withRequest = <Result>(request: RequestOrigin, run: () => Result): Result => current.run(request, run)

/** The request that the running procedure answers; undefined in commands and jobs. */
export const currentRequest = (): RequestOrigin | undefined => current.getStore()
