import { z } from 'zod'
import { BUYING_STEPS } from '#domain/insights/buying-steps.ts'
import { DAY_MEASURES } from '#domain/insights/measures.ts'
import { procedure, routesOf } from './procedure.ts'

const Count = z.int()
const Name = z.object({ ar: z.string(), en: z.string() })

export const Insights = z.object({
  /** From searching to buying, in the last four weeks and the four before. */
  steps: z.array(
    z.object({ step: z.enum(BUYING_STEPS), from: Count, to: Count, from_before: Count, to_before: Count }),
  ),
  /** Made in two sessions at least within four weeks, as the address of explore has them. */
  empty_searches: z.array(
    z.object({
      search: z.string(),
      /** What the catalogue calls its values. */
      names: z.array(z.object({ field: z.string(), value: z.string(), name: Name })),
      count: Count,
    }),
  ),
  /** Models by their views for each ad, within four weeks. */
  wanted_models: z.array(z.object({ name: Name, search: z.string(), views_count: Count, ads_count: Count })),
  /** Sellers who leave more first messages unanswered than they answer. */
  silent_sellers: z.array(
    z.object({ id: z.uuid(), display_name: z.string().nullable(), first_messages_count: Count, answered_count: Count }),
  ),
  /** The last seven whole days and the seven before. */
  weeks: z.array(z.object({ measure: z.enum(DAY_MEASURES), now: Count, before: Count })),
  /** Whole days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), counts: z.record(z.enum(DAY_MEASURES), Count) })),
})
export type Insights = z.output<typeof Insights>

const route = routesOf('admin: overview')

export const insights = {
  read: procedure
    .meta({ access: 'admin' })
    .route(route('Get insights into the marketplace', 'GET', '/admin/insights', 'Of whole days.'))
    .output(Insights),
}
