import type { ApiClient } from '#contract/client.ts'
import { fetchCarOf } from './fetch-calculator.ts'

/** The car and the facts of the calculator of instalments. */
export async function fetchInstalments(api: ApiClient, address: string) {
  const [facts, car] = await Promise.all([api.facts.list({ topic: 'instalments' }), fetchCarOf(api, address)])
  return { facts, car }
}
export type InstalmentsData = Awaited<ReturnType<typeof fetchInstalments>>
