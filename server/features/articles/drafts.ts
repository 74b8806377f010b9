import { and, eq, inArray } from 'drizzle-orm'
import type { ArticleDraft } from '#contract/articles.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { article_drafts } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

export type DraftRow = typeof article_drafts.$inferSelect

interface Kept {
  article_id: string
  kind: ArticleKind
  values: object
  seen: object
  /** The revision that this one replaces; 0 for none. */
  revision: number
}

/**
 * Keeps what the caller has typed, unless another tab has kept something since. A repeated call changes nothing.
 * @throws CONTENT_CHANGED
 */
export async function keepDraft(
  context: CallContext,
  { article_id, kind, values, seen, revision }: Kept,
): Promise<Pick<ArticleDraft, 'revision' | 'kept_at'>> {
  const { db, clock } = context
  const adminId = requireUser(context).id
  const row = { kind, values: { ...values }, seen: { ...seen }, revision: revision + 1, kept_at: clock() }
  const [kept] = revision
    ? await db
        .update(article_drafts)
        .set(row)
        .where(and(isOf(article_id, adminId), eq(article_drafts.revision, revision)))
        .returning()
    : await db
        .insert(article_drafts)
        .values({ article_id, admin_id: adminId, ...row })
        .onConflictDoNothing()
        .returning()
  const draft = kept ?? (await readDraft(db, article_id, adminId))
  const isKept = draft?.revision === revision + 1 && sameJson(draft.values, values) && sameJson(draft.seen, seen)
  if (!draft || !isKept) throw fail('CONTENT_CHANGED', { fields: [] })
  return { revision: draft.revision, kept_at: draft.kept_at.toISOString() }
}

export async function deleteDraft(db: Db, articleId: string, adminId: string): Promise<void> {
  await db.delete(article_drafts).where(isOf(articleId, adminId))
}

/**
 * Ends the draft of the fields that were saved; the others stay.
 * @returns the revision of what is left; 0 for nothing
 */
export async function endDraftOf(
  db: Db,
  fields: readonly string[],
  articleId: string,
  adminId: string,
): Promise<number> {
  const [draft] = await db.select().from(article_drafts).where(isOf(articleId, adminId)).for('update')
  if (!draft) return 0
  const without = (values: DraftRow['values']) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
  const values = without(draft.values)
  if (!Object.keys(values).length) {
    await deleteDraft(db, articleId, adminId)
    return 0
  }
  const revision = draft.revision + 1
  await db
    .update(article_drafts)
    .set({ values, seen: without(draft.seen), revision })
    .where(isOf(articleId, adminId))
  return revision
}

export async function readDraft(db: Db, articleId: string, adminId: string): Promise<DraftRow | undefined> {
  const [draft] = await db.select().from(article_drafts).where(isOf(articleId, adminId))
  return draft
}

/** The articles of which an admin has a draft. */
export async function listDrafted(db: Db, articleIds: readonly string[], adminId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: article_drafts.article_id })
    .from(article_drafts)
    .where(and(inArray(article_drafts.article_id, [...articleIds]), eq(article_drafts.admin_id, adminId)))
  return new Set(rows.map(({ id }) => id))
}

const isOf = (articleId: string, adminId: string) =>
  and(eq(article_drafts.article_id, articleId), eq(article_drafts.admin_id, adminId))
