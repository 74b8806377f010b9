import type { ContractRouterClient } from '@orpc/contract'
import { CARD_SHAPES } from '#domain/card-shape.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { SiteStatus } from '#domain/site-status/judge-parts.ts'
import { THEMES } from '#domain/theme.ts'
import type { Suspension } from './errors.ts'
import type { contract } from './index.ts'

export type ApiClient = ContractRouterClient<typeof contract>

/**
 * Cookies that affect rendering, with their valid values, the default first. Pages ignore all other cookies, but for
 * `data-saver`, which the header `Save-Data` stands for too.
 */
export const PREFERENCE_COOKIES: Record<string, readonly string[]> = {
  'preferred-language': LANGUAGES,
  theme: THEMES,
  cards: CARD_SHAPES,
}

/** `Server-Timing` of a page for visitors that an overloaded server sends to a user, which scripts can read. */
export const SHOWN_SIGNED_OUT = 'shown-signed-out'

/** Values that the server passes to the pages with each request. */
export interface RequestScope {
  /** An in-process API client that acts as the visitor. */
  api: ApiClient
  /** Set if the browser was signed in when the user was suspended. */
  suspension: Suspension | null
  /** The ID of the request in the log. */
  request_id: string
  /** The public origin without a trailing slash. */
  publicUrl: string
  /** The CSP nonce of inline scripts; undefined in development. */
  nonce: string | undefined
}

/**
 * Why a page cannot be rendered: the database is unavailable, the server is overloaded, or the client sends too many
 * requests.
 */
export type Hindrance = 'away' | 'busy' | 'many'

/** A placeholder in the HTML of `RenderUnavailable`: the number of seconds before the page reloads. */
export const REFRESH_SECONDS = '{seconds}'

/** Renders an error page that reloads itself. Depends only on the language and theme of the request. */
export type RenderUnavailable = (request: Request, hindrance: Hindrance) => string

/** The pattern of the page at a path, such as `/car/:carId`; null if there is none. */
export type PagePattern = (path: string) => string | null

/** Renders the page that says whether the site works. Depends only on the language and theme of the request. */
export type RenderStatus = (request: Request, status: SiteStatus) => string

export interface RenderedPage {
  response: Response
  /** The HTML of a page, which replaces the body; null for files and data. */
  html: string | null
}

export type Render = (request: Request, scope: RequestScope) => Promise<RenderedPage>
