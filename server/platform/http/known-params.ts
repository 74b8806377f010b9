import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/filters.ts'

/** Of pages and of the API's procedures that visitors share. */
const KNOWN: ReadonlySet<string> = new Set([
  ...LIST_FILTERS.flatMap(({ name }) => [name, `not_${name}`]),
  ...RANGE_FILTERS.flatMap(({ name }) => [`${name}_min`, `${name}_max`]),
  'q',
  'sort',
  'after',
  'limit',
  'facets',
  'lang',
  'cards',
  'car',
  'ids',
  'mode',
  'next',
  'topic',
  '_routes',
])

/** Whether a path asks by no parameter of its sender's own: each value of one would be a response of its own. */
export function hasKnownParams(path: string): boolean {
  const at = path.indexOf('?')
  const names = at < 0 ? [] : [...new URLSearchParams(path.slice(at)).keys()]
  return names.every((name) => KNOWN.has(name.replace(/\[\d*\]$/, '')))
}
