import { CarSearch } from '#contract/search.ts'

/** Parts of an address that do not change what is found. */
const LEFT_OUT = /^(?:after|sort|limit|facets|only_facets|lang|all|utm_\w+|fbclid|gclid)$/

/** Parses a saved query string. Null if any of its filters is unknown, invalid or contradicts another one. */
export function readSavedQuery(query: string): CarSearch | null {
  const params = new URLSearchParams(query)
  const names = [...new Set(params.keys())].filter((name) => !LEFT_OUT.test(name))
  // only some fields accept lists
  const given = names.map((name) => {
    const values = params.getAll(name)
    return [name, values.length === 1 ? values[0] : values]
  })
  const read = CarSearch.safeParse(Object.fromEntries(given))
  return read.success ? read.data : null
}
