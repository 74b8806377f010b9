import { z } from 'zod'
import { SEARCH_ALERTS } from '#domain/saved-searches/alerts.ts'
import { LinkToken } from './fields.ts'
import { procedure, Text } from './procedure.ts'

/** Nobody needs more; it bounds what one user makes the server look for. */
export const MOST_SAVED_SEARCHES = 50

const Name = Text.trim().min(1, 'required').max(80, 'too_long')
const Alert = z.enum(SEARCH_ALERTS)

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As explore's address says it. */
  query: z.string(),
  alert: Alert,
  created_at: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof SavedSearch>

export const NewSavedSearch = z.strictObject({
  /** Made by the client: sent twice, it is saved once. */
  id: z.uuid(),
  name: Name,
  query: Text.max(2000),
  alert: Alert,
})

const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such search' } }
const Done = z.object({ done: z.literal(true) })

const of = (summary: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['saved searches'],
  summary,
})

export const saved_searches = {
  list: procedure
    .meta({ access: 'user' })
    .route(of('Your saved searches', 'GET', '/saved-searches'))
    .output(z.array(SavedSearch)),
  save: procedure
    .meta({ access: 'user' })
    .route(of('Save a search', 'POST', '/saved-searches'))
    .input(NewSavedSearch)
    .errors({ TOO_MANY: { status: 422, message: `Nobody can save more than ${MOST_SAVED_SEARCHES} searches` } })
    .output(SavedSearch),
  change: procedure
    .meta({ access: 'user' })
    .route(of('Rename a saved search, or change how often you hear of it', 'PUT', '/saved-searches/{id}'))
    .input(z.strictObject({ id: z.uuid(), name: Name, alert: Alert }))
    .errors(UNKNOWN)
    .output(SavedSearch),
  remove: procedure
    .meta({ access: 'user' })
    .route(of('Forget a saved search', 'DELETE', '/saved-searches/{id}'))
    .input(z.strictObject({ id: z.uuid() }))
    .errors(UNKNOWN)
    .output(Done),
  stop: procedure
    .meta({ access: 'public' })
    .route(of('Stop the mails of a saved search with the link of one', 'POST', '/saved-searches/stops/{token}'))
    // mail programs send a form of their own along
    .input(z.looseObject({ token: LinkToken }))
    .errors({ LINK_INVALID: { status: 410, message: 'The link is used up, too old or wrong' } })
    .output(Done),
}
