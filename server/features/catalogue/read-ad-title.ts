import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_makers, car_models, type CarRow } from '#server/platform/db/schema/index.ts'
import { adTitle } from './ad-title.ts'
import { typedModels } from './as-named-now.ts'
import { mergedDirectory, readCarsCatalogue } from './read-cars-catalogue.ts'

/**
 * The same as `adTitle`, within a transaction. Reads the complete catalogue only if the maker or model was merged or
 * typed.
 */
export async function readAdTitle(tx: Db, car: CarRow): Promise<(lang: Lang) => string> {
  const makers = await tx.select().from(car_makers).where(eq(car_makers.id, car.make_id))
  const models = await tx
    .select()
    .from(car_models)
    .where(eq(car_models.id, car.model_id ?? 0))
  const isAsStored = models.length > 0 && [...makers, ...models].every(({ merged_into }) => merged_into === null)
  const named = isAsStored
    ? { makers: mergedDirectory(makers), models: mergedDirectory(models) }
    : await readCarsCatalogue(tx)
  const catalogue = { ...named, typedModels: typedModels(named.models.all) }
  return (lang) => adTitle(car, catalogue, lang)
}
