import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** What was reported does not change while the report is open. */
export const reportQuery = (api: ApiClient, report_id: string) => ({
  ...apiQuery(api, 'conversation_reports', 'get', { report_id }),
  staleTime: Infinity,
  retry: false,
})
