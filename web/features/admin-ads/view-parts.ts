import { lazyPagePart } from '#web/rendering/lazy-page-part.tsx'

/** The code of each view is loaded separately, since one is shown at a time. */
export const VIEW_PARTS = {
  queue: lazyPagePart(() => import('./views/queue.ts')),
  all: lazyPagePart(() => import('./views/all.ts')),
}

/** The view at a URL of `/admin/cars`. */
export const viewOf = (search: URLSearchParams): keyof typeof VIEW_PARTS =>
  search.get('view') === 'all' ? 'all' : 'queue'
