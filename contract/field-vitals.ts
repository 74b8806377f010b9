import { z } from 'zod'
import { FIELD_VITALS, LONGEST_VALUE, MOST_MEASUREMENTS, VISIT_DEVICES } from '#domain/performance/field-vitals.ts'
import { PAGE_KINDS } from '#domain/performance/page-kind.ts'
import { errors } from './errors.ts'
import { routesOf, voidProcedure } from './procedure.ts'

export const Measurement = z.strictObject({
  page: z.enum(PAGE_KINDS),
  /** Whether the page was opened from another one without loading the document. */
  is_route_change: z.boolean(),
  vital: z.enum(FIELD_VITALS),
  /** Milliseconds; for CLS a share of the screen. */
  value: z.number().min(0).max(LONGEST_VALUE),
})
export type Measurement = z.output<typeof Measurement>

/** Milliseconds, for CLS a share of the screen, that three quarters of the visits do not exceed; null if they are too few. */
const Percentiles = z.record(z.enum(FIELD_VITALS), z.number().nullable())

const Speed = z.object({
  /** The number of measured visits; for route changes, of those. */
  visits_count: z.int(),
  p75: Percentiles,
})

/** How fast the site is for its visitors, by a sample of the visits. */
export const FieldVitals = z.object({
  /** Seven days each up to yesterday, oldest first, and the visits of all visitors in them. */
  weeks: z.array(Speed.extend({ first_day: z.iso.date(), sessions_count: z.int(), contacted_sessions_count: z.int() })),
  pages: z.array(Speed.extend({ page: z.enum(PAGE_KINDS), is_route_change: z.boolean() })),
  devices: z.array(Speed.extend({ device: z.enum(VISIT_DEVICES) })),
  /** The latest version first. */
  versions: z.array(Speed.extend({ version: z.string(), first_day: z.iso.date() })),
})
export type FieldVitals = z.output<typeof FieldVitals>

const route = routesOf('field vitals')

export const field_vitals = {
  report: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Report measurements of a visit',
        'POST',
        '/field-vitals',
        'How fast pages were, without personal data. Only counts are stored. Requests with `DNT: 1` or `Sec-GPC: 1`, and those of robots and moderators, are ignored.',
      ),
    )
    .input(
      z.strictObject({
        /** The version of the page. */
        page_version: z.string().regex(/^[\w.-]{1,40}$/),
        device: z.enum(VISIT_DEVICES),
        measurements: z.array(Measurement).min(1).max(MOST_MEASUREMENTS),
      }),
    )
    .errors(errors('TOO_MANY_ATTEMPTS')),
}
