import { z } from 'zod'
import { QUEUES } from '#domain/admin-overview/queues.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const WaitingQueue = z.object({
  queue: z.enum(QUEUES),
  count: z.int(),
  /** When the oldest item was added; null if the queue is empty. */
  oldest_at: Timestamp.nullable(),
})

export const FailedJob = z.object({
  id: z.uuid(),
  /** The name of the scheduled job or queue. */
  name: z.string(),
  /** The number of attempts so far. */
  attempts: z.int(),
  /** When the job will be tried again; null if it will not be. */
  next_attempt_at: Timestamp.nullable(),
  failed_at: Timestamp.nullable(),
  error: z.string().nullable(),
})
export type FailedJob = z.output<typeof FailedJob>

/** A request that failed with an unexpected error. The server log has the error under the same request ID. */
export const FailedRequest = z.object({
  request_id: z.string(),
  method: z.string(),
  path: z.string(),
  failed_at: Timestamp,
})
export type FailedRequest = z.output<typeof FailedRequest>

/** A result of the admin search. */
export const FoundThing = z.object({
  /**
   * Moderators see only the open report of a conversation; without one, the result only confirms that the conversation
   * exists. A `request` is an admin's request that changed something. `media` is a picture of the library.
   */
  kind: z.enum([
    'ad',
    'user',
    'deal',
    'deal_category',
    'brand',
    'post',
    'page',
    'guide',
    'fact',
    'trade_word',
    'maker',
    'model',
    'tag',
    'media',
    'conversation_report',
    'unreported_conversation',
    'request',
    'failed_request',
    'client_fault',
    'failed_job',
  ]),
  id: z.string(),
  /** The name of the object; null if it has none. */
  name: z.object({ ar: z.string(), en: z.string() }).nullable(),
  /** The email of a user, the seller of an ad, or the slug of a model. */
  detail: z.string().nullable(),
  /** Of a model: the ID of its maker, whose screen has it. */
  maker_id: z.int().optional(),
})
export type FoundThing = z.output<typeof FoundThing>

const route = routesOf('admin: overview')

export const admin_overview = {
  list_queues: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'List admin queues',
        'GET',
        '/admin/queues',
        'Queues of pending decisions. Moderators get only the queues that they can decide.',
      ),
    )
    .output(z.array(WaitingQueue)),
  find: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Search everything',
        'GET',
        '/admin/find',
        'Finds ads and users by words, email or phone number, everything that admins write by words, and ads, users, deals, articles, messages, requests and failed jobs by link or ID.',
      ),
    )
    .input(z.strictObject({ text: Text.trim().min(1).check(atMost(500)) }))
    .output(z.array(FoundThing)),
  list_failed_jobs: procedure
    .meta({ access: 'admin' })
    .route(route('List failed jobs', 'GET', '/admin/failed-jobs', 'Latest first, at most 100.'))
    .output(z.array(FailedJob)),
  list_failed_requests: procedure
    .meta({ access: 'admin' })
    .route(
      route('List failed requests', 'GET', '/admin/failed-requests', 'Latest first, at most 50 of the last 14 days.'),
    )
    .input(z.strictObject({ request_id: Text.check(atMost(64)).optional() }))
    .output(z.array(FailedRequest)),
  retry_job: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route('Run a failed job again', 'POST', '/admin/failed-jobs/{job_id}/retry', 'The job runs within a minute.'),
    )
    .input(z.strictObject({ job_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),
}
