import { z } from 'zod'
import {
  CAR_INTERACTIONS,
  DEAL_INTERACTIONS,
  HEADER_ELEMENTS,
  MOST_EVENTS,
  TELEGRAM_ACTIONS,
} from '#domain/events/tracked.ts'
import { pagePath } from '#domain/events/page-path.ts'
import { LANGUAGES } from '#domain/language.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { errors } from './errors.ts'
import { atMost, routesOf, Text, voidProcedure } from './procedure.ts'

/** An identifier from the program, never user input. */
const Name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)
/** A path that is reduced to the kind of page before it is stored. */
const PagePath = Text.check(atMost(2000)).overwrite(pagePath)
/** Values from the program: identifiers, numbers and booleans. */
const Facts = z
  .record(Name, z.union([z.boolean(), z.number().min(-1e9).max(1e9), Name]))
  .refine((facts) => Object.keys(facts).length <= 8, 'too_many')
/** Search filters as in the URL of the search page; several values are separated by commas. */
const Filters = z
  .record(Name, z.string().regex(/^[\w.,-]{1,200}$/))
  .refine((filters) => Object.keys(filters).length <= 30, 'too_many')

const Event = z.strictObject({
  /** Chosen by the client, so that a retry does not count twice. */
  id: z.uuid(),
  seconds_ago: z.int().min(0).max(86_400).default(0),
})

export const TrackedEvent = z.union([
  Event.extend({
    call: z.literal('track_header_interaction'),
    element_type: z.enum(HEADER_ELEMENTS),
    element_label: PagePath,
    language: z.enum(LANGUAGES),
    page_url: PagePath,
  }),
  Event.extend({
    call: z.literal('track_user_event'),
    event_category: Name,
    event_action: Name,
    event_label: Name.optional(),
    target_id: z.uuid().optional(),
    target_type: Name.optional(),
    event_data: Facts.optional(),
    page_url: PagePath,
  }),
  Event.extend({
    call: z.literal('track_car_interaction'),
    car_id: z.uuid(),
    interaction_type: z.enum(CAR_INTERACTIONS),
    interaction_data: Facts.optional(),
    page_section: Name.optional(),
    duration_seconds: z.int().min(0).max(86_400).optional(),
  }),
  Event.extend({
    call: z.literal('track_search_event'),
    query: Text.check(atMost(QUERY_MAX_LENGTH)),
    filters: Filters,
    results_count: z.int().min(0).max(1e9),
    page_url: PagePath,
  }),
  Event.extend({
    call: z.literal('track_deal_interaction'),
    deal_id: z.uuid(),
    interaction_type: z.enum(DEAL_INTERACTIONS),
    coupon_code: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional(),
    referrer_page: PagePath,
  }),
  Event.extend({
    call: z.literal('track_telegram_event'),
    action_type: z.enum(TELEGRAM_ACTIONS),
    page_context: PagePath,
  }),
])
export type TrackedEvent = z.output<typeof TrackedEvent>

const route = routesOf('events')

export const events = {
  track: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Record analytics events',
        'POST',
        '/events',
        'Events contain no personal data and are deleted after 90 days. Requests with `DNT: 1` or `Sec-GPC: 1`, and those of robots and moderators, are ignored.',
      ),
    )
    .input(
      z.strictObject({
        /** The ID of a browser tab; it does not identify a person. */
        session_id: z.uuid(),
        events: z.array(TrackedEvent).min(1).max(MOST_EVENTS),
      }),
    )
    .errors(errors('TOO_MANY_ATTEMPTS')),
}
