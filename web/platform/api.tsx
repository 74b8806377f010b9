import { createORPCClient } from '@orpc/client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { createContext, useContext } from 'react'
import type { ApiClient } from '#contract/render.ts'

/** Query and mutation options for every procedure. */
export const queriesOf = (api: ApiClient) => createTanstackQueryUtils(api)
export type Queries = ReturnType<typeof queriesOf>

let browser_queries: Queries | undefined

/** Over HTTP, one for the whole visit; the link is fetched with the first question, since a first page asks none. */
export function browserQueries(): Queries {
  browser_queries ??= queriesOf(
    createORPCClient<ApiClient>({
      call: async (...question) => (await import('./api-link.ts')).link.call(...question),
    }),
  )
  return browser_queries
}

const QueriesContext = createContext<Queries | null>(null)
export const QueriesProvider = QueriesContext.Provider

export function useQueries(): Queries {
  const queries = useContext(QueriesContext)
  if (!queries) throw new Error('QueriesProvider is missing')
  return queries
}
