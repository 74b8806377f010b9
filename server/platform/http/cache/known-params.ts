import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'

/** Parameters of pages and of public procedures. */
const KNOWN: ReadonlySet<string> = new Set([
  ...LIST_FILTERS.flatMap(({ name }) => [name, `not_${name}`]),
  ...RANGE_FILTERS.flatMap(({ name }) => [`${name}_min`, `${name}_max`]),
  'near',
  'within',
  'q',
  'sort',
  'page',
  'after',
  'limit',
  'facets',
  'only_facets',
  'all',
  'lang',
  'cards',
  'car',
  'ids',
  'mode',
  'next',
  'topic',
  '_routes',
])

/** Parameters that networks of advertisements append. They are read in the browser alone. */
const CAMPAIGN =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|sccid|igshid|yclid|mc_[ce]id|_gl)$/i

/**
 * A URL without the parameters of campaigns, which do not make another page.
 * @param url path and query string
 */
export function withoutCampaign(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const params = url.slice(at + 1).split('&')
  const kept = params.filter((param) => !CAMPAIGN.test(param.split('=', 1)[0] ?? ''))
  if (kept.length === params.length) return url
  return url.slice(0, at) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** Whether all parameters of a path are known. Unknown ones would create unlimited cache entries. */
export function hasKnownParams(path: string): boolean {
  const at = path.indexOf('?')
  const names = at < 0 ? [] : [...new URLSearchParams(path.slice(at)).keys()]
  return names.every((name) => KNOWN.has(name.replace(/\[\d*\]$/, '')))
}
