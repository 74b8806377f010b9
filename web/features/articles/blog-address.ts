import type { BlogSearch } from './post-search.ts'

/** The canonical path of a search; default values are omitted. */
export function blogAddress({ q, tag, page }: BlogSearch): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size ? `/blog?${params}` : '/blog'
}
