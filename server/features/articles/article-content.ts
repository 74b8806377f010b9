import { eq, inArray } from 'drizzle-orm'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { findArticleFault, isFixedPage } from '#domain/articles/article-fault.ts'
import { stateOfLanguage } from '#domain/articles/article-state.ts'
import { derivedFields } from '#domain/articles/derived-fields.ts'
import { shownInBody } from '#domain/articles/shown-in-body.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { article_pictures, articles, car_makers, car_models, media } from '#server/platform/db/schema/index.ts'
import { announceArticlesOf } from './announce-articles-of.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { pictureLeft } from '#server/platform/pictures/library-pictures.ts'
import { chooseSlug, keepFormerSlug, listFormerSlugs, restoreFormerSlugs } from './slugs.ts'

type Row = typeof articles.$inferSelect
type Derived =
  | 'updated_at'
  | 'announced_at'
  | 'was_public'
  | 'words_ar'
  | 'words_en'
  | 'search_words_ar'
  | 'search_words_en'
const TIMES = ['published_ar_at', 'published_en_at'] as const
const TEXT_TIMES = ['text_ar_at', 'text_en_at'] as const

/** The fields of an article with ISO times. */
export interface ArticleValues extends Omit<
  Row,
  'id' | Derived | (typeof TIMES)[number] | (typeof TEXT_TIMES)[number] | 'translation_checked_at'
> {
  published_ar_at: string | null
  published_en_at: string | null
  text_ar_at: string
  text_en_at: string
  translation_checked_at: string | null
  /** Redirects, which deleting the article removes and restoring it adds again. */
  former_slugs: string[]
}

/** The content store of articles. Checks the rules of several fields, so that undo follows them too. */
export const articleContent: ContentStore = {
  kind: 'article',
  what: 'change_article',
  changedElsewhere: ['former_slugs'],
  mostVersions: 5,
  derived: ['slug', 'make_id', 'text_ar_at', 'text_en_at'],
  read: async (tx, contentId) => {
    const values = await readArticleValues(tx, contentId)
    return values && { ...values }
  },
  write: async ({ clock }, tx, contentId, values) => {
    const [row] = await tx.select().from(articles).where(eq(articles.id, contentId)).for('update')
    announceArticlesOf(tx, [row?.kind, values?.['kind']])
    if (values) await store(tx, { id: contentId, row, values: values as unknown as ArticleValues, now: clock() })
    else if (row && isFixedPage(row)) throw fail('IN_USE')
    else await tx.delete(articles).where(eq(articles.id, contentId))
  },
}

export async function readArticleValues(tx: Db, id: string): Promise<ArticleValues | null> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id))
  return row ? { ...valuesOf(row), former_slugs: await listFormerSlugs(tx, id) } : null
}

function valuesOf(row: Row): Omit<ArticleValues, 'former_slugs'> {
  const { id: _, updated_at: __, announced_at: ___, was_public: ____, ...others } = row
  const { words_ar: _____, words_en: ______, search_words_ar: _______, search_words_en: ________, ...values } = others
  return {
    ...values,
    published_ar_at: row.published_ar_at?.toISOString() ?? null,
    published_en_at: row.published_en_at?.toISOString() ?? null,
    text_ar_at: row.text_ar_at.toISOString(),
    text_en_at: row.text_en_at.toISOString(),
    translation_checked_at: row.translation_checked_at?.toISOString() ?? null,
  }
}

interface Storing {
  id: string
  /** What it replaces, locked. */
  row: Row | undefined
  values: ArticleValues
  now: Date
}

/** @throws INVALID_INPUT */
async function store(
  tx: Db,
  { id, row, values: { former_slugs: formerSlugs, ...given }, now }: Storing,
): Promise<void> {
  const was = row ? valuesOf(row) : null
  const slug = await chooseSlug(tx, id, given, was?.slug)
  const values = { ...given, slug, ...(await existingSubject(tx, given)) }
  const fault = findArticleFault(values, was, now)
  if (fault) throw invalid(fault.field, fault.reason)
  const wasPublic = (row?.was_public ?? false) || isPublic(was, now)
  const stored = {
    ...values,
    cover_id: await pictureLeft(tx, values.cover_id),
    published_ar_at: dateOf(values.published_ar_at),
    published_en_at: dateOf(values.published_en_at),
    text_ar_at: textTime('ar', values, was, now),
    text_en_at: textTime('en', values, was, now),
    translation_checked_at: dateOf(values.translation_checked_at ?? null),
    updated_at: now,
    announced_at: now,
    was_public: wasPublic || isPublic(values, now),
    ...derivedFields(values),
  }
  await tx
    .insert(articles)
    .values({ id, ...stored })
    .onConflictDoUpdate({ target: articles.id, set: stored })
  await keepPictures(tx, id, values.body_ar, values.body_en)
  if (was && wasPublic && was.slug !== slug) await keepFormerSlug(tx, { ...was, id })
  if (!was) await restoreFormerSlugs(tx, { id, kind: values.kind, slugs: formerSlugs ?? [] })
}

const isPublic = (values: Pick<ArticleValues, (typeof TIMES)[number]> | null, now: Date): boolean =>
  TIMES.some((field) => stateOfLanguage(values?.[field] ?? null, now) === 'published')

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time))

/** When the text of a language last changed. An undo restores the former time with the former text. */
function textTime(lang: 'ar' | 'en', values: Omit<ArticleValues, 'former_slugs'>, was: ArticleTexts | null, now: Date) {
  const given = values[`text_${lang}_at`]
  if (!was) return given ? new Date(given) : now
  const isSame = (['title', 'excerpt', 'body'] as const).every((field) =>
    sameJson(values[`${field}_${lang}`], was[`${field}_${lang}`]),
  )
  return isSame || given !== was[`text_${lang}_at`] ? new Date(given) : now
}
type ArticleTexts = Omit<ArticleValues, 'former_slugs'>

/**
 * What an article is about, which is locked so that it is not deleted meanwhile. A model implies its make.
 * @throws INVALID_INPUT
 */
async function existingSubject(tx: Db, { make_id, model_id }: Pick<ArticleValues, 'make_id' | 'model_id'>) {
  const [model] =
    model_id === null
      ? []
      : await tx
          .select({ id: car_models.id, make_id: car_models.make_id })
          .from(car_models)
          .where(eq(car_models.id, model_id))
          .for('key share')
  if (model_id !== null && !model) throw invalid('model_id', 'choice_gone')
  if (model && make_id !== null && make_id !== model.make_id) throw invalid('model_id', 'model_of_other_make')
  const makeId = model?.make_id ?? make_id
  if (makeId === null) return { make_id: null, model_id: null }
  const [make] = await tx
    .select({ id: car_makers.id })
    .from(car_makers)
    .where(eq(car_makers.id, makeId))
    .for('key share')
  if (!make) throw invalid('make_id', 'choice_gone')
  return { make_id: make.id, model_id: model?.id ?? null }
}

/** Notes which pictures the bodies show. They are locked, so that they are not deleted as unused meanwhile. */
async function keepPictures(tx: Db, articleId: string, ...bodies: BodyNode[]): Promise<void> {
  const { picture_ids } = shownInBody(...bodies)
  await tx.delete(article_pictures).where(eq(article_pictures.article_id, articleId))
  if (!picture_ids.length) return
  await tx.select({ id: media.id }).from(media).where(inArray(media.id, picture_ids)).orderBy(media.id).for('key share')
  await tx.insert(article_pictures).values(picture_ids.map((id) => ({ article_id: articleId, picture_id: id })))
}
