/** A response that a shared cache may have stored. */
export interface StoredPage {
  /** Path and query string. */
  url: string
  /** Such as `ar.system`. */
  variant: string
  /** Such as `br`. */
  encoding: string
}

export interface HandedOutPage extends StoredPage {
  /** Until when shared caches may serve it, in milliseconds of `Date.now()`. */
  until: number
}
