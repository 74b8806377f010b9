import { useQueryClient } from '@tanstack/react-query'
import { useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { publicSettingsQuery } from './settings-query.ts'

/** Refetches settings when the socket of a signed-in user reports a change. Visitors poll instead. */
export function useLiveSettings(): void {
  const api = useApi()
  const client = useQueryClient()
  useLiveNews('settings', (settings) => {
    client.setQueryData(publicSettingsQuery(api).queryKey, settings)
    void client.invalidateQueries(queriesOf('settings', 'list_any'))
  })
}
