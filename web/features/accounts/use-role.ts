import { useQuery } from '@tanstack/react-query'
import type { Role } from '#domain/accounts/roles.ts'
import { ROLE_FRESH_MS, throttledRole } from './role-rules.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { gcTimeOf } from '#web/platform/queries/query-client.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'

/** Null until known. Only for display: the server enforces access itself. */
export function useRole(): Role | null {
  const api = useApi()
  const viewer = useViewer()
  const query = apiQuery(api, 'accounts', 'get_role', undefined, viewer?.id)
  const { data } = useQuery({
    ...query,
    queryFn: async (context) => ({ role: await throttledRole(async () => (await query.queryFn(context)).role) }),
    enabled: viewer !== null,
    // the page was rendered for it
    ...(viewer && { initialData: { role: viewer.role } }),
    staleTime: ROLE_FRESH_MS,
    gcTime: gcTimeOf(ROLE_FRESH_MS),
    retry: false,
  })
  return data?.role ?? null
}
