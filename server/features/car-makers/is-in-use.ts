import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import {
  ad_revisions,
  articles,
  car_makers,
  car_models,
  car_versions,
  cars,
  deals,
  drafts,
} from '#server/platform/db/schema/index.ts'

/** Whether an ad, a draft, a deal, an article, a model or a merged row refers to a maker or model. */
export async function isInUse(tx: Db, table: typeof car_makers | typeof car_models, id: number): Promise<boolean> {
  const field = table === car_makers ? 'make' : 'model'
  const slug = sql`(select ${table.slug} from ${table} where ${table.id} = ${id})`
  const uses: SQL[] = [
    sql`select 1 from ${cars} where ${table === car_makers ? cars.make_id : cars.model_id} = ${id}`,
    sql`select 1 from ${car_versions} where ${car_versions.facts} ->> ${`${field}_id`} = ${String(id)}`,
    sql`select 1 from ${articles} where ${table === car_makers ? articles.make_id : articles.model_id} = ${id}`,
    sql`select 1 from ${table} where ${table.merged_into} = ${id}`,
    sql`select 1 from ${drafts} where ${drafts.fields} ->> ${field} = ${slug}`,
    sql`select 1 from ${ad_revisions} where ${ad_revisions.ad} ->> ${field} = ${slug}`,
    ...(table === car_makers
      ? [
          sql`select 1 from ${car_models} where ${car_models.make_id} = ${id}`,
          sql`select 1 from ${deals} where ${deals.make_id} = ${id}`,
        ]
      : []),
  ]
  const { rows } = await tx.execute<{ is_used: boolean }>(
    sql`select ${sql.join(
      uses.map((use) => sql`exists (${use})`),
      sql` or `,
    )} as is_used`,
  )
  return rows[0]?.is_used ?? false
}
