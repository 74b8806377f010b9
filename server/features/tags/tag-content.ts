import { asc, eq, inArray, sql } from 'drizzle-orm'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import { TAG_BITS } from '#domain/tags/tag-mask.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_manual_tags, car_tags, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { requestSearchRebuild } from '#server/platform/jobs/request-search-rebuild.ts'

type TagValues = Omit<typeof car_tags.$inferSelect, 'id' | 'bit'> & {
  /** Null for a new tag, for which the store chooses a bit. */
  bit: number | null
  /** Ads to which the tag was added manually. */
  car_ids: string[]
}

/** The content store of tags. IDs are text. A job updates the search rows of affected ads. */
export const tagContent: ContentStore = {
  kind: 'car_tag',
  what: 'change_tag',
  changedElsewhere: ['bit', 'car_ids'],
  read: async (tx, contentId) => {
    const [tag] = await tx
      .select()
      .from(car_tags)
      .where(eq(car_tags.id, Number(contentId)))
    if (!tag) return null
    const { id, ...values } = tag
    return { ...values, car_ids: await listGiven(tx, id) } satisfies TagValues
  },
  write: async ({ jobs }, tx, contentId, values) => {
    const id = Number(contentId)
    const [was] = await tx.select().from(car_tags).where(eq(car_tags.id, id))
    if (values) await store(tx, id, values as unknown as TagValues)
    else await remove(tx, id)
    afterCommit(tx, { type: 'tags_changed' })
    // names and priorities are not part of search rows
    const isSame =
      was && values && sameJson([was.enabled, was.activation_rules], [values.enabled, values.activation_rules])
    if (!isSame) await requestSearchRebuild(jobs, tx)
  },
}

async function store(tx: Db, id: number, { car_ids, bit, ...columns }: TagValues): Promise<void> {
  const [changed] = await tx.update(car_tags).set(columns).where(eq(car_tags.id, id)).returning()
  if (changed) return
  await tx
    .insert(car_tags)
    .overridingSystemValue()
    .values({ id, ...columns, bit: await freeBit(tx, bit) })
  if (!car_ids.length) return
  const still = tx
    .select({ car_id: cars.id, tag_id: sql<number>`${id}::integer`.as('tag_id') })
    .from(cars)
    .where(inArray(cars.id, car_ids))
  await tx.insert(car_manual_tags).select(still)
  afterCommit(tx, { type: 'cars_changed', ids: car_ids })
}

async function remove(tx: Db, id: number): Promise<void> {
  const carIds = await listGiven(tx, id)
  await tx.delete(car_tags).where(eq(car_tags.id, id))
  if (carIds.length) afterCommit(tx, { type: 'cars_changed', ids: carIds })
}

async function listGiven(tx: Db, id: number): Promise<string[]> {
  const rows = await tx
    .select({ car_id: car_manual_tags.car_id })
    .from(car_manual_tags)
    .where(eq(car_manual_tags.tag_id, id))
    .orderBy(asc(car_manual_tags.car_id))
  return rows.map(({ car_id }) => car_id)
}

/**
 * Finds a bit that no tag uses and no search row contains. The bit of a deleted tag stays in search rows until a job
 * has updated them.
 * @param wanted returned if no tag uses it
 * @throws TOO_MANY
 */
async function freeBit(tx: Db, wanted: number | null): Promise<number> {
  // prevents concurrent requests from choosing the same bit
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bits of tags', 0))`)
  const tags = await tx.select({ bit: car_tags.bit }).from(car_tags)
  const taken = new Set(tags.map(({ bit }) => bit))
  if (wanted !== null && !taken.has(wanted)) return wanted
  const [rows] = await tx
    .select({ mask: sql<number>`coalesce(bit_or(${searchable_cars.tags}), 0)` })
    .from(searchable_cars)
  const mask = rows?.mask ?? 0
  const bit = Array.from({ length: TAG_BITS }, (_, at) => at).find((at) => !taken.has(at) && !(mask & (1 << at)))
  if (bit === undefined) throw fail('TOO_MANY')
  return bit
}
