import type { ApiClient } from '#contract/client.ts'
import type { FactsData } from './use-facts-form.ts'

/** What the form needs with which an admin changes an ad. */
export async function fetchFacts(api: ApiClient, car_id: string): Promise<FactsData> {
  const facts = await api.admin_ads.get_fields({ car_id })
  const { make } = facts.fields
  const [makers, cities, models] = await Promise.all([
    api.catalogue.list_makers(),
    api.catalogue.list_cities(),
    typeof make === 'string' && make ? api.catalogue.list_models({ make }) : [],
  ])
  return { car_id, facts, makers, cities, models, thisYear: new Date().getUTCFullYear() }
}
