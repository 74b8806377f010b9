import type { CarPage } from '#contract/search.ts'
import { FILTERS } from '#domain/search/chips/filters.ts'
import { readSearch } from './read-search.ts'
import { filterOf, namedTogether, withoutPage, writeSearch, type ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'
import { withoutChip } from './without-chip.ts'

/**
 * The search of a submitted form. The form shows the understanding of the search text as chosen filters. If it was not
 * changed, the text stays; a changed filter replaces its part of the text. If several parts changed, the whole text is
 * replaced by filters.
 * @param form the values of the form
 */
export function searchOfForm(
  form: ExploreSearch,
  search: ExploreSearch,
  understood: CarPage['understood'],
): ExploreSearch {
  const shown = withUnderstood(search, understood)
  const changed = FILTERS.map(({ name }) => name).filter((name) => valuesOf(form, name) !== valuesOf(shown, name))
  const names = new Set<string>(changed.flatMap(namedTogether))
  const [chip, ...others] = understood.chips.filter(({ kind }) => names.has(kind))
  if (others.length) return form
  const remaining = chip ? withoutChip(search, chip) : withoutPage(search)
  return { ...pick(remaining, (name) => !names.has(name)), ...pick(form, (name) => names.has(name)) } as ExploreSearch
}

/** The values of a filter as a text that does not depend on their order. */
const valuesOf = (search: ExploreSearch, filter: string): string =>
  [...readSearchAgain(search)]
    .flatMap(([name, value]) => (filterOf(name) === filter ? [`${name}=${value}`] : []))
    .toSorted()
    .join()

/** Normalised by writing and parsing it. */
const readSearchAgain = (search: ExploreSearch) => writeSearch(readSearch(writeSearch(search)))

const pick = (search: ExploreSearch, isWanted: (filter: string) => boolean) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => isWanted(filterOf(name))))
