import type { Lang } from '#domain/language.ts'

/**
 * The header of every page of the site, with its language. A page that someone else sends in its place, such as the login
 * page of a hotel, lacks it.
 */
export const PAGE_MARK = 'sayyad-page'

/** `Server-Timing` of a page that the service worker has kept. Its description is when the server made the page. */
export const KEPT_PAGE = 'kept'

/** The page that shows what the device has, with the wanted page as `page`. */
export const OFFLINE_PATH = '/offline'

/** The cache of kept pages. */
export const PAGES = 'pages'

/** What pages tell the service worker. */
export type ToWorker =
  | {
      kind: 'shown'
      lang: Lang
      isSignedIn: boolean
      /** The URL of a page that the worker has not seen, since it was not there yet. */
      page: string | null
      /** Paths of scripts and styles that the page uses. */
      code: readonly string[]
      /** Paths of pictures that the page shows. */
      pictures: readonly string[]
    }
  | { kind: 'take_over' }
