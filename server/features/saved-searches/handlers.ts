import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  stopSavedSearch,
} from './saved-searches.ts'

const { saved_searches } = procedures

export const savedSearchesHandlers = {
  list: saved_searches.list.handler(({ context }) => listSavedSearches(context, requireUser(context).id)),
  save: saved_searches.save.handler(({ context, input }) => saveSearch(context, requireUser(context).id, input)),
  change: saved_searches.change.handler(({ context, input }) =>
    changeSavedSearch(context, requireUser(context).id, input),
  ),
  remove: saved_searches.remove.handler(({ context, input }) =>
    removeSavedSearch(context, requireUser(context).id, input.id),
  ),
  stop: saved_searches.stop.handler(({ context, input }) => stopSavedSearch(context, input.token)),
}
