import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { RequestScope } from '#contract/page-host.ts'

export interface PageScope extends RequestScope {
  /** What loaders leave in it is there when the page renders, on the server and in the browser. */
  queries: QueryClient
  /** Who is signed in; null for visitors. The loaders of a page ask once between them. */
  getViewer: () => Promise<Viewer | null>
  /** Else the browser, which has queries of its own, asks for the loaders' answers alone. */
  isPage: boolean
}

/** Loaders on the server read from it what the host handed over. */
export const scopeContext = createContext<PageScope>()
