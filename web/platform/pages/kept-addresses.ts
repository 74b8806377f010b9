import { OFFLINE_PATH } from '#contract/kept-pages.ts'
import type { Lang } from '#domain/language.ts'

/** The key of a kept page: one URL has a page in each language. */
export function keyOfPage(url: string, lang: Lang): string {
  const key = new URL(url)
  key.searchParams.delete('lang')
  key.searchParams.set('kept', lang)
  key.hash = ''
  return key.href
}

/** @param page path of the page that cannot be shown; without one, the key of the offline page in the shell */
export const offlineAddress = (lang: Lang, page?: string): string =>
  `${OFFLINE_PATH}?${new URLSearchParams(page === undefined ? { lang } : { lang, page })}`
