import { useQuery } from '@tanstack/react-query'
import type { Model } from '#contract/catalogue.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** Models of a make. @param known models loaded with the page */
export function useModels(make: string, known: { make: unknown; models: readonly Model[] }): readonly Model[] {
  const api = useApi()
  const { data } = useQuery({
    ...apiQuery(api, 'catalogue', 'list_models', { make }),
    enabled: make !== '',
    ...(known.make === make && { initialData: [...known.models] }),
  })
  return make ? (data ?? []) : []
}
