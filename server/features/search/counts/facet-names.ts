import type { Facets } from '#contract/search.ts'
import { ATTRIBUTE_FILTERS, codeOf, valuesFoundBy, type AttributeFilter } from '#domain/search/chips/filters.ts'
import { PRICE_STEPS } from '#domain/search/numbers/range-steps.ts'
import { tagsOfMask } from '#domain/tags/tag-mask.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

type FacetName = keyof Facets
type AttributeName = AttributeFilter['name']
type Named<Name extends FacetName> = Omit<Facets[Name][number], 'count'>

/** The values of a facet in alphabetical order, and the indexes of the values that a code counts for. */
export interface FacetNames<Name extends FacetName> {
  values: readonly Named<Name>[]
  placeOfValue: ReadonlyMap<string, number>
  placesOf: (code: number) => readonly number[]
}

type AllNames = { readonly [Name in FacetName]: FacetNames<Name> }

/** All years that an ad may have, as the check of the database says. */
const YEARS = { min: 1950, max: 2077 }

const known = new WeakMap<Catalogue, AllNames>()

/** Computed once for each version of the catalogue. */
export function namesOf(catalogue: Catalogue): AllNames {
  const names = known.get(catalogue) ?? nameFacets(catalogue)
  known.set(catalogue, names)
  return names
}

function nameFacets({ makers, models, regions, cities, tags }: Catalogue): AllNames {
  const named = ({ name_ar, name_en }: { name_ar: string; name_en: string }) => ({ name_ar, name_en })
  return {
    // rows of a merged make or model may not be rewritten yet: `byId` resolves the merge
    make: facetNames(
      [...makers.byId.values()],
      (row) => ({
        value: row.slug,
        ...(row.logo_url !== null && { logo_url: row.logo_url }),
        ...named(row),
      }),
      (code) => [code > 0 ? makers.byId.get(models.byId.get(code)?.make_id ?? 0) : makers.byId.get(-code)],
    ),
    model: facetNames(
      [...models.byId.values()],
      (row) => ({ value: row.slug, make: makers.byId.get(row.make_id)?.slug ?? '', ...named(row) }),
      (code) => [models.byId.get(code)],
    ),
    region: facetNames(
      [...regions.byId.values()],
      (row) => ({ value: row.slug, ...named(row) }),
      (code) => [regions.byId.get(cities.byId.get(code)?.region_id ?? 0)],
    ),
    city: facetNames(
      [...cities.byId.values()],
      (row) => ({ value: row.slug, region: regions.byId.get(row.region_id)?.slug ?? '', ...named(row) }),
      (code) => [cities.byId.get(code)],
    ),
    tag: facetNames(
      tags,
      (row) => ({ value: String(row.id), ...named(row) }),
      (mask) => tagsOfMask(mask, tags),
    ),
    price: facetNames(
      PRICE_STEPS,
      (least) => ({ value: String(least) }),
      (step) => [PRICE_STEPS[step - 1]],
    ),
    year: numbers(YEARS.min, YEARS.max),
    ...(Object.fromEntries(ATTRIBUTE_FILTERS.map((filter) => [filter.name, attributeNames(filter)])) as unknown as Pick<
      AllNames,
      AttributeName
    >),
  }
}

/** @param rowsOf the rows that a code counts for; called once for each code */
function facetNames<Row, Value extends { value: string }>(
  rows: Iterable<Row>,
  describe: (row: Row) => Value,
  rowsOf: (code: number) => readonly (Row | undefined)[],
) {
  const described = [...new Set(rows)].map((row) => ({ row, value: describe(row) }))
  described.sort((a, b) => (a.value.value < b.value.value ? -1 : 1))
  const places = new Map(described.map(({ row }, place) => [row, place]))
  const placesOf = remembering((code) =>
    rowsOf(code).flatMap((row) => (row === undefined ? [] : (places.get(row) ?? []))),
  )
  const values = described.map(({ value }) => value)
  return { values, placeOfValue: new Map(values.map(({ value }, place) => [value, place])), placesOf }
}

function remembering(placesOf: (code: number) => number[]): (code: number) => readonly number[] {
  const remembered = new Map<number, readonly number[]>()
  return (code) => {
    const last = remembered.get(code)
    if (last) return last
    const places = placesOf(code)
    remembered.set(code, places)
    return places
  }
}

const numbers = (first: number, last: number) =>
  facetNames(
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
    (number) => ({ value: String(number) }),
    (number) => [number],
  )

/** By code or mask. Code 0 is an unknown value. */
function attributeNames(filter: AttributeFilter) {
  if (filter.kind === 'numbers') return numbers(1, filter.max)
  const values: readonly string[] = filter.values
  return facetNames(
    values,
    (value) => ({ value }),
    (code) => values.filter((value, at) => isCountedFor(filter, value, at, code)),
  )
}

function isCountedFor(
  filter: Exclude<AttributeFilter, { kind: 'numbers' }>,
  value: string,
  at: number,
  code: number,
): boolean {
  if (filter.kind === 'flags') return ((code >> at) & 1) === 1
  return valuesFoundBy(filter, value).some((found) => codeOf(filter.values, found) === code)
}
