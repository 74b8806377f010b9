import { z } from 'zod'
import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { REPORT_REASONS } from '#domain/reports/reasons.ts'
import { CarCard } from './cars.ts'
import { LIMITED } from './fields.ts'
import { procedure, Text } from './procedure.ts'

const Moment = z.iso.datetime()
const Done = z.object({ done: z.literal(true) })

export const Report = z.strictObject({
  car_id: z.uuid(),
  reason: z.enum(REPORT_REASONS, 'required'),
  note: Text.trim().max(1000, 'too_long').default(''),
})

/** All open reports of one ad. */
export const ReportedAd = z.object({
  card: CarCard,
  seller_id: z.uuid(),
  seller_name: z.string(),
  first_at: Moment,
  count: z.int(),
  reports: z.array(
    z.object({
      id: z.uuid(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      /** Null for visitors without an account. */
      reporter_name: z.string().nullable(),
      created_at: Moment,
    }),
  ),
})
export type ReportedAd = z.output<typeof ReportedAd>

export const TakeDown = z
  .strictObject({
    car_id: z.uuid(),
    reasons: z.array(z.enum(AD_REJECTION_REASONS)).min(1, 'required'),
    /** In the seller's language. */
    note: Text.trim().max(1000, 'too_long').default(''),
  })
  .refine(({ reasons, note }) => !reasons.includes('other') || note !== '', { path: ['note'], message: 'required' })

const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such ad' } }
const DECISION = { ...UNKNOWN, ALREADY_DECIDED: { status: 409, message: 'Someone decided this already' } }

export const reports = {
  add: procedure
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/cars/{car_id}/reports',
      tags: ['reports'],
      summary: 'Something is wrong with an ad',
    })
    .input(Report)
    .errors({ ...LIMITED, ...UNKNOWN })
    .output(Done),
  list: procedure
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/admin/reports', tags: ['reports'], summary: 'Reported ads, the oldest first' })
    .output(z.object({ items: z.array(ReportedAd), total: z.int() })),
  dismiss: procedure
    .meta({ access: 'admin' })
    .route({
      method: 'POST',
      path: '/admin/reports/{car_id}/dismissal',
      tags: ['reports'],
      summary: 'The ad is in order: close all its reports',
    })
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(DECISION)
    .output(Done),
  take_down: procedure
    .meta({ access: 'admin' })
    .route({
      method: 'POST',
      path: '/admin/reports/{car_id}/take-down',
      tags: ['reports'],
      summary: 'Send the ad back to its seller with reasons, and close all its reports',
    })
    .input(TakeDown)
    .errors(DECISION)
    .output(Done),
}
