import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Lang } from '#domain/language.ts'
import { useApi } from '#web/platform/api/api.ts'
import { postsQuery } from './articles-query.ts'
import type { BlogSearch } from './post-search.ts'

/** Fetches the next page of the blog with the same search, so that it opens at once. */
export function usePrefetchedPosts(lang: Lang, { q, tag, page }: BlogSearch, exists: boolean): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    if (!exists) return
    void client.prefetchQuery(postsQuery(api, lang, { ...(q && { q }), ...(tag && { tag }), page }))
  }, [api, client, lang, q, tag, page, exists])
}
