import type { Relaxation } from '#contract/search.ts'
import { withoutWords } from '#domain/search/typed-words.ts'
import type { ExploreSearch } from './search-address.ts'

/** The first page of a search without some parameters, such as `make`, `not_make` or `price_max`, or words of its text. */
export function relaxed(search: ExploreSearch, { fields, words }: Pick<Relaxation, 'fields' | 'words'>): ExploreSearch {
  const kept = Object.entries(search).filter(([name]) => !fields.includes(name) && name !== 'after')
  const q = words.reduce(withoutWords, search.q ?? '')
  return { ...Object.fromEntries(kept), sort: search.sort, ...(words.length && q ? { q } : {}) }
}
