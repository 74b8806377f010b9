import { eq, getTableColumns } from 'drizzle-orm'
import type { ArticleCard } from '#contract/articles.ts'
import { publicSince } from '#domain/articles/post-list.ts'
import { readingMinutes } from '#domain/articles/reading-time.ts'
import type { Lang } from '#domain/language.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles, media } from '#server/platform/db/schema/index.ts'
import { presentPicture } from '#server/platform/pictures/library-pictures.ts'

const {
  body_ar: _,
  body_en: __,
  search_words_ar: ___,
  search_words_en: ____,
  ...WITHOUT_BODIES
} = getTableColumns(articles)

/** Begins a query of articles with their covers. Bodies may be long, so lists are read without them. */
export const selectArticles = (db: Db) =>
  db.select({ article: WITHOUT_BODIES, cover: media }).from(articles).leftJoin(media, eq(media.id, articles.cover_id))

export type ReadArticle = Awaited<ReturnType<typeof selectArticles>>[number]

/** The language in which an article is shown to visitors who want one; null if it is public in neither. */
export function shownLanguage(
  article: Pick<ReadArticle['article'], 'published_ar_at' | 'published_en_at'>,
  wanted: Lang,
  now: Date,
): Lang | null {
  const times = { ar: article.published_ar_at?.getTime() ?? null, en: article.published_en_at?.getTime() ?? null }
  const time = now.getTime()
  if (publicSince(times, wanted, time) === null) return null
  const own = times[wanted]
  return own !== null && own <= time ? wanted : otherLanguage(wanted)
}

export const otherLanguage = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar')

/** @param lang one in which the article is public */
export function presentCard({ article, cover }: ReadArticle, lang: Lang): ArticleCard {
  return {
    id: article.id,
    kind: article.kind,
    slug: article.slug,
    lang,
    title: article[`title_${lang}`],
    excerpt: article[`excerpt_${lang}`],
    cover: presentPicture(cover),
    tags: article[`tags_${lang}`],
    author: article[`author_${lang}`],
    published_at: (article[`published_${lang}_at`] ?? article.updated_at).toISOString(),
    changed_at: article[`text_${lang}_at`].toISOString(),
    minutes: readingMinutes(article[`words_${lang}`]),
    is_demo: article.is_demo,
  }
}
