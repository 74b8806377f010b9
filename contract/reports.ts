import { z } from 'zod'
import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { REPORT_REASONS } from '#domain/reports/reasons.ts'
import { CarCard } from './cars.ts'
import { distinct } from './distinct.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'
import { plainText } from '#domain/text/plain-text.ts'

export const Report = z.strictObject({
  car_id: z.uuid(),
  reason: z.enum(REPORT_REASONS, 'required'),
  note: Text.overwrite(plainText).check(atMost(1000)).default(''),
})

/** An ad with its open reports. */
export const ReportedAd = z.object({
  card: CarCard,
  seller_id: z.uuid(),
  seller_name: z.string(),
  first_at: Timestamp,
  count: z.int(),
  reports: z.array(
    z.object({
      id: z.uuid(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      /** Null for visitors without an account. */
      reporter_name: z.string().nullable(),
      created_at: Timestamp,
    }),
  ),
})
export type ReportedAd = z.output<typeof ReportedAd>

export const TakeDown = z
  .strictObject({
    car_id: z.uuid(),
    reasons: distinct(z.enum(AD_REJECTION_REASONS)).min(1, 'required'),
    /** Written in the language of the seller. */
    note: Text.overwrite(plainText).check(atMost(1000)).default(''),
  })
  .refine(({ reasons, note }) => !reasons.includes('other') || note !== '', { path: ['note'], message: 'required' })

const route = routesOf('reports')

export const reports = {
  add: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Report an ad',
        'POST',
        '/cars/{car_id}/reports',
        'No account is required. Replaces an open report of the same visitor. Users cannot report their own ads.',
      ),
    )
    .input(Report)
    .errors(errors('TOO_MANY_ATTEMPTS', 'NOT_FOUND', 'OWN_AD')),
  list: procedure
    .meta({ access: 'moderator' })
    .route(route('List reported ads', 'GET', '/admin/reports', 'Oldest first.'))
    .output(z.object({ items: z.array(ReportedAd), total: z.int() })),
  dismiss: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Dismiss the reports of an ad',
        'POST',
        '/admin/reports/{car_id}/dismiss',
        'Closes all open reports. The ad stays, and the seller is not notified.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'CONFLICT_OF_INTEREST')),
  take_down: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Take down a reported ad',
        'POST',
        '/admin/reports/{car_id}/take-down',
        'Rejects the ad with reasons and closes its reports.',
      ),
    )
    .input(TakeDown)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'CONFLICT_OF_INTEREST')),
}
