import type { CarPage } from '#contract/search.ts'
import { FILTERS } from '#domain/search/filters.ts'
import { filterOf, namedTogether, readSearch, withoutPage, writeSearch, type ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'
import { withoutChip } from './without-chip.ts'

/**
 * The search that a form asks for, which showed what the text of a search means as chosen filters. The text keeps what
 * was not changed: a filter that was takes the place of its part of the text. Where several parts are concerned, all that
 * was understood becomes chosen filters.
 * @param form the search as the form says it
 */
export function searchOfForm(
  form: ExploreSearch,
  search: ExploreSearch,
  understood: CarPage['understood'],
): ExploreSearch {
  const shown = withUnderstood(search, understood)
  const changed = FILTERS.map(({ name }) => name).filter((name) => saidOf(form, name) !== saidOf(shown, name))
  const names = new Set<string>(changed.flatMap(namedTogether))
  const [chip, ...others] = understood.chips.filter(({ kind }) => names.has(kind))
  if (others.length) return form
  const kept = chip ? withoutChip(search, chip) : withoutPage(search)
  return { ...pick(kept, (name) => !names.has(name)), ...pick(form, (name) => names.has(name)) } as ExploreSearch
}

/** What a search says of a filter, whatever the order of its values. */
const saidOf = (search: ExploreSearch, filter: string): string =>
  [...readSearchAgain(search)]
    .flatMap(([name, value]) => (filterOf(name) === filter ? [`${name}=${value}`] : []))
    .toSorted()
    .join()

/** As it comes back from an address. */
const readSearchAgain = (search: ExploreSearch) => writeSearch(readSearch(writeSearch(search)))

const pick = (search: ExploreSearch, isWanted: (filter: string) => boolean) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => isWanted(filterOf(name))))
