// The notation of the labelled sentences: `understanding/README.md` describes it.
import { isCountName, LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import { makersFrom } from '#domain/search/names/maker-origins.ts'
import { COUNTS } from '#domain/search/numbers/number-phrases.ts'
import { CAR_MAKERS } from '#server/platform/db/reference/car-makers/index.ts'

/**
 * Normalises a reading by sorting its parts; `nothing` has none. A country such as `make=japanese` stands for all its
 * makers that are not excluded, and `seats=7..` for seven seats and more.
 */
export function normaliseReading(reading: string): string {
  const parts = reading
    .trim()
    .split(/\s+/)
    .filter((part) => part && part !== 'nothing')
    .map((part) => {
      const [name = '', values = ''] = part.split('=')
      const isMake = name === 'make' || name === '-make'
      const listOf = (one: string) => (isMake && makersFrom(one, CAR_MAKERS)) || countsMeant(name, one) || one
      return { name, values: values.split(',').flatMap(listOf) }
    })
  const excluded = parts.find(({ name }) => name === '-make')?.values ?? []
  return parts
    .map(({ name, values }) => {
      const left = name === 'make' ? values.filter((value) => !excluded.includes(value)) : values
      return `${name}=${left.toSorted().join(',')}`
    })
    .toSorted()
    .join(' ')
}

/** `seats=7..` stands for seven seats and more. */
function countsMeant(name: string, value: string): string[] | undefined {
  const [, low] = /^(\d+)\.\.$/.exec(value) ?? []
  if (low === undefined || !isCountName(name)) return undefined
  return Array.from({ length: COUNTS[name].mostMeant - Number(low) + 1 }, (_, at) => String(Number(low) + at))
}

/** A search in the notation. */
export function describeReading(
  { filters, sort }: { filters: Readonly<Record<string, unknown>>; sort: string | null },
  tagNames: ReadonlyMap<number, string>,
): string {
  const parts: string[] = sort ? [`sort=${sort}`] : []
  for (const [name, value] of Object.entries(filters)) {
    if (!Array.isArray(value) || !value.length) continue
    const shown = name.endsWith('tag') ? value.map((id) => tagNames.get(Number(id))) : value
    parts.push(`${name.replace(/^not_/, '-')}=${shown.join(',')}`)
  }
  for (const { name } of RANGE_FILTERS) {
    const [min, max] = [filters[`${name}_min`], filters[`${name}_max`]]
    if (min === undefined && max === undefined) continue
    parts.push(`${name}=${[...new Set([min, max])].map((end) => (end === undefined ? '' : Number(end))).join('..')}`)
  }
  return normaliseReading(parts.join(' '))
}

/** Whether a reading has a filter that no acceptable one has. */
export function isOverFiltered(read: string, readings: readonly string[]): boolean {
  return readings.every((reading) => !isSubset(valuesOf(read), valuesOf(reading)))
}

/** The filters of a normalised reading, value by value, without its order. */
export const valuesOf = (reading: string): string[] =>
  reading
    .split(' ')
    .filter((part) => part && !part.startsWith('sort='))
    .flatMap((part) => {
      const [name = '', list = ''] = part.split('=')
      return list.split(',').map((value) => `${name}=${value}`)
    })

/**
 * A normalised reading as the parameters of the search.
 * @param tagIds by the names of `describeReading`
 */
export function searchOfReading(reading: string, tagIds: ReadonlyMap<string, number>): Record<string, unknown> {
  const search: Record<string, unknown> = {}
  for (const part of reading.split(' ').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=')
    const range = RANGE_FILTERS.find((one) => one.name === name)
    if (range) {
      // several years are the range that has them
      const years = value.split(',')
      const [min = '', max = min] = years.length > 1 ? [years[0], years.at(-1)] : value.split('..')
      if (min) search[`${name}_min`] = Math.min(Number(min), range.max)
      if (max) search[`${name}_max`] = Math.min(Number(max), range.max)
    } else if (name === 'sort') search.sort = value
    else {
      const field = name.replace(/^-/, 'not_')
      search[field] = value.includes('..')
        ? countsFrom(value, name)
        : value.split(',').map((one) => (field.endsWith('tag') ? tagIds.get(one) : one))
    }
  }
  return search
}

const isSubset = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one))

/** The numbers of an open range such as `seats=7..`, which the search takes one by one. */
function countsFrom(value: string, name: string): number[] {
  const from = Number(value.split('..')[0])
  const filter = LIST_FILTERS.find((one) => one.name === name)
  const max = filter && 'max' in filter ? filter.max : from
  return Array.from({ length: max - from + 1 }, (_, more) => from + more)
}
