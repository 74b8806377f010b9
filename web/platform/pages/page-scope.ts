import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { RequestScope } from '#contract/page-host.ts'

export interface PageScope extends RequestScope {
  /** Queries fetched by loaders; available when the page renders, on the server and in the browser. */
  queries: QueryClient
  /** The signed-in user; null for visitors. Fetched once for all loaders of a page. */
  getViewer: () => Promise<Viewer | null>
  /** False if the browser requests only loader data, for which it has its own query client. */
  isPage: boolean
  /** Receives the HTML of the page directly, since a response body would be encoded and decoded again. */
  write: (html: string) => void
}

/** Context that the server passes to loaders. */
export const scopeContext = createContext<PageScope>()
