import type { Car } from '#contract/cars.ts'
import type { Fact } from '#contract/facts.ts'
import type { YearOfCar } from '#contract/shortlists.ts'
import { COST_LINES, sumOf, yearlyCost, yearlyLoss } from '#domain/calculators/yearly-cost.ts'
import { readYearlyRates, YEARLY_KEYS } from '#domain/calculators/yearly-rates.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import type { DataServices } from '#server/context.ts'
import { listFacts } from '#server/features/facts/public.ts'

const { fuel, ...others } = YEARLY_KEYS
const KEYS = [...Object.values(fuel), ...Object.values(others)]

/** The facts that yearly costs come from, without the fees by fuel economy, which ads do not state. */
export const listYearlyFacts = (services: DataServices): Promise<Fact[]> => listFacts(services, { key: KEYS })

/** What a car costs a year as far as its ad tells; nothing is assumed about its fuel economy or its owner. */
export async function yearOfCar(
  services: DataServices,
  { model, year, fuel_type }: Car,
  facts: readonly Fact[],
): Promise<YearOfCar> {
  const [{ models }, marketOf] = await Promise.all([services.catalogue(), services.marketPrices()])
  const modelId = (model === null ? undefined : models.bySlug.get(model)?.id) ?? null
  const rates = readYearlyRates(facts)
  const use = {
    fuel: fuel_type === 'diesel' ? ('diesel' as const) : ('91' as const),
    km: rates.distance,
    economy: null,
    year,
    insurance: null,
    service: null,
    loss: yearlyLoss(marketOf({ model_id: modelId, year }), marketOf({ model_id: modelId, year: year - 1 })),
  }
  const cost = yearlyCost(use, rates, yearInRiyadh(services.clock()))
  return {
    lines: COST_LINES.map((line) => ({ line, amount: cost[line] === null ? null : Math.round(cost[line]) })),
    total: Math.round(sumOf(cost)),
  }
}
