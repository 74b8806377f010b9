import { sql } from 'drizzle-orm'
import type { Insights } from '#contract/insights.ts'
import type { CallContext } from '#server/context.ts'

const MOST = 10
/** Models with fewer views are left out. */
const FEWEST_VIEWS = 50

/** Models by the number of views per active ad. */
export async function listWantedModels(
  { db, catalogue: getCatalogue }: Pick<CallContext, 'db' | 'catalogue'>,
  since: string,
): Promise<Insights['wanted_models']> {
  const { makers, models } = await getCatalogue()
  const { rows } = await db.execute<{ model_id: number; views_count: number; ads_count: number }>(sql`
    with wanted as (
      select subject::int as model_id, sum(count)::int as views_count
      from analytics_days
      where measure = 'model_views' and day >= ${since}
      group by subject
      having sum(count) >= ${FEWEST_VIEWS}
    ), offered as (
      select model_id, count(*)::int as ads_count from searchable_cars group by model_id
    )
    select model_id, views_count, coalesce(ads_count, 0) as ads_count
    from wanted left join offered using (model_id)
    order by views_count::float / greatest(ads_count, 1) desc, model_id
    limit ${MOST}`)
  return rows.flatMap(({ model_id, ...counts }) => {
    const model = models.byId.get(model_id)
    const maker = model && makers.byId.get(model.make_id)
    if (!model || !maker) return []
    const name = { ar: `${maker.name_ar} ${model.name_ar}`, en: `${maker.name_en} ${model.name_en}` }
    return [{ name, search: `make=${maker.slug}&model=${model.slug}`, ...counts }]
  })
}
