import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { canManageAd } from './access.ts'
import { describeAd, fieldsOf } from './describe-ad.ts'
import { saveDraft } from './drafts.ts'

/** Fields that differ between cars of the same model. */
const OF_ONE_CAR = ['mileage', 'warranty_until', 'inspection_valid_until', 'registration_valid_until']

/**
 * Creates a draft as a copy of an ad. Idempotent by the ID of the draft.
 * @throws NOT_FOUND, TOO_MANY, CHANGED_ELSEWHERE
 */
export async function copyAd(
  context: CallContext,
  { car_id, draft_id }: { car_id: string; draft_id: string },
): Promise<void> {
  const ownerId = requireUser(context).id
  const catalogue = await context.catalogue()
  const [car] = await context.db.select().from(cars).where(eq(cars.id, car_id))
  if (!car || !canManageAd(ownerId, car)) throw fail('NOT_FOUND')
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(describeAd(car, catalogue))).map(([name, value]) => [
      name,
      OF_ONE_CAR.includes(name) ? '' : value,
    ]),
  )
  await saveDraft(context, ownerId, { draft_id, fields, picture_ids: [], version: 0 })
}
