import type { CarPage, Chip } from '#contract/search.ts'
import { RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import { narrowedBy } from '#domain/search/chips/narrow-by.ts'
import type { ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'
import { withoutChip } from './without-chip.ts'

type Understood = CarPage['understood']

/** A search, and the parts of its text to remove. */
export interface Next {
  /** Has the same text as the search that is shown. */
  search: ExploreSearch
  /** The parts of the text to remove. */
  gone: readonly Chip[]
}

/** Applies the removals. If several parts are removed, the remaining ones become filters. */
export function nextSearch({ search, gone }: Next, understood: Understood): ExploreSearch {
  const [one, ...more] = gone
  if (one && !more.length) return withoutChip(search, one)
  return one ? withUnderstood(search, understoodWithout(understood, gone)) : search
}

/** The understanding of a text without some of its parts. */
export function understoodWithout(understood: Understood, gone: readonly Chip[]): Understood {
  const chips = understood.chips.filter((chip) => !gone.includes(chip))
  const filters: Record<string, unknown> = { ...understood.filters }
  for (const { kind, ref, also = [], excluded } of gone) {
    const list = excluded ? `not_${kind}` : kind
    const values = filters[list]
    if (Array.isArray(values)) filters[list] = values.filter((value) => ![ref, ...also].includes(String(value)))
    if (kind === 'near') {
      delete filters['near']
      delete filters['within']
    }
  }
  for (const { name } of RANGE_FILTERS) {
    if (!gone.some(({ kind }) => kind === name)) continue
    delete filters[`${name}_min`]
    delete filters[`${name}_max`]
    const left = chips.filter(({ kind }) => kind === name)
    Object.assign(filters, left.map(endsOf).reduce<object>(narrowedBy, {}))
  }
  const sort = chips.some(({ kind }) => kind === 'sort') ? understood.sort : null
  return { ...understood, filters: withoutEmpty(filters), chips, sort }
}

function endsOf({ kind, ref }: Chip): object {
  const [min = '', max = min] = ref.split('-')
  return { ...(min && { [`${kind}_min`]: Number(min) }), ...(max && { [`${kind}_max`]: Number(max) }) }
}

const withoutEmpty = (filters: object): Understood['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !Array.isArray(value) || value.length))
