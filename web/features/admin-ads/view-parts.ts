import { latePart } from '#web/rendering/late-part.tsx'

/** The code of each view is loaded separately, since one is shown at a time. */
export const VIEW_PARTS = {
  queue: latePart(async () => (await import('#web/features/ad-reviews/ad-reviews.tsx')).AdReviews),
  all: latePart(async () => (await import('./ad-list.tsx')).AdList),
}

/** The view at a URL of `/admin/cars`. */
export const viewOf = (search: URLSearchParams): keyof typeof VIEW_PARTS =>
  search.get('view') === 'all' ? 'all' : 'queue'
