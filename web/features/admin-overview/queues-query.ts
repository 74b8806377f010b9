import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

export const queuesQuery = (api: ApiClient, userId: string | undefined) =>
  apiQuery(api, 'admin_overview', 'list_queues', undefined, userId)
