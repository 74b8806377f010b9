import { sql, type SQL } from 'drizzle-orm'
import type { Catalogue } from '#server/features/catalogue/public.ts'

/** A table of the models that were merged into others, `from_id` and `to_id`. Ads keep the merged one. */
export function mergedModels({ models }: Pick<Catalogue, 'models'>): SQL {
  const merged = [...models.byId].filter(([id, model]) => model.id !== id)
  const [from, to] = [merged.map(([id]) => id), merged.map(([, model]) => model.id)]
  return sql`unnest(${sql.param(from)}::smallint[], ${sql.param(to)}::smallint[]) as merged (from_id, to_id)`
}
