import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { createContext, useContext } from 'react'
import { routes } from 'virtual:contract-routes'
import type { ApiClient } from '#contract/render.ts'

/** Query and mutation options for every procedure. */
export const queriesOf = (api: ApiClient) => createTanstackQueryUtils(api)
export type Queries = ReturnType<typeof queriesOf>

let browser_queries: Queries | undefined

/** Over HTTP, one for the whole visit. */
export function browserQueries(): Queries {
  browser_queries ??= queriesOf(
    createORPCClient<ApiClient>(new OpenAPILink(routes, { url: `${window.location.origin}/api` })),
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
