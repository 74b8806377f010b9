import type { Lang } from '#domain/language.ts'

interface Address {
  pathname: string
  search: string
}

/** An address of the same place that makes a language the visitor's choice, Arabic too. */
export function switchAddress(lang: Lang, { pathname, search }: Address): string {
  const params = new URLSearchParams(search)
  params.set('lang', lang)
  return withParams(pathname, params)
}

/** The same place without a word on its language. */
export function plainAddress({ pathname, search }: Address): string {
  const params = new URLSearchParams(search)
  params.delete('lang')
  return withParams(pathname, params)
}

function withParams(pathname: string, params: URLSearchParams): string {
  return params.size ? `${pathname}?${params}` : pathname
}
