import { and, desc, eq, lte } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { articlePath } from '#domain/articles/article-kinds.ts'
import { languageOf, type Lang } from '#domain/language.ts'
import { appNameIn } from '#domain/settings/app-name.ts'
import type { DataServices } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { noteShown } from '#server/platform/http/cache/topics.ts'
import { readSentences } from '#server/features/sentences/public.ts'
import { selectArticles } from './present-article.ts'
import { writeFeed } from './write-feed.ts'

const MOST_POSTS = 50

/** Serves the feeds of the blog: the newest posts in Arabic, and with `?lang=en` those in English. */
export function addFeeds(http: FastifyInstance, services: DataServices, origin: string): void {
  http.get<{ Querystring: { lang?: string } }>('/blog/rss.xml', async (request, reply) => {
    const lang = languageOf(request.query.lang)
    const [settings, texts] = await Promise.all([services.publicSettings(), services.websiteTexts()])
    const say = await readSentences(services.db)
    const feed = {
      origin,
      lang,
      name: appNameIn(lang, { settings, texts }),
      about: say(lang)('sentence_feed_about'),
      now: services.clock(),
      posts: await listNewest(services, lang),
    }
    noteShown(request, 'articles', 'settings', 'texts')
    return reply.type('application/rss+xml; charset=utf-8').send(writeFeed(feed))
  })
}

async function listNewest({ db, clock }: DataServices, lang: Lang) {
  const publishedAt = lang === 'ar' ? articles.published_ar_at : articles.published_en_at
  const rows = await selectArticles(db)
    .where(and(eq(articles.kind, 'post'), lte(publishedAt, clock())))
    .orderBy(desc(publishedAt), desc(articles.id))
    .limit(MOST_POSTS)
  return rows.map(({ article, cover }) => ({
    id: article.id,
    path: articlePath(article.kind, article.slug),
    title: article[`title_${lang}`],
    excerpt: article[`excerpt_${lang}`],
    author: article[`author_${lang}`],
    tags: article[`tags_${lang}`],
    cover,
    changed_at: article.updated_at,
    published_at: article[`published_${lang}_at`] ?? article.updated_at,
  }))
}
