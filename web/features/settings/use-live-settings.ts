import { useQueryClient } from '@tanstack/react-query'
import { useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api.ts'
import { queriesOf } from '#web/platform/api-query.ts'
import { publicSettingsQuery } from './settings-query.ts'

/** Settings change at once for who is signed in: visitors ask for them. */
export function useLiveSettings(): void {
  const api = useApi()
  const client = useQueryClient()
  useLiveNews('settings', (settings) => {
    client.setQueryData(publicSettingsQuery(api).queryKey, settings)
    void client.invalidateQueries(queriesOf('settings', 'list_any'))
  })
}
