import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** All facts, since the blocks of a body and the dialog share one request. Admins may just have changed one. */
export function useFacts() {
  const { data, error } = useQuery({ ...apiQuery(useApi(), 'facts', 'list', {}), staleTime: 0 })
  return { facts: data, error }
}
