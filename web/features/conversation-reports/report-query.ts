import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** Never refetched: the reported content is a snapshot. */
export const reportQuery = (api: ApiClient, reportId: string) => ({
  ...apiQuery(api, 'conversation_reports', 'get', { report_id: reportId }),
  staleTime: Infinity,
  retry: false,
})
