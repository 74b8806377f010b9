import { latePart } from '#web/platform/late-part.tsx'

/** Both views of ads have code of their own; one is shown. */
export const VIEW_PARTS = {
  queue: latePart(() => import('./views/queue.ts')),
  all: latePart(() => import('./views/all.ts')),
}

/** What an address of `/admin/cars` shows. */
export const viewOf = (search: URLSearchParams): keyof typeof VIEW_PARTS =>
  search.get('view') === 'all' ? 'all' : 'queue'
