import { and, eq, isNull } from 'drizzle-orm'
import type { OwnPicture } from '#contract/pictures.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { listPictures, turnPicture } from '#server/features/pictures/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, type AdminChangeRow } from '#server/platform/db/schema/index.ts'

/**
 * Pictures uploaded by the seller, in display order.
 * @throws NOT_FOUND
 */
export async function listAdPictures(db: Db, carId: string): Promise<OwnPicture[]> {
  const { owner_id, picture_ids } = await readOwned(db, carId)
  return listPictures(db, { owner_id, ids: picture_ids })
}

interface Turn {
  car_id: string
  picture_id: string
  quarter_turns: number
  /** The ID of the change that this one undoes. */
  undoes?: string
}

/**
 * Rotates a picture of this ad. Other pictures of the seller are not found.
 * @throws NOT_FOUND
 */
export async function turnAdPicture(
  context: CallContext,
  { car_id, picture_id, quarter_turns, undoes }: Turn,
): Promise<OwnPicture> {
  const adminId = requireUser(context).id
  return context.db.transaction(async (tx) => {
    const { owner_id, picture_ids } = await readOwned(tx, car_id)
    if (!picture_ids.includes(picture_id)) throw fail('NOT_FOUND')
    const [before] = await listPictures(tx, { owner_id, ids: [picture_id] })
    const turned = await turnPicture({ ...context, db: tx }, { picture_id, owner_id, quarter_turns })
    await recordAdminChange(tx, {
      admin_id: adminId,
      what: 'turn_ad_picture',
      subject_id: car_id,
      before: { picture_id, quarter_turns: String(before?.quarter_turns ?? 0) },
      after: { picture_id, quarter_turns: String(turned.quarter_turns) },
      ...(undoes !== undefined && { undoes }),
      now: context.clock(),
    })
    return turned
  })
}

async function readOwned(db: Db, carId: string): Promise<{ owner_id: string; picture_ids: string[] }> {
  const [car] = await db
    .select({ owner_id: cars.seller_id, picture_ids: cars.picture_ids })
    .from(cars)
    .where(and(eq(cars.id, carId), isNull(cars.deleted_at)))
  if (!car) throw fail('NOT_FOUND')
  return car
}

/** @throws NOT_UNDOABLE if the picture was rotated again */
export async function undoTurn(context: CallContext, { id, subject_id, before, after }: AdminChangeRow): Promise<void> {
  const { picture_id, quarter_turns } = after as Record<string, string>
  const { owner_id } = await readOwned(context.db, subject_id)
  const [now] = await listPictures(context.db, { owner_id, ids: [picture_id ?? ''] })
  if (String(now?.quarter_turns) !== quarter_turns) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
  await turnAdPicture(context, {
    car_id: subject_id,
    picture_id: picture_id ?? '',
    quarter_turns: Number(before['quarter_turns']),
    undoes: id,
  })
}
