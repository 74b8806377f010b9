import { and, eq, gt, lte } from 'drizzle-orm'
import type { Article } from '#contract/articles.ts'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { bodyText } from '#domain/articles/body-text.ts'
import { countWords, readingMinutes } from '#domain/articles/reading-time.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Lang } from '#domain/language.ts'
import type { CallContext, Services } from '#server/context.ts'
import { article_previews, media } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { hashOfToken, newLinkToken } from '#server/platform/link-token.ts'
import { presentPicture } from '#server/platform/pictures/library-pictures.ts'
import { readArticleValues, type ArticleValues } from './article-content.ts'
import { EMPTY_ARTICLE } from './empty-article.ts'
import { readDraft } from './drafts.ts'
import { otherLanguage } from './present-article.ts'
import { readShown } from './read-shown.ts'

const PREVIEW_DAYS = 7

/**
 * Creates a link that shows an article as the caller has typed it, until it ends.
 * @throws NOT_FOUND
 */
export async function sharePreview(
  { db, clock, caller }: CallContext,
  articleId: string,
): Promise<{ token: string; ends_at: string }> {
  const adminId = requireUser({ caller }).id
  const exists = (await readArticleValues(db, articleId)) ?? (await readDraft(db, articleId, adminId))
  if (!exists) throw fail('NOT_FOUND')
  const token = newLinkToken()
  const endsAt = new Date(clock().getTime() + PREVIEW_DAYS * DAY_MS)
  const link = { token_hash: hashOfToken(token), article_id: articleId, admin_id: adminId, ends_at: endsAt }
  await db.insert(article_previews).values(link)
  return { token, ends_at: endsAt.toISOString() }
}

type Preview = Omit<Article, 'published_at'> & { ends_at: string; published_at: string | null }

/** @throws NOT_FOUND if the link has ended or the article was deleted */
export async function previewArticle(context: CallContext, token: string, lang: Lang): Promise<Preview> {
  const { db, clock } = context
  const [link] = await db
    .select()
    .from(article_previews)
    .where(and(eq(article_previews.token_hash, hashOfToken(token)), gt(article_previews.ends_at, clock())))
  if (!link) throw fail('NOT_FOUND')
  const saved = await readArticleValues(db, link.article_id)
  const draft = await readDraft(db, link.article_id, link.admin_id)
  if (!saved && !draft) throw fail('NOT_FOUND')
  const now = clock().toISOString()
  const values: ArticleValues = {
    ...EMPTY_ARTICLE,
    kind: draft?.kind ?? 'post',
    is_demo: false,
    text_ar_at: now,
    text_en_at: now,
    translation_checked_at: null,
    former_slugs: [],
    ...saved,
    ...draft?.values,
  }
  const shown = hasText(values, lang) || !hasText(values, otherLanguage(lang)) ? lang : otherLanguage(lang)
  return {
    ...(await presentTyped(context, values, shown)),
    id: link.article_id,
    ends_at: link.ends_at.toISOString(),
  }
}

const hasText = (values: ArticleValues, lang: Lang): boolean => Boolean(values[`title_${lang}`])

async function presentTyped(context: CallContext, values: ArticleValues, lang: Lang) {
  const body: BodyNode = values[`body_${lang}`]
  const [cover] = values.cover_id ? await context.db.select().from(media).where(eq(media.id, values.cover_id)) : []
  return {
    kind: values.kind,
    slug: values.slug,
    lang,
    title: values[`title_${lang}`],
    excerpt: values[`excerpt_${lang}`],
    cover: presentPicture(cover ?? null),
    tags: values[`tags_${lang}`],
    author: values[`author_${lang}`],
    published_at: values[`published_${lang}_at`],
    changed_at: values[`text_${lang}_at`],
    minutes: readingMinutes(countWords(bodyText(body))),
    is_demo: values.is_demo,
    has_other_language: hasText(values, otherLanguage(lang)),
    is_older_than_original: false,
    next: null,
    previous: null,
    ...(await readShown(context, values, body)),
  }
}

/** Every night: deletes links that have ended. */
export const deleteEndedPreviews: Job<object, Pick<Services, 'db' | 'clock'>> = {
  name: 'delete_ended_previews',
  retries: 3,
  seconds: 600,
  cron: '40 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(article_previews).where(lte(article_previews.ends_at, clock()))
  },
}
