import { and, asc, desc, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { FoundThing } from '#contract/admin-overview.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  articles,
  brands,
  car_makers,
  car_models,
  car_tags,
  deal_categories,
  deals,
  facts,
  media,
  trade_words,
} from '#server/platform/db/schema/index.ts'
import { containsWord, searchTextOf } from '#server/platform/db/search-text.ts'

/** What content is searched for. */
interface Wanted {
  text: string
  /** Only finds what has it. */
  id: string | null
  most: number
}

/** Finds what admins write by words in either language; what has an ID in its address by that too. */
export async function findContent(db: Db, wanted: Wanted): Promise<FoundThing[]> {
  const words = searchText(wanted.text).split(' ').filter(Boolean)
  if (!words.length) return []
  const hasWords: HasWords = (column) => and(...words.map((word) => containsWord(column, word)))
  const [written, ofArticles, named] = await Promise.all([
    findWritten(db, wanted, hasWords),
    findArticles(db, wanted, words),
    wanted.id ? [] : findNamed(db, wanted, hasWords),
  ])
  return [...written.slice(0, -1), ofArticles, named, ...written.slice(-1)].flat()
}

type HasWords = (column: SQLWrapper) => SQL | undefined

/** Also unpublished ones. A draft that is not saved yet is only in the list of its admin. */
async function findArticles(db: Db, { id, most }: Wanted, words: readonly string[]): Promise<FoundThing[]> {
  const rows = await db
    .select({ id: articles.id, kind: articles.kind, ar: articles.title_ar, en: articles.title_en })
    .from(articles)
    .where(
      id
        ? eq(articles.id, id)
        : and(
            ...words.map((word) =>
              or(containsWord(articles.search_words_ar, word), containsWord(articles.search_words_en, word)),
            ),
          ),
    )
    .orderBy(desc(articles.updated_at), desc(articles.id))
    .limit(most)
  return rows.map(({ kind, ...article }) => found(kind, article))
}

/** Makers, models, tags, categories of deals and words of the trade. */
async function findNamed(db: Db, { most }: Wanted, hasWords: HasWords): Promise<FoundThing[]> {
  const named = async (
    kind: FoundThing['kind'],
    table: typeof car_makers | typeof car_tags | typeof deal_categories,
  ) => {
    const { id, name_ar: ar, name_en: en } = table
    const isFound = hasWords(searchTextOf(sql`${ar} || ' ' || ${en}`))
    const rows = await db.select({ id, ar, en }).from(table).where(isFound).orderBy(asc(ar), asc(id)).limit(most)
    return rows.map((row) => found(kind, { ...row, id: String(row.id) }))
  }
  const { id, make_id, slug, name_ar: ar, name_en: en } = car_models
  const { spellings, meaning_ar, meaning_en } = trade_words
  const words = sql`array_to_string(${spellings}, ' ') || ' ' || ${meaning_ar} || ' ' || ${meaning_en}`
  const [makers, models, tags, categories, ofTrade] = await Promise.all([
    named('maker', car_makers),
    db
      .select({ id, make_id, slug, ar, en })
      .from(car_models)
      .where(hasWords(searchTextOf(sql`${ar} || ' ' || ${en}`)))
      .orderBy(asc(ar), asc(id))
      .limit(most),
    named('tag', car_tags),
    named('deal_category', deal_categories),
    db
      .select({ id: trade_words.id, spellings })
      .from(trade_words)
      .where(hasWords(searchTextOf(words)))
      .orderBy(asc(trade_words.id))
      .limit(most),
  ])
  return [
    ...categories,
    ...makers,
    ...models.map((model) => ({
      ...found('model', { ...model, id: String(model.id) }),
      detail: model.slug,
      maker_id: model.make_id,
    })),
    ...tags,
    ...ofTrade.map((word) => {
      const [spelling = ''] = word.spellings
      return found('trade_word', { id: String(word.id), ar: spelling, en: spelling })
    }),
  ]
}

/** Deals, brands, facts and pictures of the library. */
async function findWritten(db: Db, { id, most }: Wanted, hasWords: HasWords): Promise<FoundThing[][]> {
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
    ofDeals.map((deal) => found('deal', deal)),
    ofBrands.map((brand) => found('brand', { ...brand, id: String(brand.id) })),
    ofFacts.map((fact) => found('fact', { ...fact, id: String(fact.id) })),
    pictures.map((picture) => found('media', picture)),
  ]
}

/** A picture may have a description in one language only, or none. */
function found(kind: FoundThing['kind'], { id, ar, en }: { id: string; ar: string; en: string }): FoundThing {
  return { kind, id, name: ar || en ? { ar: ar || en, en: en || ar } : null, detail: null }
}
