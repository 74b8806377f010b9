import { useQuery } from '@tanstack/react-query'
import type { Model } from '#contract/catalogue.ts'
import { useApi } from '#web/platform/api.ts'

/** Of a make; those of `known` came with the page. */
export function useModels(make: string, known: { make: unknown; models: readonly Model[] }): readonly Model[] {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['catalogue', 'models', make],
    queryFn: ({ signal }) => api.catalogue.list_models({ make }, { signal }),
    enabled: make !== '',
    ...(known.make === make && { initialData: [...known.models] }),
  })
  return make ? (data ?? []) : []
}
