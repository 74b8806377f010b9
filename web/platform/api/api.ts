import { createContext, useContext } from 'react'
import type { ApiClient } from '#contract/client.ts'
import { loadCode, loadData } from '#web/rendering/load-code.ts'
import { reloadOutdatedPage } from '#web/rendering/outdated-page.ts'

type Procedure = (...question: [input?: unknown, options?: object]) => Promise<unknown>

/** The API over HTTP. The client is imported on the first call, since the initial page makes none. */
export const browserApi = clientOf((call) => call())

/** The same for loaders of pages: where the server cannot be reached it waits until it can, and the current page stays. */
export const pageApi = clientOf(loadData)

/** It has no texts, so it waits for none. */
const loadClient = () => loadCode(() => import('./api-client.ts'))

/** For pages whose first call should fail at once without a connection, instead of waiting for code. */
export const preloadApi = () => loadClient().catch(() => null)

function clientOf(perform: typeof loadData): ApiClient {
  function procedureAt(path: readonly string[]): Procedure {
    const call: Procedure = async (...question) => {
      const { callProcedure } = await loadClient().catch(reloadOutdatedPage)
      return perform(() => callProcedure(path, ...question))
    }
    return new Proxy(call, { get: (_, name) => (typeof name === 'string' ? procedureAt([...path, name]) : undefined) })
  }
  return procedureAt([]) as unknown as ApiClient
}

const ApiContext = createContext<ApiClient>(browserApi)
/** On the server it provides a client that calls procedures in the same process. */
export const ApiProvider = ApiContext.Provider
export const useApi = () => useContext(ApiContext)
