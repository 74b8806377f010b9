import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { PLACES } from './places.ts'

/** How many items wait on each admin screen, by its path. Counted again whenever the screen has loaded its data again. */
export function useWaiting(): ReadonlyMap<string, number> {
  const viewer = useViewer()
  const { data = [], refetch } = useQuery({
    ...apiQuery(useApi(), 'admin_overview', 'list_queues', undefined, viewer?.id),
    staleTime: 0,
  })
  const isLoading = [useRevalidator().state, useNavigation().state].includes('loading')
  const wasLoading = useRef(false)
  useEffect(() => {
    if (wasLoading.current && !isLoading) void refetch()
    wasLoading.current = isLoading
  }, [isLoading, refetch])
  const counts = new Map<string, number>()
  for (const { queue, count } of data) {
    const [path = ''] = PLACES[queue].to.split('?')
    counts.set(path, (counts.get(path) ?? 0) + count)
  }
  return counts
}
