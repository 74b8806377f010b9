import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, car_pictures, cars, drafts, pictures } from '#server/platform/db/schema/index.ts'

/** Whether an ad of the owner shows the URL. */
export async function isShown(db: Db, { owner_id, url }: { owner_id: string; url: string }): Promise<boolean> {
  const [shown] = await db
    .select({ car_id: cars.id })
    .from(cars)
    .innerJoin(car_pictures, eq(car_pictures.car_id, cars.id))
    .where(and(eq(cars.seller_id, owner_id), eq(car_pictures.url, url)))
    .limit(1)
  return shown !== undefined
}

/** The IDs of pictures that are in use by ads, waiting changes or drafts, and must not be deleted. */
export async function findUsedPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        inArray(pictures.id, [...ids]),
        or(
          sql`exists (select from ${cars} join ${car_pictures} on ${car_pictures.car_id} = ${cars.id}
            where ${cars.seller_id} = ${pictures.owner_id} and ${car_pictures.url} = ${pictures.url})`,
          sql`exists (select from ${cars} where ${cars.seller_id} = ${pictures.owner_id}
            and ${cars.deleted_at} is null and ${pictures.id} = any(${cars.picture_ids}))`,
          sql`exists (select from ${ad_revisions} join ${cars} on ${cars.id} = ${ad_revisions.car_id}
            where ${cars.seller_id} = ${pictures.owner_id} and ${ad_revisions.ad}->'picture_ids' ? ${pictures.id}::text)`,
          sql`exists (select from ${drafts} where ${drafts.owner_id} = ${pictures.owner_id}
            and ${pictures.id} = any(${drafts.picture_ids}))`,
        ),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
