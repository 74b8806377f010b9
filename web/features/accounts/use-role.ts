import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'
import { ROLE_FRESH_MS, throttledRole, type Role } from './role-rules.ts'
import { useApi } from '#web/platform/api.ts'
import { keptFor } from '#web/platform/query-client.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'

/** Null until it is known; what the server lets pass is decided there, whatever this says. */
export function useRole(): Role | null {
  const api: ApiClient = useApi()
  const viewer = useViewer()
  const { data } = useQuery({
    queryKey: ['role', viewer?.id],
    queryFn: () => throttledRole(async () => (await api.accounts.get_role()).role),
    enabled: viewer !== null,
    staleTime: ROLE_FRESH_MS,
    gcTime: keptFor(ROLE_FRESH_MS),
    retry: false,
  })
  return data ?? null
}
