import { RANGE_FILTERS } from './chips/filters.ts'
import { filtersOf, type NumberFilters, type NumberReading } from './numbers/read-numbers.ts'
import type { Sort } from './chips/sorts.ts'
import { quotedParts, withoutWords } from './words/typed-words.ts'
import type { Understood } from './understand-query.ts'

type Filters = Understood['filters']
type Chip = Understood['chips'][number]

/** A text without some of its meanings. `filters` hold what the remaining text no longer expresses by itself. */
export interface Removal {
  q: string
  filters: Filters
  sort: Sort | null
}

export interface RemovableChip extends Chip {
  without: Removal
}

type Read = (text: string) => Understood

/** Maximum number of chips for which the remaining text is read again. */
const MOST_READ = 6

/**
 * The chips of a text, each with the search without it.
 * @param read the function that read the text
 */
export function removableChips(text: string, understood: Understood, read: Read): RemovableChip[] {
  const readOnce = remembering(read)
  return understood.chips.map((chip) => ({
    ...chip,
    without: withoutParts(text, understood, readOnce, { chips: [chip] }),
  }))
}

/** Caches what was read. */
export function remembering(read: Read): Read {
  const known = new Map<string, Understood>()
  return (text) => {
    const understood = known.get(text) ?? read(text)
    known.set(text, understood)
    return understood
  }
}

/**
 * The text without some of its chips and unknown words, so that all others keep their meaning. Removing words alone
 * could change it: «مو كيا ولا هيونداي», `Mazda 6`.
 */
export function withoutParts(
  text: string,
  understood: Understood,
  read: Read,
  gone: { chips: readonly Chip[]; words?: readonly string[] },
): Removal {
  const { words = [], chips } = gone
  const bare = words.reduce(withoutWords, text)
  const filters = chips.reduce(filtersWithout, understood).filters
  const sort = chips.some(({ kind }) => kind === 'sort') ? null : understood.sort
  const q = chips.reduce(withoutChip, bare)
  const rest = understood.chips.length > MOST_READ ? null : read(q)
  if (rest?.sort === sort && inOrder(rest.filters) === inOrder(filters)) return { q, filters: {}, sort: null }
  const unused = understood.unused.filter((word) => !words.includes(word))
  return { q: noFilters(bare, unused, read), filters, sort }
}

const withoutChip = (text: string, { phrase, text: words }: Chip): string =>
  withoutWords(text, text.includes(phrase) ? phrase : words)

/** The unknown words of a text, except those that would be filters on their own. */
function noFilters(text: string, unused: readonly string[], read: Read): string {
  const words = unused.join(' ')
  const quoted = quotedParts(text)
  return (words && !read(words).chips.length ? [words, ...quoted] : quoted).join(' ')
}

/** A canonical form: sorted, without empty lists. */
const inOrder = (filters: Filters): string =>
  Object.entries(filters)
    .flatMap(([name, values]) => [values].flat().map((value) => `${name}=${value}`))
    .toSorted()
    .join()

function filtersWithout<One extends Pick<Understood, 'filters' | 'chips'>>(understood: One, gone: Chip): One {
  const { kind, ref, also = [], excluded } = gone
  const chips = understood.chips.filter((chip) => chip !== gone)
  const isRange = RANGE_FILTERS.some(({ name }) => name === kind)
  const name = excluded ? `not_${kind}` : kind
  const left = Object.entries(understood.filters).flatMap(([one, value]): [string, unknown][] => {
    if (isRange && [`${kind}_min`, `${kind}_max`].includes(one)) return []
    if (kind === 'near' && ['near', 'within'].includes(one)) return []
    if (one !== name || !Array.isArray(value)) return [[one, value]]
    const values = value.filter((each) => ![ref, ...also].includes(String(each)))
    return values.length ? [[one, values]] : []
  })
  const bounds = isRange ? boundsOf(chips.filter((chip) => chip.kind === kind)) : {}
  return { ...understood, chips, filters: { ...Object.fromEntries(left), ...bounds } }
}

const boundsOf = (chips: readonly Chip[]): NumberFilters =>
  filtersOf(
    chips.map(({ kind, ref }) => {
      const [min = '', max = min] = ref.split('-')
      return { field: kind as NumberReading['field'], min: endOf(min), max: endOf(max) }
    }),
  )

const endOf = (digits: string): number | null => (digits ? Number(digits) : null)
