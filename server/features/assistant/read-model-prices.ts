import type { PricePage } from '#contract/prices.ts'
import type { ModelAsked } from '#domain/assistant/stored-part.ts'
import type { DataServices } from '#server/context.ts'
import { getPrices } from '#server/features/prices/public.ts'
import { DeclaredError } from '#server/platform/fail.ts'

/** The asking prices of a model; null if there are too few ads. */
export async function readModelPrices(
  services: DataServices,
  { model, year, city }: ModelAsked,
): Promise<PricePage | null> {
  const { makers, models } = await services.catalogue()
  const make = makers.byId.get(models.bySlug.get(model)?.make_id ?? 0)
  if (!make) return null
  try {
    return await getPrices(services, { make: make.slug, model, year: year ?? undefined, city: city ?? undefined })
  } catch (error) {
    if (error instanceof DeclaredError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
