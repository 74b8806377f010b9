import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Ad, Draft, DraftFields } from '#contract/ads.ts'
import { carryOver } from '#domain/ads/carry-over.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { cars, drafts } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canBeginDraft, canOpenDraft } from './access.ts'
import { asDraftNow } from './as-draft-now.ts'
import { fieldsOf } from './describe-ad.ts'
import { listImportedImages } from './list-imported-images.ts'

export const MOST_DRAFTS = 100

type Row = typeof drafts.$inferSelect
type Named = Pick<Services, 'db' | 'catalogue'>

/** Without edits of ads in which nothing was changed yet. Latest first. */
export async function listDrafts({ db, catalogue }: Named, ownerId: string): Promise<Draft[]> {
  const names = await catalogue()
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.owner_id, ownerId), eq(drafts.is_begun, true)))
    .orderBy(desc(drafts.updated_at))
  const importedImages = await listImportedImages(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => asDraftNow(present(row, importedImages), names))
}

/** @throws NOT_FOUND, including for drafts of other users */
export async function getDraft({ db, catalogue }: Named, ownerId: string, draftId: string): Promise<Draft> {
  const [row] = await db.select().from(drafts).where(eq(drafts.id, draftId))
  if (!row || !canOpenDraft(ownerId, row)) throw fail('NOT_FOUND')
  return asDraftNow(present(row, await listImportedImages(db, [draftId])), await catalogue())
}

interface Saved {
  draft_id: string
  fields: DraftFields
  picture_ids: string[]
  /** The version that the change is based on. */
  version: number
}

/**
 * Saves a draft. Idempotent: saving the stored content again, for example after a lost response, changes nothing.
 * @throws CHANGED_ELSEWHERE with the stored draft, TOO_MANY; NOT_FOUND for the ID of another user's draft or ad
 */
export async function saveDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
  { draft_id: id, fields, picture_ids, version }: Saved,
): Promise<Pick<Draft, 'version' | 'updated_at'>> {
  return db.transaction(async (tx) => {
    const now = clock()
    await lockAccount(tx, ownerId)
    // another tab may be creating a draft with the same id
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    const [known] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
    if (known && !canOpenDraft(ownerId, known)) throw fail('NOT_FOUND')
    if (known && known.version !== version) {
      if (!isSame(known, { fields, picture_ids })) {
        const data = present(known, await listImportedImages(tx, [id]))
        throw fail('CHANGED_ELSEWHERE', data)
      }
      return { version: known.version, updated_at: known.updated_at.toISOString() }
    }
    if (!known) await assertMayBegin(tx, ownerId, id)
    const row = { fields, picture_ids, version: version + 1, is_begun: true, updated_at: now }
    await tx
      .insert(drafts)
      .values({ id, owner_id: ownerId, created_at: now, ...row })
      .onConflictDoUpdate({ target: drafts.id, set: row })
    return { version: row.version, updated_at: now.toISOString() }
  })
}

export async function discardDraft(db: Db, ownerId: string, draftId: string): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.id, draftId), eq(drafts.owner_id, ownerId)))
}

/**
 * Rebases the draft onto the changed ad, which updates unchanged fields. Increments the version, so that open editors
 * notice.
 * @param before the ad that the draft is based on
 */
export async function refreshDraft(
  tx: Db,
  carId: string,
  { before, after, now }: { before: Ad; after: Ad; now: Date },
): Promise<void> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, carId)).for('update')
  if (!draft) return
  // the form prefills a missing contact name
  const contactName = draft.fields.contact_name ?? ''
  const formValues = (ad: Ad) => ({ ...fieldsOf(ad), contact_name: ad.contact_name || contactName })
  const hasOwnPictures = String(draft.picture_ids) !== String(before.picture_ids)
  const refreshed = {
    fields: carryOver(draft.fields, formValues(before), formValues(after)),
    picture_ids: hasOwnPictures ? draft.picture_ids : after.picture_ids,
  }
  if (isSame(draft, refreshed)) return
  await tx
    .update(drafts)
    .set({ ...refreshed, version: draft.version + 1, updated_at: now })
    .where(eq(drafts.id, carId))
}

async function assertMayBegin(tx: Db, ownerId: string, id: string): Promise<void> {
  const [ad] = await tx.select({ seller_id: cars.seller_id }).from(cars).where(eq(cars.id, id))
  if (!canBeginDraft(ownerId, ad)) throw fail('NOT_FOUND')
  const [all] = await tx
    .select({ count: count() })
    .from(drafts)
    .where(and(eq(drafts.owner_id, ownerId), eq(drafts.is_begun, true)))
  if ((all?.count ?? 0) >= MOST_DRAFTS) {
    throw fail('TOO_MANY')
  }
}

const isSame = (known: Row, saved: Pick<Saved, 'fields' | 'picture_ids'>): boolean =>
  sorted(known.fields) === sorted(saved.fields) && String(known.picture_ids) === String(saved.picture_ids)

const sorted = (fields: DraftFields): string =>
  JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** @param importedImages images by ad */
export const present = (
  { id, fields, picture_ids, version, updated_at }: Row,
  importedImages: ReadonlyMap<string, string[]>,
): Draft => ({
  id,
  fields,
  picture_ids,
  is_edit: importedImages.has(id),
  imported_images: importedImages.get(id) ?? [],
  version,
  updated_at: updated_at.toISOString(),
})
