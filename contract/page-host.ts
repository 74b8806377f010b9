import type { ContractRouterClient } from '@orpc/contract'
import { CARD_SHAPES } from '#domain/card-shape.ts'
import { LANGUAGES } from '#domain/language.ts'
import { THEMES } from '#domain/theme.ts'
import type { contract } from './index.ts'

export type ApiClient = ContractRouterClient<typeof contract>

/** Cookies that change how a page looks, with their valid values. Pages ignore all others. */
export const PREFERENCE_COOKIES: Record<string, readonly string[]> = {
  'preferred-language': LANGUAGES,
  theme: THEMES,
  cards: CARD_SHAPES,
}

/** What the host passes to the pages with each request. */
export interface RequestScope {
  /** Calls the procedures in-process, as the visitor. */
  api: ApiClient
  /** Identifies the request in the log. */
  request_id: string
  /** Public origin, without a trailing slash. */
  publicUrl: string
  /** Nonce of the inline scripts of the page; undefined in development. */
  nonce: string | undefined
}

/** Why no page can be shown for the moment: the database is away, the host is busy, or the visitor asks too often. */
export type Hindrance = 'away' | 'busy' | 'many'

/** In a page of `RenderUnavailable`, for the seconds until it opens the requested page. */
export const REFRESH_SECONDS = '{seconds}'

/** Renders a page that says so and reloads itself. Uses only language and theme of the request. */
export type RenderUnavailable = (request: Request, hindrance: Hindrance) => string

export interface RenderedPage {
  response: Response
  /** The text of a page, in place of the body; null for files and data. */
  html: string | null
}

/** Renders a page. */
export type Render = (request: Request, scope: RequestScope) => Promise<RenderedPage>
