import { createContext, useContext } from 'react'
import type { ApiClient } from '#contract/client.ts'
import { loadNeeded, loadOptional } from '#web/rendering/load-module.ts'

type Procedure = (...question: [input?: unknown, options?: object]) => Promise<unknown>

/** The API over HTTP. The client is imported on the first call, since the initial page makes none. */
export const browserApi = procedureAt([]) as unknown as ApiClient

const loadClient = () => import('./api-client.ts')

/** For pages whose first call should fail at once without a connection, instead of waiting for code. */
export const preloadApi = () => loadOptional(loadClient)

function procedureAt(path: readonly string[]): Procedure {
  const call: Procedure = async (...question) => {
    const { callProcedure } = await loadNeeded(loadClient)
    return callProcedure(path, ...question)
  }
  return new Proxy(call, { get: (_, name) => (typeof name === 'string' ? procedureAt([...path, name]) : undefined) })
}

const ApiContext = createContext<ApiClient>(browserApi)
/** On the server it provides a client that calls procedures in the same process. */
export const ApiProvider = ApiContext.Provider
export const useApi = () => useContext(ApiContext)
