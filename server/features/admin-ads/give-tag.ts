import { and, asc, eq, sql } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { withLockedAd } from '#server/features/ads/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { car_manual_tags, car_tags, cars, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

const isManual = sql`${car_tags.activation_rules} ->> 'type' = 'manual'`

/** @throws NOT_FOUND */
export async function listGivenTags({ db }: Pick<CallContext, 'db'>, carId: string) {
  if (!(await db.$count(cars, eq(cars.id, carId)))) throw fail('NOT_FOUND')
  const given = await db.select().from(car_manual_tags).where(eq(car_manual_tags.car_id, carId))
  const tags = await db.select().from(car_tags).where(isManual).orderBy(asc(car_tags.priority), asc(car_tags.id))
  return tags.map(({ id, name_ar, name_en, enabled }) => ({
    id,
    name_ar,
    name_en,
    enabled,
    is_given: given.some(({ tag_id }) => tag_id === id),
  }))
}

interface Giving {
  car_id: string
  tag_id: number
  is_given: boolean
}

/**
 * Adds or removes a manual tag. The tag does not depend on its rules.
 * @throws NOT_FOUND, INVALID_INPUT
 */
export async function giveTag(context: CallContext, { car_id, tag_id, is_given }: Giving): Promise<void> {
  const [tag] = await context.db
    .select({ isManual: sql<boolean>`${isManual}` })
    .from(car_tags)
    .where(eq(car_tags.id, tag_id))
  if (!tag) throw fail('NOT_FOUND')
  if (!tag.isManual) throw invalid('tag_id', 'tag_not_manual')
  await setGiven(context, { car_id, tag_id, is_given })
}

/** @throws NOT_UNDOABLE if the tag was deleted, or added or removed since */
export async function undoGivenTag(context: CallContext, { id, subject_id, after }: AdminChangeRow): Promise<void> {
  const [tagId, isGiven] = [Number(after['tag_id']), after['is_given'] === true]
  const known = await context.db.$count(car_tags, eq(car_tags.id, tagId))
  const hasChanged =
    !known || !(await setGiven(context, { car_id: subject_id, tag_id: tagId, is_given: !isGiven, undoes: id }))
  if (hasChanged) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
}

/** @returns false if nothing changed */
const setGiven = (
  context: CallContext,
  { car_id, tag_id, is_given, undoes }: Giving & { undoes?: string },
): Promise<boolean> =>
  withLockedAd(context, car_id, async (ad) => {
    if (!ad) throw fail('NOT_FOUND')
    const { tx, catalogue, now } = ad
    const row = { car_id, tag_id }
    const isThis = and(eq(car_manual_tags.car_id, car_id), eq(car_manual_tags.tag_id, tag_id))
    const changed = is_given
      ? await tx.insert(car_manual_tags).values(row).onConflictDoNothing().returning()
      : await tx.delete(car_manual_tags).where(isThis).returning()
    if (!changed.length) return false
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
    await recordAdminChange(tx, {
      admin_id: requireUser(context).id,
      what: 'give_ad_tag',
      subject_id: car_id,
      before: { tag_id, is_given: !is_given },
      after: { tag_id, is_given },
      ...(undoes !== undefined && { undoes }),
      now,
    })
    return true
  })
