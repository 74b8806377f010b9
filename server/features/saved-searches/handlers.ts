import { procedures } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  stopSavedSearch,
} from './saved-searches.ts'

const DONE = { done: true } as const
const { saved_searches } = procedures

export const savedSearchesHandlers = {
  list: saved_searches.list.handler(({ context }) => listSavedSearches(context, signedIn(context).id)),
  save: saved_searches.save.handler(({ context, input }) => saveSearch(context, signedIn(context).id, input)),
  change: saved_searches.change.handler(({ context, input }) =>
    changeSavedSearch(context, signedIn(context).id, input),
  ),
  remove: saved_searches.remove.handler(async ({ context, input }) => {
    await removeSavedSearch(context, signedIn(context).id, input.id)
    return DONE
  }),
  stop: saved_searches.stop.handler(async ({ context, input }) => {
    await stopSavedSearch(context, input.token)
    return DONE
  }),
}
