import type { ArticleFields } from '#contract/articles.ts'
import { articlePath, type ArticleKind } from '#domain/articles/article-kinds.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { assertNotCited, listLinking, takesBack } from '#server/features/content-uses/public.ts'
import { changeContentIn, withEqualTimes } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { assertPictureExists } from '#server/platform/pictures/library-pictures.ts'
import { articleContent, readArticleValues, type ArticleValues } from './article-content.ts'
import { deleteDraft, endDraftOf } from './drafts.ts'

const TIMES = ['published_ar_at', 'published_en_at']

/**
 * A repeated call with the same ID changes nothing.
 * @throws INVALID_INPUT
 */
export async function addArticle(
  context: CallContext,
  { id, kind, ...fields }: ArticleFields & { id: string; kind: ArticleKind },
): Promise<{ id: string; slug: string }> {
  await assertPictureExists(context.db, 'cover_id', fields.cover_id)
  return addOnce(context, id, { ...withEqualTimes(fields, TIMES), kind, is_demo: false })
}

interface Change {
  article_id: string
  wanted: Partial<ArticleFields>
  seen: Values
  even_if_cited: boolean
}

/**
 * Ends the draft that the caller has of these fields.
 * @throws NOT_FOUND, CONTENT_CHANGED, INVALID_INPUT; CITED if it hides a language, unless links of other articles may
 * lead nowhere
 */
export async function changeArticle(
  context: CallContext,
  { article_id, wanted, seen, even_if_cited }: Change,
): Promise<{ changed: string[]; draft_revision: number }> {
  await assertPictureExists(context.db, 'cover_id', wanted.cover_id)
  const adminId = requireUser(context).id
  return context.db.transaction(async (tx) => {
    const values = even_if_cited ? null : await readArticleValues(tx, article_id)
    const hides = (lang: Lang) =>
      values && takesBack(values[`published_${lang}_at`], wanted[`published_${lang}_at`], context.clock())
    if (values && LANGUAGES.some(hides)) await assertNotLinked(context, tx, values, article_id)
    const draftRevision = await endDraftOf(tx, Object.keys(wanted), article_id, adminId)
    const changed = await changeContentIn(context, tx, articleContent, {
      content_id: article_id,
      wanted: withEqualTimes(wanted, TIMES),
      seen: withEqualTimes(seen, TIMES),
      mustExist: true,
      admin_id: adminId,
    })
    return { changed, draft_revision: draftRevision }
  })
}

/**
 * Confirms that the translation is right for the original of a time, without changing it.
 * @throws NOT_FOUND
 */
export async function confirmTranslation(context: CallContext, articleId: string, originalAt: string): Promise<void> {
  const adminId = requireUser(context).id
  await context.db.transaction(async (tx) => {
    const values = await readArticleValues(tx, articleId)
    if (!values) throw fail('NOT_FOUND')
    const changedAt = new Date(values[`text_${values.original_lang}_at`])
    const checkedAt = new Date(Math.min(Date.parse(originalAt), changedAt.getTime()))
    if (values.translation_checked_at !== null && checkedAt <= new Date(values.translation_checked_at)) return
    const wanted = { translation_checked_at: checkedAt.toISOString() }
    const change = { content_id: articleId, wanted, seen: {}, mustExist: true as const, admin_id: adminId }
    await changeContentIn(context, tx, articleContent, change)
  })
}

/** @throws NOT_FOUND; IN_USE if the site needs it; CITED unless links of other articles may lead nowhere */
export async function deleteArticle(
  context: CallContext,
  articleId: string,
  { evenIfCited }: { evenIfCited: boolean },
): Promise<void> {
  const adminId = requireUser(context).id
  await context.db.transaction(async (tx) => {
    const values = await readArticleValues(tx, articleId)
    if (values && !evenIfCited) await assertNotLinked(context, tx, values, articleId)
    await deleteDraft(tx, articleId, adminId)
    const change = { content_id: articleId, wanted: null, seen: {}, admin_id: adminId }
    await changeContentIn(context, tx, articleContent, change)
  })
}

/** @throws CITED if other articles link to it */
async function assertNotLinked(context: CallContext, tx: Db, values: ArticleValues, articleId: string): Promise<void> {
  const paths = [values.slug, ...values.former_slugs].map((slug) => articlePath(values.kind, slug))
  assertNotCited({ articles: await listLinking(context, tx, paths, articleId), places: [] })
}

/**
 * Copies what is saved as a draft. A repeated call with the same ID changes nothing.
 * @throws NOT_FOUND
 */
export async function duplicateArticle(context: CallContext, articleId: string, id: string): Promise<{ id: string }> {
  const values = await readArticleValues(context.db, articleId)
  if (!values) throw fail('NOT_FOUND')
  const { text_ar_at: _, text_en_at: __, translation_checked_at: ___, former_slugs: ____, ...copied } = values
  const unpublished = { published_ar_at: null, published_en_at: null, footer_place: null }
  await addOnce(context, id, { ...copied, ...unpublished, slug: '', is_demo: false })
  return { id }
}

async function addOnce(context: CallContext, id: string, wanted: Values): Promise<{ id: string; slug: string }> {
  const adminId = requireUser(context).id
  return context.db.transaction(async (tx) => {
    const existing = await readArticleValues(tx, id)
    if (existing) return { id, slug: existing.slug }
    await deleteDraft(tx, id, adminId)
    await changeContentIn(context, tx, articleContent, { content_id: id, wanted, seen: {}, admin_id: adminId })
    const added = await readArticleValues(tx, id)
    return { id, slug: added?.slug ?? '' }
  })
}
