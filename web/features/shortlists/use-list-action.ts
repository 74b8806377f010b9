import { useQueryClient } from '@tanstack/react-query'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { useAction } from '#web/ui/use-action.ts'

/** `useAction` for own lists, which the page loads again: a fetch in progress may be older than the change. */
export function useListAction(options: Parameters<typeof useAction>[0] = {}) {
  const client = useQueryClient()
  return useAction({ ...options, beforeRefresh: () => void client.cancelQueries(queriesOf('shortlists', 'get')) })
}
