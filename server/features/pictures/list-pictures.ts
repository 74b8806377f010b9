import { and, eq, inArray } from 'drizzle-orm'
import type { OwnPicture } from '#contract/pictures.ts'
import type { Db } from '#server/platform/db/client.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { presentPicture } from './present.ts'

interface ListPicturesInput {
  owner_id: string
  ids: readonly string[]
}

/** The owner's pictures among these IDs, in the order of the IDs. */
export async function listPictures(db: Db, { owner_id, ids }: ListPicturesInput): Promise<OwnPicture[]> {
  if (!ids.length) return []
  const rows = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.owner_id, owner_id), inArray(pictures.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, presentPicture(row)]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}
