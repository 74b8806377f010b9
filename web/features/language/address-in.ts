import type { Lang } from '#domain/language.ts'

interface Address {
  pathname: string
  search: string
}

/** The same page's canonical address in a language: Arabic ones carry no `lang`, lists start at their first page in the usual order. */
export function addressIn(lang: Lang, { pathname, search }: Address): string {
  const params = new URLSearchParams(search)
  params.delete('after')
  params.delete('sort')
  params.delete('lang')
  if (lang === 'en') params.set('lang', 'en')
  return withParams(pathname, params)
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
