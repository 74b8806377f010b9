import { z } from 'zod'
import { pagePath } from '#domain/events/page-path.ts'
import { FAULT_STATES, FAULT_TYPES } from '#domain/client-faults/fault-rules.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

/** Maximum number of errors in a request. */
export const MOST_REPORTS = 10

export const FaultReport = z.strictObject({
  /** Chosen by the client, so that a retry does not count twice; error screens show it. */
  id: z.uuid(),
  type: z.enum(FAULT_TYPES),
  /** The name of the error and its message. */
  message: Text.check(atMost(1000)),
  stack: Text.check(atMost(6000)),
  /** The components around the one that failed; empty if none did. */
  component_stack: Text.check(atMost(6000)),
  page: Text.check(atMost(2000)).overwrite(pagePath),
  /** The number of times that it occurred. */
  times: z.int().min(1).max(1000),
})
export type FaultReport = z.output<typeof FaultReport>

const Counts = z.record(z.string(), z.int())

/** A critical error in browsers, with all its reports. */
export const ClientFault = z.object({
  id: z.uuid(),
  type: z.enum(FAULT_TYPES),
  message: z.string(),
  /** The file and line of the innermost call in the sources; null if it is unknown. */
  source: z.string().nullable(),
  stack: z.string(),
  component_stack: z.string(),
  /** The kind of page of the latest report. */
  page: z.string(),
  count: z.int(),
  versions: Counts,
  browsers: Counts,
  first_seen_at: Timestamp,
  last_seen_at: Timestamp,
  resolved_at: Timestamp.nullable(),
  /** When it was last seen again after it had been resolved; null if it never was. */
  back_at: Timestamp.nullable(),
})
export type ClientFault = z.output<typeof ClientFault>

const route = routesOf('client faults')
const adminRoute = routesOf('admin: client faults')

export const client_faults = {
  report: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Report errors of a browser',
        'POST',
        '/client-faults',
        'Critical errors of the pages. What may identify a person is removed before they are stored. Errors of robots and of extensions of browsers are ignored.',
      ),
    )
    .input(
      z.strictObject({
        /** The version of the page. */
        page_version: z.string().regex(/^[\w.-]{1,40}$/),
        faults: z.array(FaultReport).min(1).max(MOST_REPORTS),
      }),
    )
    .errors(errors('TOO_MANY_ATTEMPTS')),
  list: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'List errors of browsers',
        'GET',
        '/admin/client-faults',
        'At most 100 causes, seen latest first. `report_id` finds the one that an error screen has shown.',
      ),
    )
    .input(z.object({ state: z.enum(FAULT_STATES).default('open'), report_id: z.uuid().optional() }))
    .output(z.object({ items: z.array(ClientFault), total: z.int() })),
  resolve: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Resolve an error of browsers',
        'POST',
        '/admin/client-faults/{fault_id}/resolve',
        'It opens again by itself if a new version still has it.',
      ),
    )
    .input(z.strictObject({ fault_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
}
