import { chooseBudgets, type Budget } from '#domain/search/choose-budgets.ts'
import type { CarSearchEngine } from './create-car-search.ts'

/** Price ranges for what is on offer now. */
export async function listBudgets({ search }: { search: CarSearchEngine }): Promise<Budget[]> {
  return chooseBudgets(await search.prices())
}
