import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { MOST_ALIASES, type TypedModel } from '#contract/car-makers.ts'
import { typedKey } from '#domain/catalogue/typed-key.ts'
import type { CallContext, DataServices } from '#server/context.ts'
import { adTitle, asNamedNow } from '#server/features/catalogue/public.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import { car_models, cars, type CarRow } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { modelContent } from './catalogue-content.ts'

const MOST_LISTED = 100
const MOST_EXAMPLES = 3

/** What sellers typed that is no model yet, the most frequent first. */
export async function listTypedModels({
  db,
  catalogue: read,
}: Pick<DataServices, 'db' | 'catalogue'>): Promise<{ items: TypedModel[]; total: number }> {
  const catalogue = await read()
  const rows = await db
    .select()
    .from(cars)
    .where(and(isNotNull(cars.custom_model), isNull(cars.deleted_at)))
    .orderBy(desc(cars.created_at), asc(cars.id))
  const unknown = rows.map((row) => asNamedNow(row, catalogue)).filter(({ model_id }) => model_id === null)
  const groups = [...Map.groupBy(unknown, (car) => typedKey(car.make_id, car.custom_model ?? '')).values()]
  const listed = groups.toSorted((a, b) => b.length - a.length).slice(0, MOST_LISTED)
  const items = listed.flatMap((found) => {
    const make = catalogue.makers.byId.get(found[0]?.make_id ?? 0)
    if (!make) return []
    const { id: make_id, name_ar: make_name_ar, name_en: make_name_en } = make
    const examples = found.slice(0, MOST_EXAMPLES).map((car) => ({
      id: car.id,
      title_ar: adTitle(car, catalogue, 'ar'),
      title_en: adTitle(car, catalogue, 'en'),
    }))
    return [{ make_id, make_name_ar, make_name_en, typed: mostFrequent(found), ads_count: found.length, examples }]
  })
  return { items, total: groups.length }
}

function mostFrequent(found: readonly CarRow[]): string {
  const spellings = Map.groupBy(found, ({ custom_model }) => custom_model ?? '')
  return [...spellings].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}

/** Makes what sellers typed a spelling of a model. @throws NOT_FOUND, INVALID_INPUT */
export async function mapTypedModel(
  context: CallContext,
  { model_id, typed }: { model_id: number; typed: string },
): Promise<void> {
  const { makers, models, typedModels } = await context.catalogue()
  const model = models.byId.get(model_id)
  if (!model) throw fail('NOT_FOUND')
  const make_id = makers.byId.get(model.make_id)?.id ?? 0
  const known = typedModels.get(typedKey(make_id, typed))
  if (known?.id === model.id) return
  if (known) throw invalid('typed', 'name_taken')
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(car_models).where(eq(car_models.id, model.id)).for('update')
    if (!row) throw fail('NOT_FOUND')
    if (row.aliases.length >= MOST_ALIASES) throw invalid('typed', 'too_many')
    await changeContentIn(context, tx, modelContent, {
      content_id: String(row.id),
      wanted: { aliases: [...row.aliases, typed], edited_at: context.clock().toISOString() },
      seen: {},
      admin_id: requireUser(context).id,
    })
  })
}
