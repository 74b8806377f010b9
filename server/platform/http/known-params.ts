import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'

/** Parameters of pages and of public procedures. */
const KNOWN: ReadonlySet<string> = new Set([
  ...LIST_FILTERS.flatMap(({ name }) => [name, `not_${name}`]),
  ...RANGE_FILTERS.flatMap(({ name }) => [`${name}_min`, `${name}_max`]),
  'q',
  'sort',
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

/** Whether all parameters of a path are known. Unknown ones would create unlimited cache entries. */
export function hasKnownParams(path: string): boolean {
  const at = path.indexOf('?')
  const names = at < 0 ? [] : [...new URLSearchParams(path.slice(at)).keys()]
  return names.every((name) => KNOWN.has(name.replace(/\[\d*\]$/, '')))
}
