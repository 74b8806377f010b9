import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from './index.ts'

export type ApiClient = ContractRouterClient<typeof contract>

/** Cookies that the same page may look different by; all others tell the pages nothing. */
export const PREFERENCE_COOKIES = ['preferred-language', 'theme'] as const

/** What the host hands to the pages with each request. */
export interface RequestScope {
  /** Calls the procedures in the same process, as the visitor. */
  api: ApiClient
  /** Origin that visitors see, without a slash at the end. */
  public_url: string
  /** Marks the page's own inline scripts for the host to allow them; undefined in development. */
  nonce: string | undefined
}

/** The one way from the host into the pages. */
export type Render = (request: Request, scope: RequestScope) => Promise<Response>
