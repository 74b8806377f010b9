import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery, queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import type { Changes } from './changes.ts'

/** Changes that come into view together are sent together. */
const TOGETHER_MS = 500

export function useOwnChanges(userId: string | undefined): Changes {
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery({
    ...apiQuery(api, 'changes', 'list', undefined, userId),
    enabled: userId !== undefined,
    staleTime: 0,
  })
  const shown = useRef({ car_ids: new Set<string>(), search_ids: new Set<string>(), as_of: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function send() {
    const { car_ids, search_ids, as_of } = shown.current
    shown.current = { car_ids: new Set(), search_ids: new Set(), as_of }
    // what is not acknowledged stays news
    api.changes.mark_seen({ as_of, car_ids: [...car_ids], search_ids: [...search_ids] }).catch(() => {})
  }

  return {
    cars: data?.cars ?? [],
    searches: data?.searches ?? [],
    noteShown: (what) => {
      if (!data) return
      if ('car_id' in what) shown.current.car_ids.add(what.car_id)
      else shown.current.search_ids.add(what.search_id)
      shown.current.as_of = data.as_of
      clearTimeout(timer.current)
      // a search is marked by a link that leaves the page
      if ('search_id' in what) send()
      else timer.current = setTimeout(send, TOGETHER_MS)
    },
    showAgain: data?.can_show_again
      ? async () => {
          await api.changes.show_again(undefined)
          await refetchQueries(client, queriesOf('changes'))
        }
      : null,
  }
}
