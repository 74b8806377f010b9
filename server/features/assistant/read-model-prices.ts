import type { PricePage } from '#contract/prices.ts'
import type { ModelAsked } from '#domain/assistant/model-asked.ts'
import type { DataServices } from '#server/context.ts'
import { getPrices } from '#server/features/prices/public.ts'
import { orNull } from './or-null.ts'

/** The asking prices of a model; null if there are too few ads. */
export async function readModelPrices(
  services: DataServices,
  { model, year, city }: ModelAsked,
): Promise<PricePage | null> {
  const { makers, models } = await services.catalogue()
  const make = makers.byId.get(models.bySlug.get(model)?.make_id ?? 0)
  if (!make) return null
  return orNull(getPrices(services, { make: make.slug, model, year: year ?? undefined, city: city ?? undefined }))
}
