import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { MOST_ALIASES, type TypedModel } from '#contract/car-makers.ts'
import { typedKey } from '#domain/catalogue/typed-key.ts'
import type { CallContext, DataServices } from '#server/context.ts'
import { adTitle, asNamedNow, type Catalogue } from '#server/features/catalogue/public.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { failDecided } from '#server/features/decision-queue/public.ts'
import { admin_changes, car_models, cars } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { modelContent } from './catalogue-content.ts'

const MOST_LISTED = 100
const MOST_EXAMPLES = 3

/** A typed name of a maker's model, with its newest ads. */
const SPELLING = {
  make_id: cars.make_id,
  model_id: cars.model_id,
  custom_model: cars.custom_model,
  ads_count: count(),
  oldest_at: sql<Date>`min(${cars.created_at})`.mapWith(cars.created_at),
  newest_ids: sql<
    string[]
  >`(array_agg(${cars.id} order by ${cars.created_at} desc, ${cars.id}))[1:${sql.raw(String(MOST_EXAMPLES))}]`,
}

type Services = Pick<DataServices, 'db' | 'catalogue'>

/** How many there are, and since when the oldest ad has waited for one. */
export async function countTypedModels({
  db,
  catalogue,
}: Services): Promise<{ count: number; oldest_at: Date | null }> {
  const found = await groupTyped(db, await catalogue())
  const oldest = Math.min(...found.flat().map(({ oldest_at }) => oldest_at.getTime()))
  return { count: found.length, oldest_at: found.length ? new Date(oldest) : null }
}

/** The spellings of each typed model that is not in the catalogue. */
async function groupTyped(db: Db, catalogue: Catalogue) {
  const spellings = await db
    .select(SPELLING)
    .from(cars)
    .where(and(isNotNull(cars.custom_model), isNull(cars.deleted_at)))
    .groupBy(cars.make_id, cars.model_id, cars.custom_model)
    .orderBy(desc(max(cars.created_at)), asc(cars.make_id), asc(cars.custom_model))
  const unknown = spellings.map((one) => asNamedNow(one, catalogue)).filter(({ model_id }) => model_id === null)
  return [...Map.groupBy(unknown, (one) => typedKey(one.make_id, one.custom_model ?? '')).values()]
}

/** Typed models that are not in the catalogue, most frequent first. */
export async function listTypedModels({
  db,
  catalogue: read,
}: Services): Promise<{ items: TypedModel[]; total: number }> {
  const catalogue = await read()
  const groups = (await groupTyped(db, catalogue)).map((found) => ({
    make: catalogue.makers.byId.get(found[0]?.make_id ?? 0),
    typed: found.toSorted((a, b) => b.ads_count - a.ads_count)[0]?.custom_model ?? '',
    ads_count: found.reduce((sum, one) => sum + one.ads_count, 0),
    example_ids: found.flatMap(({ newest_ids }) => newest_ids).slice(0, MOST_EXAMPLES),
  }))
  const listed = groups.toSorted((a, b) => b.ads_count - a.ads_count).slice(0, MOST_LISTED)
  const examples = await listTitles(
    db,
    catalogue,
    listed.flatMap(({ example_ids }) => example_ids),
  )
  const items = listed.flatMap(({ make, typed, ads_count, example_ids }) => {
    if (!make) return []
    const { id: makeId, name_ar: makeNameAr, name_en: makeNameEn } = make
    return [
      {
        make_id: makeId,
        make_name_ar: makeNameAr,
        make_name_en: makeNameEn,
        typed,
        ads_count,
        examples: example_ids.flatMap((id) => examples.get(id) ?? []),
      },
    ]
  })
  return { items, total: groups.length }
}

type Example = TypedModel['examples'][number]

async function listTitles(db: Db, catalogue: Catalogue, ids: string[]): Promise<Map<string, Example>> {
  const { id, make_id, model_id, custom_model, year, ad_title_ar, ad_title_en } = cars
  const rows = await db
    .select({ id, make_id, model_id, custom_model, year, ad_title_ar, ad_title_en })
    .from(cars)
    .where(inArray(id, ids))
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, title_ar: adTitle(row, catalogue, 'ar'), title_en: adTitle(row, catalogue, 'en') },
    ]),
  )
}

/**
 * Adds a typed name to the spellings of a model.
 * @throws NOT_FOUND, INVALID_INPUT; ALREADY_DECIDED if the name already belongs to a model
 */
export async function mapTypedModel(
  context: CallContext,
  { model_id, typed }: { model_id: number; typed: string },
): Promise<void> {
  const { makers, models, typedModels } = await context.catalogue()
  const model = models.byId.get(model_id)
  if (!model) throw fail('NOT_FOUND')
  const makeId = makers.byId.get(model.make_id)?.id ?? 0
  await context.db.transaction(async (tx) => {
    const ofMaker = eq(car_models.make_id, model.make_id)
    const rows = await tx.select().from(car_models).where(ofMaker).orderBy(asc(car_models.id)).for('update')
    // the catalogue may not have the spelling yet that a colleague has just added
    const known = typedModels.get(typedKey(makeId, typed)) ?? rows.find(({ aliases }) => aliases.includes(typed))
    const adminId = requireUser(context).id
    if (known) {
      throw await failDecided(tx, { decided_by: await findMapper(tx, known.id, typed), admin_id: adminId })
    }
    const row = rows.find(({ id }) => id === model.id)
    if (!row) throw fail('NOT_FOUND')
    if (row.aliases.length >= MOST_ALIASES) throw invalid('typed', 'aliases_too_many')
    await changeContentIn(context, tx, modelContent, {
      content_id: String(row.id),
      wanted: { aliases: [...row.aliases, typed], edited_at: context.clock().toISOString() },
      seen: {},
      admin_id: adminId,
    })
  })
}

/** Who added a spelling to a model; null if it came with the catalogue. */
async function findMapper(tx: Db, modelId: number, typed: string): Promise<string | null> {
  const [change] = await tx
    .select({ admin_id: admin_changes.admin_id })
    .from(admin_changes)
    .where(
      and(
        eq(admin_changes.subject_id, String(modelId)),
        eq(admin_changes.what, modelContent.what),
        sql`${admin_changes.after} @> ${JSON.stringify({ aliases: [typed] })}::jsonb`,
      ),
    )
    .orderBy(desc(admin_changes.created_at))
    .limit(1)
  return change?.admin_id ?? null
}
