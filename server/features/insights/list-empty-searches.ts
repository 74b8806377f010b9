import { sql } from 'drizzle-orm'
import type { Insights } from '#contract/insights.ts'
import type { CallContext } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

type EmptySearch = Insights['empty_searches'][number]

const MOST = 10
/** Searches of a single visitor are not significant, and could reveal the visitor. */
const FEWEST_SESSIONS = 2

export async function listEmptySearches(
  { db, catalogue }: Pick<CallContext, 'db' | 'catalogue'>,
  since: string,
): Promise<EmptySearch[]> {
  const { rows } = await db.execute<{ search: string; count: number }>(sql`
    select subject as search, sum(count)::int as count
    from analytics_days
    where measure = 'searches_that_found_nothing' and day >= ${since}
    group by subject
    having sum(sessions_count) >= ${FEWEST_SESSIONS}
    order by 2 desc, 1
    limit ${MOST}`)
  const known = await catalogue()
  return rows.map((row) => ({ ...row, names: namesIn(row.search, known) }))
}

/** Catalogue names of the values in a search. */
function namesIn(search: string, { makers, models, regions, cities, tags }: Catalogue): EmptySearch['names'] {
  const find: Record<string, (value: string) => { name_ar: string; name_en: string } | undefined> = {
    make: (slug) => makers.bySlug.get(slug),
    model: (slug) => models.bySlug.get(slug),
    region: (slug) => regions.bySlug.get(slug),
    city: (slug) => cities.bySlug.get(slug),
    tag: (id) => tags.find((tag) => String(tag.id) === id),
  }
  return [...new URLSearchParams(search)].flatMap(([parameter, value]) => {
    const field = parameter === 'near' ? 'city' : parameter.replace(/^not_/, '')
    const named = find[field]?.(value)
    return named ? [{ field, value, name: { ar: named.name_ar, en: named.name_en } }] : []
  })
}
