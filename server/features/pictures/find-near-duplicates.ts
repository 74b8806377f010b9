import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, cars, pictures } from '#server/platform/db/schema/index.ts'

interface NearDuplicate extends Record<string, unknown> {
  picture_id: string
  other_picture_id: string
  other_owner_id: string
  /** The ad that shows the other picture. */
  other_car_id: string
  other_url: string
  /** The number of differing bits, out of 64. */
  distance: number
}

/** Copies that are scaled, recompressed or watermarked differ by fewer bits. */
const MOST_BITS = 6
/** The number of newest pictures that are compared. */
const COMPARED = 100_000
const MOST_FOUND = 20

/** Similar pictures in ads of other sellers, most similar first. Deleted ads are left out. */
export async function findNearDuplicates(
  db: Db,
  { picture_ids, owner_id }: { picture_ids: readonly string[]; owner_id: string },
): Promise<NearDuplicate[]> {
  if (!picture_ids.length) return []
  const { rows } = await db.execute<NearDuplicate>(sql`
    with own as materialized (
      select id, dhash from ${pictures}
      where id = any(${sql.param([...picture_ids])}::uuid[]) and owner_id = ${owner_id} and dhash is not null
    ), others as materialized (
      select id, owner_id, url, dhash from ${pictures}
      where dhash is not null order by created_at desc limit ${COMPARED}
    ), near as (
      select own.id as picture_id, others.id as other_picture_id, others.owner_id as other_owner_id,
        others.url as other_url, bit_count((own.dhash # others.dhash)::bit(64))::int as distance
      from own join others
        on others.owner_id <> ${owner_id} and bit_count((own.dhash # others.dhash)::bit(64)) <= ${MOST_BITS}
    )
    select near.*, shown.car_id as other_car_id
    from near join lateral (
      select ${cars.id} as car_id from ${cars}
      join ${car_pictures} on ${car_pictures.car_id} = ${cars.id} and ${car_pictures.url} = near.other_url
      where ${cars.seller_id} = near.other_owner_id and ${cars.deleted_at} is null limit 1
    ) shown on true
    order by distance, other_picture_id limit ${MOST_FOUND}
  `)
  return rows
}
