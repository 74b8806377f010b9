import { eq } from 'drizzle-orm'
import { sameJson, type Values } from '#domain/admin-changes/merge-fields.ts'
import { storeUndoData } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, type CarRow } from '#server/platform/db/schema/index.ts'
import type { StoredAd } from './lock-ad.ts'

type Revision = StoredAd['revision']

/** Columns of an ad as JSON, with waiting changes as `revision`. */
export const undoValues = (car: CarRow, revision: Revision, names: readonly string[]): Values => {
  const values = { ...car, revision: revision && { ad: revision.ad, submitted_at: revision.submitted_at } }
  return asJson(Object.fromEntries(names.map((name) => [name, values[name as keyof typeof values]])))
}

interface Changed {
  ad: StoredAd & { now: Date }
  change_id: string
  /** The changed columns. */
  row: Partial<CarRow>
}

/** Stores the former values of an ad that an admin has changed, for undoing the change. */
export async function storeAdUndoData(tx: Db, { ad, change_id, row }: Changed): Promise<void> {
  const { car, now } = ad
  const [revision = null] = await tx.select().from(ad_revisions).where(eq(ad_revisions.car_id, car.id))
  const names = [...Object.keys(row).filter((name) => name !== 'updated_at'), 'revision']
  const before = undoValues(car, ad.revision, names)
  const after = undoValues({ ...car, ...row }, revision, names)
  const changed = names.filter((name) => !sameJson(before[name], after[name]))
  await storeUndoData(tx, {
    change_id,
    user_id: car.seller_id,
    before: pick(before, changed),
    after: pick(after, changed),
    now,
  })
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

const asJson = (values: object): Values => JSON.parse(JSON.stringify(values)) as Values
