import { RANGE_FILTERS } from './filters.ts'
import { filtersOf, type NumberFilters, type NumberReading } from './read-numbers.ts'
import type { Sort } from './sorts.ts'
import { quotedParts, withoutWords } from './typed-words.ts'
import type { Understood } from './understand-query.ts'

type Filters = Understood['filters']
type Chip = Understood['chips'][number]

/** A search without one of its chips: filters stand for what the rest of the text would not say alone. */
interface Removal {
  q: string
  filters: Filters
  sort: Sort | null
}

export interface RemovableChip extends Chip {
  without: Removal
}

/** Of a text with more chips the rest is not read again. */
const MOST_READ = 6

/**
 * The chips of a text, each with what is left without it; the others mean the same then. Without the words of one, others
 * may mean something else: «مو كيا ولا هيونداي», `Mazda 6`.
 * @param read reads a text as this one was read
 */
export function removableChips(
  text: string,
  understood: Understood,
  read: (text: string) => Understood,
): RemovableChip[] {
  const { chips } = understood
  let others: string | undefined
  return chips.map((chip) => {
    const filters = filtersWithout(understood, chip)
    const sort = chip.kind === 'sort' ? null : understood.sort
    const q = withoutWords(text, chip.text)
    const rest = chips.length > MOST_READ ? null : read(q)
    const isSame = rest?.sort === sort && inOrder(rest.filters) === inOrder(filters)
    if (isSame) return { ...chip, without: { q, filters: {}, sort: null } }
    others ??= noFilters(text, understood, read)
    return { ...chip, without: { q: others, filters, sort } }
  })
}

/** The words of a text that are no filters, unless they would be some on their own. */
function noFilters(text: string, { unused }: Understood, read: (text: string) => Understood): string {
  const words = unused.join(' ')
  const quoted = quotedParts(text)
  return (words && !read(words).chips.length ? [words, ...quoted] : quoted).join(' ')
}

/** Names and values in order, without empty lists. */
const inOrder = (filters: Filters): string =>
  Object.entries(filters)
    .flatMap(([name, values]) => [values].flat().map((value) => `${name}=${value}`))
    .toSorted()
    .join()

function filtersWithout({ filters, chips }: Understood, gone: Chip): Filters {
  const { kind, ref, excluded } = gone
  const isRange = RANGE_FILTERS.some(({ name }) => name === kind)
  const name = excluded ? `not_${kind}` : kind
  const left = Object.entries(filters).flatMap(([one, value]): [string, unknown][] => {
    if (isRange && [`${kind}_min`, `${kind}_max`].includes(one)) return []
    if (one !== name || !Array.isArray(value)) return [[one, value]]
    const values = value.filter((each) => String(each) !== ref)
    return values.length ? [[one, values]] : []
  })
  const bounds = isRange ? boundsOf(chips.filter((chip) => chip !== gone && chip.kind === kind)) : {}
  return { ...Object.fromEntries(left), ...bounds }
}

const boundsOf = (chips: readonly Chip[]): NumberFilters =>
  filtersOf(
    chips.map(({ kind, ref }) => {
      const [min = '', max = min] = ref.split('-')
      return { field: kind as NumberReading['field'], min: endOf(min), max: endOf(max) }
    }),
  )

const endOf = (digits: string): number | null => (digits ? Number(digits) : null)
