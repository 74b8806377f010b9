import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ChangedBy } from '#contract/errors.ts'
import { ADMIN_CHANGE_KINDS, SUBJECT_OF } from '#domain/admin-changes/kinds.ts'
import { MACHINE_FIELDS } from '#domain/admin-changes/machine-fields.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_events, admin_changes, cars, profiles, type AdminChangeRow } from '#server/platform/db/schema/index.ts'

/** As many as are looked at, the latest. */
const MOST = 50

interface LaterChange {
  by: ChangedBy
  /** False if it may concern other fields. */
  isOfSameFields: boolean
  /** By the same admin. */
  isOwn: boolean
}

/** Later changes of the same object, the latest first. A change that was undone, and its undo, do not count. */
export async function findLaterChanges(db: Db, change: AdminChangeRow): Promise<LaterChange[]> {
  const fields = changedFields(change)
  const [byAdmins, byOthers] = await Promise.all([listByAdmins(db, change), listByOthers(db, change)])
  return [
    ...byAdmins.map(({ row, by }) => ({
      by,
      isOfSameFields: changedFields(row).some((field) => fields.includes(field)),
      isOwn: row.admin_id === change.admin_id,
    })),
    ...byOthers.map(({ isOfState, by }) => ({
      by,
      isOfSameFields: isOfState && fields.includes('state'),
      isOwn: false,
    })),
  ].toSorted((a, b) => b.by.at.localeCompare(a.by.at))
}

const changedFields = ({ before, after }: AdminChangeRow): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (field) => !MACHINE_FIELDS.includes(field) && !sameJson(before[field], after[field]),
  )

async function listByAdmins(db: Db, { id, what, subject_id, created_at }: AdminChangeRow) {
  const undoing = alias(admin_changes, 'undoing')
  const undone = alias(admin_changes, 'undone')
  const kinds = ADMIN_CHANGE_KINDS.filter((kind) => SUBJECT_OF[kind] === SUBJECT_OF[what])
  const rows = await db
    .select({ row: admin_changes, admin: profiles })
    .from(admin_changes)
    .leftJoin(profiles, eq(profiles.id, admin_changes.admin_id))
    .leftJoin(undoing, eq(undoing.undoes, admin_changes.id))
    .leftJoin(undone, eq(undone.id, admin_changes.undoes))
    .where(
      and(
        eq(admin_changes.subject_id, subject_id),
        inArray(admin_changes.what, kinds),
        sql`(${admin_changes.created_at}, ${admin_changes.id}) > (${created_at}, ${id})`,
        isNull(undoing.id),
        // the undo of a later change takes nothing from this one
        or(
          isNull(undone.id),
          isNotNull(undone.undoes),
          sql`(${undone.created_at}, ${undone.id}) <= (${created_at}, ${id})`,
        ),
      ),
    )
    .orderBy(desc(admin_changes.created_at), desc(admin_changes.id))
    .limit(MOST)
  return rows.map(({ row, admin }): { row: AdminChangeRow; by: ChangedBy } => ({
    row,
    by: {
      kind: row.admin_id === null ? 'machine' : 'admin',
      id: row.admin_id,
      name: (admin && displayName(admin)) ?? null,
      at: row.created_at.toISOString(),
    },
  }))
}

/** Changes of the state of an ad by its seller and by jobs. */
async function listByOthers(db: Db, { what, subject_id, created_at }: AdminChangeRow) {
  if (SUBJECT_OF[what] !== 'ad') return []
  const rows = await db
    .select({ event: ad_events, seller: profiles })
    .from(ad_events)
    .innerJoin(cars, eq(cars.id, ad_events.car_id))
    .leftJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(
      and(
        eq(ad_events.car_id, subject_id),
        gt(ad_events.created_at, created_at),
        or(isNull(ad_events.actor_id), eq(ad_events.actor_id, cars.seller_id)),
      ),
    )
    .orderBy(desc(ad_events.created_at), desc(ad_events.id))
    .limit(MOST)
  return rows.map(({ event, seller }): { isOfState: boolean; by: ChangedBy } => ({
    isOfState: event.from_state !== event.to_state,
    by: {
      kind: event.actor_id === null ? 'machine' : 'seller',
      id: event.actor_id,
      name: event.actor_id === null ? null : ((seller && displayName(seller)) ?? null),
      at: event.created_at.toISOString(),
    },
  }))
}
