import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { WebsiteText } from '#contract/texts.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Lang } from '#domain/language.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { hasFailed } from '#web/platform/queries/has-failed.ts'
import { gcTimeOf } from '#web/platform/queries/query-client.ts'
import { overlayOf, type TextOverlay } from '#web/texts/text-overlay.ts'
import { storeTexts, readStoredTexts } from './cached-texts.ts'

/** Milliseconds before a retry: 300, doubled each time, at most 2,000. */
export const textsRetryDelay = (retries: number): number => Math.min(300 * 2 ** retries, 2000)

/** How long texts are kept, and when they are fetched again. */
export const TEXTS_QUERY = {
  staleTime: 10_000,
  gcTime: gcTimeOf(5 * MINUTE_MS),
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  retry: 3,
  retryDelay: textsRetryDelay,
} as const

/** @throws if the response is not a list of texts */
export function checkTexts(texts: unknown): WebsiteText[] {
  const isList =
    Array.isArray(texts) &&
    texts.every((text) => [text?.text_key, text?.text_ar, text?.text_en].every((part) => typeof part === 'string'))
  if (!isList) throw new Error('The texts have an invalid structure')
  return texts
}

interface Fetched {
  data: readonly WebsiteText[] | undefined
  isFailing: boolean
}

/** What was fetched, or what an earlier visit has stored if that failed. */
export const shownTexts = (lang: Lang, { data, isFailing }: Fetched): TextOverlay =>
  data ? overlayOf(lang, data) : isFailing ? readStoredTexts(lang) : {}

/**
 * Texts changed by admins, refetched on window focus. If the request fails, the texts cached by an earlier visit.
 * @param changed texts loaded with the page; null if the server could not read them
 */
export function useTextOverlay(lang: Lang, changed: readonly WebsiteText[] | null): TextOverlay {
  const api = useApi()
  const query = apiQuery(api, 'texts', 'list', undefined)
  const result = useQuery({
    ...query,
    queryFn: async (context) => checkTexts(await query.queryFn(context)),
    ...TEXTS_QUERY,
    ...(changed && { initialData: [...changed] }),
  })
  const { data } = result
  const isFailing = hasFailed(result)
  const overlay = useMemo(() => shownTexts(lang, { data, isFailing }), [lang, data, isFailing])
  useEffect(() => {
    if (data) storeTexts(lang, overlay)
  }, [lang, data, overlay])
  return overlay
}
