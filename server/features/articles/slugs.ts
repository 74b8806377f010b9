import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { TAKEN_SLUGS, type ArticleKind } from '#domain/articles/article-kinds.ts'
import { slugOf } from '#domain/articles/article-slug.ts'
import type { Lang } from '#domain/language.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles, former_slugs } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'

interface Sluggable {
  kind: ArticleKind
  /** Empty: derived from a title. */
  slug: string
  original_lang: Lang
  title_ar: string
  title_en: string
}

/**
 * The slug of an article. One that was a redirect becomes its own.
 * @param was the slug that it has
 * @throws INVALID_INPUT if another article has it
 */
export async function chooseSlug(tx: Db, id: string, values: Sluggable, was: string | undefined): Promise<string> {
  const { kind, slug } = values
  if (slug && slug === was) return slug
  // two articles may be about to take the same slug
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${kind}`}, 0))`)
  const chosen = slug || (await deriveSlug(tx, id, values))
  if ((await listTaken(tx, articles, articles.id, { id, kind, slugs: [chosen] })).length)
    throw invalid('slug', 'slug_taken')
  await tx.delete(former_slugs).where(and(eq(former_slugs.kind, kind), eq(former_slugs.slug, chosen)))
  return chosen
}

/** A free slug from the title in the original language, or in the other one, or from the ID. */
async function deriveSlug(tx: Db, id: string, values: Sluggable): Promise<string> {
  const { kind, original_lang, title_ar, title_en } = values
  const titles = original_lang === 'ar' ? [title_ar, title_en] : [title_en, title_ar]
  const base = titles.map(slugOf).find(Boolean)
  if (base === undefined) return id
  const numbered = NUMBERS.map((number) =>
    `${[...base].slice(0, MOST_BEFORE_NUMBER).join('')}-${number}`.replace('--', '-'),
  )
  const candidates = [base, ...numbered]
  const taken = new Set([
    ...(await listTaken(tx, articles, articles.id, { id, kind, slugs: candidates })),
    ...(await listTaken(tx, former_slugs, former_slugs.article_id, { id, kind, slugs: candidates })),
  ])
  return candidates.find((slug) => !taken.has(slug)) ?? id
}

const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9]
const MOST_BEFORE_NUMBER = 78

interface Wanted {
  id: string
  kind: ArticleKind
  slugs: readonly string[]
}

/** Those that other articles have or had, and those of other pages. */
async function listTaken(
  tx: Db,
  table: typeof articles | typeof former_slugs,
  articleId: typeof articles.id | typeof former_slugs.article_id,
  { id, kind, slugs }: Wanted,
): Promise<string[]> {
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(and(eq(table.kind, kind), inArray(table.slug, [...slugs]), ne(articleId, id)))
  return [...rows.map(({ slug }) => slug), ...TAKEN_SLUGS[kind].filter((slug) => slugs.includes(slug))]
}

/** Lets a slug that is no longer used redirect to its article. */
export async function keepFormerSlug(
  tx: Db,
  { id, kind, slug }: Pick<Sluggable, 'kind' | 'slug'> & { id: string },
): Promise<void> {
  await tx.insert(former_slugs).values({ kind, slug, article_id: id }).onConflictDoNothing()
}

export async function listFormerSlugs(tx: Db, id: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: former_slugs.slug })
    .from(former_slugs)
    .where(eq(former_slugs.article_id, id))
    .orderBy(asc(former_slugs.slug))
  return rows.map(({ slug }) => slug)
}

/** Redirects again from those slugs that no article took meanwhile. */
export async function restoreFormerSlugs(tx: Db, { id, kind, slugs }: Wanted): Promise<void> {
  if (!slugs.length) return
  const taken = await listTaken(tx, articles, articles.id, { id, kind, slugs })
  const free = slugs.filter((slug) => !taken.includes(slug))
  if (!free.length) return
  await tx
    .insert(former_slugs)
    .values(free.map((slug) => ({ kind, slug, article_id: id })))
    .onConflictDoNothing()
}
