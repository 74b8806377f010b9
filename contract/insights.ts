import { z } from 'zod'
import { BUYING_STEPS } from '#domain/insights/buying-steps.ts'
import { DAY_MEASURES } from '#domain/insights/measures.ts'
import { FieldVitals } from './field-vitals.ts'
import { procedure, routesOf } from './procedure.ts'

const Count = z.int()
const Name = z.object({ ar: z.string(), en: z.string() })

export const Insights = z.object({
  /** The funnel from searches to sales, for the last four weeks and the four weeks before. */
  steps: z.array(
    z.object({ step: z.enum(BUYING_STEPS), from: Count, to: Count, from_before: Count, to_before: Count }),
  ),
  /** Searches without results from at least two sessions within four weeks, as query strings of the search page. */
  empty_searches: z.array(
    z.object({
      search: z.string(),
      /** Names of the catalogue values in `search`. */
      names: z.array(z.object({ field: z.string(), value: z.string(), name: Name })),
      count: Count,
    }),
  ),
  /** Models with the most views per ad within four weeks. */
  wanted_models: z.array(z.object({ name: Name, search: z.string(), views_count: Count, ads_count: Count })),
  /** Sellers who answered fewer than half of their first messages. */
  silent_sellers: z.array(
    z.object({ id: z.uuid(), display_name: z.string().nullable(), first_messages_count: Count, answered_count: Count }),
  ),
  speed: FieldVitals,
  /** The last seven complete days compared with the seven days before. */
  weeks: z.array(z.object({ measure: z.enum(DAY_MEASURES), now: Count, before: Count })),
  /** Complete days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), counts: z.record(z.enum(DAY_MEASURES), Count) })),
})
export type Insights = z.output<typeof Insights>

const route = routesOf('admin: overview')

export const insights = {
  read: procedure
    .meta({ access: 'admin' })
    .route(route('Get insights into the marketplace', 'GET', '/admin/insights', 'Based on complete days.'))
    .output(Insights),
}
