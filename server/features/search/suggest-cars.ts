import type { Suggestion } from '#contract/search.ts'
import { isLikelyOtherLayout, otherLayout } from '#domain/search/words/keyboard-layout.ts'
import { suggest, type Suggestion as Suggested } from '#domain/search/suggest.ts'
import type { TermKind } from '#domain/search/vocabulary/vocabulary-term.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { EVERYTHING } from './questions/conditions.ts'
import type { FacetCounts } from './questions/facet-codes.ts'
import { readFacets } from './counts/read-facets.ts'

type Count = (kind: Suggestion['kind'], value: string) => number | null

/** Filters that complete the typed text, best first, with the number of cars of each. */
export async function suggestCars(
  { catalogue: readCatalogue, clock, search }: Pick<DataServices, 'catalogue' | 'clock' | 'search'>,
  { q, kind, limit }: { q: string; kind?: TermKind | undefined; limit: number },
): Promise<Suggestion[]> {
  const catalogue = await readCatalogue()
  const counted = search.countAtHand(EVERYTHING, catalogue)
  const countOf: Count = counted ? countIn(counted.facets, catalogue) : () => null
  const thisYear = clock().getUTCFullYear()
  for (const text of readingsOf(q)) {
    const found = suggest(text, catalogue.vocabulary, { limit, thisYear, countOf, ...(kind && { kind }) })
    if (found.length) return found.flatMap((one) => present(one, catalogue, countOf))
  }
  return []
}

/**
 * The text as typed and in the other keyboard layout. Names contain no punctuation, so «بجدة» is not read as
 * `f[]m`.
 */
function readingsOf(q: string): string[] {
  const other = otherLayout(q)
  if (isLikelyOtherLayout(q)) return [other, q]
  return isLikelyOtherLayout(other) ? [q] : [q, other]
}

/** Counts by value, computed once per version of the counts. */
const indexes = new WeakMap<FacetCounts, ReadonlyMap<string, number>>()

function countIn(counted: FacetCounts, catalogue: Catalogue): Count {
  const known = indexes.get(counted)
  const counts =
    known ??
    new Map(
      Object.entries(readFacets(counted, catalogue)).flatMap(([field, values]) =>
        values.map(({ value, count }) => [`${field} ${value}`, count] as const),
      ),
    )
  if (!known) indexes.set(counted, counts)
  return (kind, value) => counts.get(`${kind} ${value}`) ?? 0
}

interface Named {
  slug?: string
  name_ar: string
  name_en: string
  hidden?: boolean
}

/** Leaves out values that an admin removed since, and hidden ones that no car has. */
function present({ kind, ref, rest }: Suggested, catalogue: Catalogue, countOf: Count): Suggestion[] {
  const [row, parent] = rowsOf(kind, ref, catalogue)
  if (row === undefined || (row?.hidden && !countOf(kind, ref))) return []
  return [
    {
      kind,
      value: ref,
      parent: parent?.slug ?? null,
      name_ar: row?.name_ar ?? null,
      name_en: row?.name_en ?? null,
      parent_name_ar: parent?.name_ar ?? null,
      parent_name_en: parent?.name_en ?? null,
      count: countOf(kind, ref),
      rest,
    },
  ]
}

/** The suggested row and the one it belongs to; null for a value of an enumeration. */
function rowsOf(
  kind: Suggestion['kind'],
  ref: string,
  { makers, models, regions, cities, tags }: Catalogue,
): [Named | null | undefined, parent?: Named | undefined] {
  if (kind === 'make') return [makers.bySlug.get(ref)]
  if (kind === 'region') return [regions.bySlug.get(ref)]
  if (kind === 'tag') return [tags.find(({ id }) => String(id) === ref)]
  if (kind === 'model') {
    const model = models.bySlug.get(ref)
    return [model, makers.byId.get(model?.make_id ?? 0)]
  }
  if (kind === 'city') {
    const city = cities.bySlug.get(ref)
    return [city, regions.byId.get(city?.region_id ?? 0)]
  }
  return [null]
}
