import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { RequestScope } from '#contract/render.ts'

interface PageScope extends RequestScope {
  /** What loaders leave in it is there when the page renders, on the server and in the browser. */
  queries: QueryClient
}

/** Loaders on the server read from it what the host handed over. */
export const scopeContext = createContext<PageScope>()
