import { ORPCError } from '@orpc/server'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Ad, Draft, DraftFields } from '#contract/ads.ts'
import { carryOver } from '#domain/ads/carry-over.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, drafts } from '#server/platform/db/schema/index.ts'
import { fieldsOf } from './describe-ad.ts'
import { listKeptImages } from './list-kept-images.ts'
import { unknownAd } from './own-ad.ts'

const MOST_DRAFTS = 20

type Row = typeof drafts.$inferSelect

/** The latest first. */
export async function listDrafts(db: Db, owner_id: string): Promise<Draft[]> {
  const rows = await db.select().from(drafts).where(eq(drafts.owner_id, owner_id)).orderBy(desc(drafts.updated_at))
  const kept = await listKeptImages(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => present(row, kept))
}

/** @throws ORPCError NOT_FOUND also for somebody else's */
export async function getDraft(db: Db, owner_id: string, draft_id: string): Promise<Draft> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, draft_id), eq(drafts.owner_id, owner_id)))
  if (!row) throw unknownAd()
  return present(row, await listKeptImages(db, [draft_id]))
}

interface Saved {
  draft_id: string
  fields: DraftFields
  picture_ids: string[]
  /** That this follows. */
  version: number
}

/**
 * Saved again with what is there already, after a lost answer, it is saved once.
 * @throws ORPCError CHANGED_ELSEWHERE with what is there, TOO_MANY; NOT_FOUND for the id of somebody else's draft or ad
 */
export async function saveDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner_id: string,
  { draft_id: id, fields, picture_ids, version }: Saved,
): Promise<Pick<Draft, 'version' | 'updated_at'>> {
  return db.transaction(async (tx) => {
    const now = clock()
    // a first saving of the same id may be under way in another tab
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    const [known] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
    if (known && known.owner_id !== owner_id) throw unknownAd()
    if (known && known.version !== version) {
      if (!isSame(known, { fields, picture_ids })) {
        const data = present(known, await listKeptImages(tx, [id]))
        throw new ORPCError('CHANGED_ELSEWHERE', { status: 409, message: 'It was changed elsewhere meanwhile', data })
      }
      return { version: known.version, updated_at: known.updated_at.toISOString() }
    }
    if (!known) await assertMayBegin(tx, owner_id, id)
    const row = { fields, picture_ids, version: version + 1, updated_at: now }
    await tx
      .insert(drafts)
      .values({ id, owner_id, created_at: now, ...row })
      .onConflictDoUpdate({ target: drafts.id, set: row })
    return { version: row.version, updated_at: now.toISOString() }
  })
}

export async function discardDraft(db: Db, owner_id: string, draft_id: string): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.id, draft_id), eq(drafts.owner_id, owner_id)))
}

/**
 * What the seller has not changed in a draft says what the ad says now; the version tells who has it open.
 * @param before what the ad said to its seller
 */
export async function refreshDraft(
  tx: Db,
  car_id: string,
  { before, after, now }: { before: Ad; after: Ad; now: Date },
): Promise<void> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, car_id)).for('update')
  if (!draft) return
  // a name that the ad lacked was filled in
  const contact_name = draft.fields.contact_name ?? ''
  const said = (ad: Ad) => ({ ...fieldsOf(ad), contact_name: ad.contact_name || contact_name })
  const has_own_pictures = String(draft.picture_ids) !== String(before.picture_ids)
  const refreshed = {
    fields: carryOver(draft.fields, said(before), said(after)),
    picture_ids: has_own_pictures ? draft.picture_ids : after.picture_ids,
  }
  if (isSame(draft, refreshed)) return
  await tx
    .update(drafts)
    .set({ ...refreshed, version: draft.version + 1, updated_at: now })
    .where(eq(drafts.id, car_id))
}

async function assertMayBegin(tx: Db, owner_id: string, id: string): Promise<void> {
  const [ad] = await tx.select({ seller_id: cars.seller_id }).from(cars).where(eq(cars.id, id))
  if (ad && ad.seller_id !== owner_id) throw unknownAd()
  const [all] = await tx.select({ count: count() }).from(drafts).where(eq(drafts.owner_id, owner_id))
  if ((all?.count ?? 0) >= MOST_DRAFTS) {
    throw new ORPCError('TOO_MANY', { status: 409, message: `Nobody can have more than ${MOST_DRAFTS} drafts` })
  }
}

const isSame = (known: Row, saved: Pick<Saved, 'fields' | 'picture_ids'>): boolean =>
  sorted(known.fields) === sorted(saved.fields) && String(known.picture_ids) === String(saved.picture_ids)

const sorted = (fields: DraftFields): string =>
  JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** @param kept of each that is an ad already */
export const present = (
  { id, fields, picture_ids, version, updated_at }: Row,
  kept: ReadonlyMap<string, string[]>,
): Draft => ({
  id,
  fields,
  picture_ids,
  is_edit: kept.has(id),
  kept_images: kept.get(id) ?? [],
  version,
  updated_at: updated_at.toISOString(),
})
