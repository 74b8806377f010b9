import { and, asc, desc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type {
  AnyArticle,
  AnyArticleCard,
  AnyArticlePage,
  AnyArticleSearch,
  ArticleDraft,
  ArticleFields,
  PostPage,
  UnsavedArticle,
} from '#contract/articles.ts'
import type { MediaPicture } from '#contract/media.ts'
import { ARTICLES_ON_PAGE } from '#domain/articles/article-kinds.ts'
import { stateOfLanguage, type ArticleState } from '#domain/articles/article-state.ts'
import { olderTranslation } from '#domain/articles/older-translation.ts'
import { byCount } from '#domain/articles/post-list.ts'
import { shownInBody } from '#domain/articles/shown-in-body.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { article_drafts, articles } from '#server/platform/db/schema/index.ts'
import { containsWord } from '#server/platform/db/search-text.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { presentPicture } from '#server/platform/pictures/library-pictures.ts'
import { readArticleValues, type ArticleValues } from './article-content.ts'
import { EMPTY_ARTICLE } from './empty-article.ts'
import { listDrafted, readDraft, type DraftRow } from './drafts.ts'
import { selectArticles, type ReadArticle } from './present-article.ts'
import { readPictures } from './read-shown.ts'

/** Latest change first, with what the caller has typed and not added yet. */
export async function listAnyArticles(
  context: CallContext,
  { kind, q, state, page }: AnyArticleSearch,
): Promise<AnyArticlePage> {
  const { db, clock } = context
  const adminId = requireUser(context).id
  const words = q === undefined ? [] : searchText(q).split(' ')
  const condition = and(
    eq(articles.kind, kind),
    state && isInState(state, clock()),
    ...words.map((word) =>
      or(containsWord(articles.search_words_ar, word), containsWord(articles.search_words_en, word)),
    ),
  )
  const rows = await selectArticles(db)
    .where(condition)
    .orderBy(desc(articles.updated_at), desc(articles.id))
    .limit(ARTICLES_ON_PAGE)
    .offset((page - 1) * ARTICLES_ON_PAGE)
  const total = await db.$count(articles, condition)
  const ids = rows.map(({ article }) => article.id)
  const drafted = ids.length ? await listDrafted(db, ids, adminId) : new Set<string>()
  return {
    items: rows.map((row) => presentAny(row, drafted.has(row.article.id), clock())),
    total,
    pages: Math.ceil(total / ARTICLES_ON_PAGE),
    unsaved: await listUnsaved(db, kind, adminId),
  }
}

/** In either language. */
function isInState(state: ArticleState, now: Date) {
  const { published_ar_at, published_en_at } = articles
  if (state === 'draft') return or(isNull(published_ar_at), isNull(published_en_at))
  const compare = state === 'scheduled' ? gt : lte
  return or(compare(published_ar_at, now), compare(published_en_at, now))
}

async function listUnsaved(db: Db, kind: AnyArticleSearch['kind'], adminId: string): Promise<UnsavedArticle[]> {
  const title = (field: string) => sql<string>`coalesce(${article_drafts.values} ->> ${field}, '')`
  const rows = await db
    .select({
      id: article_drafts.article_id,
      title_ar: title('title_ar'),
      title_en: title('title_en'),
      kept_at: article_drafts.kept_at,
    })
    .from(article_drafts)
    .where(
      and(
        eq(article_drafts.admin_id, adminId),
        eq(article_drafts.kind, kind),
        notExists(db.select({ id: articles.id }).from(articles).where(eq(articles.id, article_drafts.article_id))),
      ),
    )
    .orderBy(desc(article_drafts.kept_at), asc(article_drafts.article_id))
  return rows.map(({ kept_at, ...draft }) => ({ ...draft, kept_at: kept_at.toISOString() }))
}

function presentAny({ article, cover }: ReadArticle, hasDraft: boolean, now: Date): AnyArticleCard {
  const times = {
    published_ar_at: article.published_ar_at?.toISOString() ?? null,
    published_en_at: article.published_en_at?.toISOString() ?? null,
  }
  return {
    id: article.id,
    kind: article.kind,
    slug: article.slug,
    title_ar: article.title_ar,
    title_en: article.title_en,
    cover: presentPicture(cover),
    state_ar: stateOfLanguage(times.published_ar_at, now),
    state_en: stateOfLanguage(times.published_en_at, now),
    ...times,
    older_translation: olderTranslation(article),
    has_draft: hasDraft,
    updated_at: article.updated_at.toISOString(),
    is_demo: article.is_demo,
  }
}

/**
 * An article with the caller's draft, or the draft alone if the article is not added yet.
 * @throws NOT_FOUND
 */
export async function getAnyArticle(context: CallContext, articleId: string): Promise<AnyArticle> {
  const { db, clock } = context
  const draft = await readDraft(db, articleId, requireUser(context).id)
  const [row] = await selectArticles(db).where(eq(articles.id, articleId))
  const stored = await readArticleValues(db, articleId)
  if (!row || !stored) return unsavedArticle(db, draft)
  const values = fieldsOf(stored)
  return {
    ...presentAny(row, draft !== undefined, clock()),
    is_added: true,
    values,
    text_ar_at: stored.text_ar_at,
    text_en_at: stored.text_en_at,
    pictures: await picturesOf(db, values, draft),
    draft: draft ? presentDraft(draft) : null,
  }
}

async function unsavedArticle(db: Db, draft: DraftRow | undefined): Promise<AnyArticle> {
  if (!draft) throw fail('NOT_FOUND')
  const keptAt = draft.kept_at.toISOString()
  const { title_ar, title_en } = { ...EMPTY_ARTICLE, ...draft.values }
  return {
    id: draft.article_id,
    kind: draft.kind,
    slug: '',
    title_ar,
    title_en,
    cover: null,
    state_ar: 'draft',
    state_en: 'draft',
    published_ar_at: null,
    published_en_at: null,
    older_translation: null,
    has_draft: true,
    updated_at: keptAt,
    is_demo: false,
    is_added: false,
    values: EMPTY_ARTICLE,
    text_ar_at: keptAt,
    text_en_at: keptAt,
    pictures: await picturesOf(db, EMPTY_ARTICLE, draft),
    draft: presentDraft(draft),
  }
}

const presentDraft = ({ values, seen, revision, kept_at }: DraftRow): ArticleDraft => ({
  // validated when they were kept
  values,
  seen,
  revision,
  kept_at: kept_at.toISOString(),
})

function fieldsOf({
  kind: _,
  is_demo: __,
  text_ar_at: ___,
  text_en_at: ____,
  translation_checked_at: _____,
  former_slugs: ______,
  ...fields
}: ArticleValues) {
  return fields as ArticleFields
}

/** What the bodies show, saved or in the draft, with the cover of the draft. */
function picturesOf(db: Db, saved: ArticleFields, draft: DraftRow | undefined): Promise<MediaPicture[]> {
  const typed: ArticleFields = { ...saved, ...draft?.values }
  const { picture_ids } = shownInBody(saved.body_ar, saved.body_en, typed.body_ar, typed.body_en)
  return readPictures(db, typed.cover_id === null ? picture_ids : [...picture_ids, typed.cover_id])
}

/** The tags of all articles in each language, most frequent first. */
export async function listArticleTags({ db }: Pick<CallContext, 'db'>) {
  return { tags_ar: await countTags(db, articles.tags_ar), tags_en: await countTags(db, articles.tags_en) }
}

async function countTags(db: Db, tags: typeof articles.tags_ar | typeof articles.tags_en): Promise<PostPage['tags']> {
  const { rows } = await db.execute<{ tag: string; count: number }>(
    sql`select tag, count(*)::integer as count from ${articles}, unnest(${tags}) as tag group by tag`,
  )
  return byCount(new Map(rows.map(({ tag, count }) => [tag, count])))
}
