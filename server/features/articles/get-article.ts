import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Article } from '#contract/articles.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { olderTranslation } from '#domain/articles/older-translation.ts'
import type { Lang } from '#domain/language.ts'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles, former_slugs, media } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { findNeighbours } from './find-neighbours.ts'
import { isPublic } from './is-public.ts'
import { otherLanguage, presentCard, shownLanguage } from './present-article.ts'
import { readShown } from './read-shown.ts'

interface Wanted {
  kind: ArticleKind
  slug: string
  lang: Lang
}

/**
 * A published article, also by a former slug.
 * @throws NOT_FOUND
 */
export async function getArticle(context: CallContext, { kind, slug, lang }: Wanted): Promise<Article> {
  const now = context.clock()
  const read = (await findBySlug(context.db, kind, slug, now)) ?? (await findByFormerSlug(context.db, kind, slug, now))
  const shown = read && shownLanguage(read.article, lang, now)
  if (!read || !shown) throw fail('NOT_FOUND')
  const { article } = read
  const [live, neighbours] = await Promise.all([
    readShown(context, article, article[`body_${shown}`]),
    kind === 'post' ? findNeighbours(context, article.id, lang) : { next: null, previous: null },
  ])
  return {
    ...presentCard(read, shown),
    has_other_language: shownLanguage(read.article, otherLanguage(shown), now) !== shown,
    is_older_than_original: olderTranslation(article) === shown,
    ...live,
    ...neighbours,
  }
}

const selectWhole = (db: Db) =>
  db
    .select({ article: getTableColumns(articles), cover: media })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.cover_id))

async function findBySlug(db: Db, kind: ArticleKind, slug: string, now: Date) {
  const [found] = await selectWhole(db).where(and(eq(articles.kind, kind), eq(articles.slug, slug), isPublic(now)))
  return found
}

async function findByFormerSlug(db: Db, kind: ArticleKind, slug: string, now: Date) {
  const [found] = await selectWhole(db)
    .innerJoin(former_slugs, eq(former_slugs.article_id, articles.id))
    .where(and(eq(former_slugs.kind, kind), eq(former_slugs.slug, slug), isPublic(now)))
  return found
}
