import type { Lang } from '#domain/language.ts'

interface Address {
  pathname: string
  search: string
}

/** URL of the same page that stores a language as the choice. */
export function switchAddress(lang: Lang, { pathname, search }: Address): string {
  const params = new URLSearchParams(search)
  params.set('lang', lang)
  return withParams(pathname, params)
}

/** URL of the same page without its language parameter. */
export function plainAddress({ pathname, search }: Address): string {
  const params = new URLSearchParams(search)
  params.delete('lang')
  return withParams(pathname, params)
}

function withParams(pathname: string, params: URLSearchParams): string {
  return params.size ? `${pathname}?${params}` : pathname
}
