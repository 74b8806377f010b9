import { z } from 'zod'
import { SEARCH_ALERTS } from '#domain/saved-searches/alerts.ts'
import { errors } from './errors.ts'
import { LinkToken } from './credentials.ts'
import { OneLine, atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { StrictReading } from './search.ts'
import { Timestamp } from './timestamp.ts'

/** Limits the work that one user can cause. */
export const MOST_SAVED_SEARCHES = 50

const Name = OneLine.min(1, 'required').check(atMost(80))
const Alert = z.enum(SEARCH_ALERTS)

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The query string of the search page. */
  query: z.string(),
  alert: Alert,
  /** How alerts read the search. */
  reading: StrictReading,
  created_at: Timestamp,
})
export type SavedSearch = z.output<typeof SavedSearch>

export const NewSavedSearch = z.strictObject({
  /** Chosen by the client, so that a retry does not save the search twice. */
  id: z.uuid(),
  name: Name,
  query: Text.check(atMost(2000)),
  alert: Alert,
})

const route = routesOf('saved searches')

export const saved_searches = {
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('List saved searches', 'GET', '/me/saved-searches', 'Latest first.'))
    .output(z.array(SavedSearch)),
  save: procedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Save a search',
        'POST',
        '/me/saved-searches',
        'Idempotent by the ID, which the client chooses. A user can save 50 searches.',
      ),
    )
    .input(NewSavedSearch)
    .errors(errors('NOT_FOUND', 'TOO_MANY'))
    .output(SavedSearch),
  change: procedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route('Update a saved search', 'PUT', '/me/saved-searches/{id}', 'Changes the name and the frequency of alerts.'),
    )
    .input(z.strictObject({ id: z.uuid(), name: Name, alert: Alert }))
    .errors(errors('NOT_FOUND'))
    .output(SavedSearch),
  remove: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(route('Delete a saved search', 'DELETE', '/me/saved-searches/{id}', 'Also ends its alerts. Idempotent.'))
    .input(z.strictObject({ id: z.uuid() }))
    .errors(errors('NOT_FOUND')),
  stop: voidProcedure
    .meta({ access: 'public', forms: true })
    .route(
      route(
        'Unsubscribe from a saved search',
        'POST',
        '/saved-searches/stops/{token}',
        'Requires the token of the emailed link.',
      ),
    )
    // mail clients add their own form fields (RFC 8058)
    .input(z.looseObject({ token: LinkToken }))
    .errors(errors('LINK_INVALID')),
}
