import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { PICTURE_PLACES } from './picture-places.ts'

export type MediaRow = typeof media.$inferSelect

type MediaValues = Omit<MediaRow, 'id' | 'added_at'> & { added_at: string }

/**
 * The content store of the library. Files stay until no picture and no version that can be restored needs them. Places
 * that deleting a picture empties are its fields; bodies of articles that show it keep its place.
 */
export const mediaContent: ContentStore = {
  kind: 'media',
  what: 'change_media',
  changedElsewhere: PICTURE_PLACES.map(({ ids }) => ids),
  read: async (tx, contentId) => {
    const [row] = await tx.select().from(media).where(eq(media.id, contentId))
    if (!row) return null
    const { id, added_at, ...values } = row
    return { ...values, added_at: added_at.toISOString(), ...(await readPlaces(tx, id)) }
  },
  write: async (_services, tx, contentId, values) => {
    if (values) await store(tx, contentId, values)
    else await tx.delete(media).where(eq(media.id, contentId))
    for (const { event } of PICTURE_PLACES) afterCommit(tx, event)
  },
}

/** The IDs of the rows that show a picture, by field. */
async function readPlaces(tx: Db, pictureId: string): Promise<Record<string, unknown[]>> {
  const places: Record<string, unknown[]> = {}
  for (const { table, column, ids } of PICTURE_PLACES) {
    const rows = await tx.select({ id: table.id }).from(table).where(eq(column, pictureId)).orderBy(asc(table.id))
    places[ids] = rows.map(({ id }) => id)
  }
  return places
}

/** The fields of a picture that nothing shows. */
export const NO_PLACES: Values = Object.fromEntries(PICTURE_PLACES.map(({ ids }) => [ids, []]))

async function store(tx: Db, id: string, values: Values): Promise<void> {
  const { added_at, ...own } = withoutPlaces(values) as unknown as MediaValues
  const row = { ...own, added_at: new Date(added_at) }
  const [changed] = await tx.update(media).set(row).where(eq(media.id, id)).returning({ id: media.id })
  if (changed) return
  await tx.insert(media).values({ id, ...row })
  for (const { table, column, ids } of PICTURE_PLACES) {
    // absent in versions that are older than the place
    const emptied = (values[ids] ?? []) as never[]
    // places that show another picture meanwhile keep it
    const isEmpty = and(inArray(table.id, emptied), isNull(column))
    await tx
      .update(table)
      .set({ [column.name]: id })
      .where(isEmpty)
  }
}

const withoutPlaces = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !(field in NO_PLACES)))
