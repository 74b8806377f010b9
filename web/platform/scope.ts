import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { RequestScope } from '#contract/render.ts'

interface PageScope extends RequestScope {
  /** What loaders leave in it is there when the page renders, on the server and in the browser. */
  queries: QueryClient
  /** Else the browser, which has queries of its own, asks for the loaders' answers alone. */
  is_page: boolean
}

/** Loaders on the server read from it what the host handed over. */
export const scopeContext = createContext<PageScope>()
