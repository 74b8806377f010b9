import { and, asc, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { FoundThing } from '#contract/admin-overview.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import type { Db } from '#server/platform/db/client.ts'
import { brands, deals, facts, media } from '#server/platform/db/schema/index.ts'
import { containsWord, searchTextOf } from '#server/platform/db/search-text.ts'

/** What content is searched for. */
interface Wanted {
  text: string
  /** Only finds what has it. */
  id: string | null
  most: number
}

/** Finds deals, brands, facts and pictures of the library by words in either language; deals and pictures by ID too. */
export async function findContent(db: Db, { text, id, most }: Wanted): Promise<FoundThing[]> {
  const words = searchText(text).split(' ').filter(Boolean)
  if (!words.length) return []
  const hasWords = (column: SQLWrapper) => and(...words.map((word) => containsWord(column, word)))
  const [ofDeals, ofBrands, ofFacts, pictures] = await Promise.all([
    db
      .select({ id: deals.id, ar: deals.title_ar, en: deals.title_en })
      .from(deals)
      .where(id ? eq(deals.id, id) : hasWords(deals.search_text))
      .orderBy(desc(deals.updated_at), desc(deals.id))
      .limit(most),
    id
      ? []
      : db
          .select({ id: brands.id, ar: brands.name_ar, en: brands.name_en })
          .from(brands)
          .where(hasWords(brands.search_name))
          .orderBy(asc(brands.name_ar), asc(brands.id))
          .limit(most),
    id
      ? []
      : db
          .select({ id: facts.id, ar: facts.label_ar, en: facts.label_en })
          .from(facts)
          .where(hasWords(facts.search_text))
          .orderBy(asc(facts.id))
          .limit(most),
    db
      .select({ id: media.id, ar: media.alt_ar, en: media.alt_en })
      .from(media)
      .where(id ? eq(media.id, id) : hasWords(searchTextOf(sql`${media.alt_ar} || ' ' || ${media.alt_en}`)))
      .orderBy(desc(media.added_at), desc(media.id))
      .limit(most),
  ])
  return [
    ...ofDeals.map((deal) => found('deal', deal)),
    ...ofBrands.map((brand) => found('brand', { ...brand, id: String(brand.id) })),
    ...ofFacts.map((fact) => found('fact', { ...fact, id: String(fact.id) })),
    ...pictures.map((picture) => found('media', picture)),
  ]
}

/** A picture may have a description in one language only, or none. */
function found(kind: FoundThing['kind'], { id, ar, en }: { id: string; ar: string; en: string }): FoundThing {
  return { kind, id, name: ar || en ? { ar: ar || en, en: en || ar } : null, detail: null }
}
