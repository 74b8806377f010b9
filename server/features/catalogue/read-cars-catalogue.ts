import { followMerges } from '#domain/catalogue/follow-merges.ts'
import { normaliseText } from '#domain/text/normalise-text.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_makers, car_models } from '#server/platform/db/schema/index.ts'
import type { CarMaker, CarModel, Directory } from './catalogue.ts'
import { inOrder } from './in-order.ts'

/** Makers and models in the order that admins have set, with merges resolved. */
export async function readCarsCatalogue(db: Db): Promise<{ makers: Directory<CarMaker>; models: Directory<CarModel> }> {
  const makers = mergedDirectory(
    await db
      .select()
      .from(car_makers)
      .orderBy(...inOrder(car_makers)),
  )
  const models = await db
    .select()
    .from(car_models)
    .orderBy(...inOrder(car_models))
  return { makers, models: mergedDirectory(ofMergedMakers(models, makers)) }
}

/** Assigns models of merged makers to the target. A model that the target has as well is merged with it. */
function ofMergedMakers(models: readonly CarModel[], makers: Directory<CarMaker>): CarModel[] {
  const keyOf = ({ make_id, name_en }: CarModel) => `${make_id} ${normaliseText(name_en)}`
  const own = new Map(models.filter(({ merged_into }) => merged_into === null).map((model) => [keyOf(model), model]))
  return models.map((model) => {
    const makeId = makers.byId.get(model.make_id)?.id ?? model.make_id
    if (makeId === model.make_id) return model
    const moved = { ...model, make_id: makeId }
    const twin = own.get(keyOf(moved))
    if (!twin) own.set(keyOf(moved), moved)
    return { ...moved, merged_into: model.merged_into ?? twin?.id ?? null }
  })
}

export function mergedDirectory<Row extends CarMaker | CarModel>(rows: readonly Row[]): Directory<Row> {
  const targets = followMerges(rows)
  const merged = rows.filter((row) => targets.get(row.id) !== row)
  const spellings = Map.groupBy(merged, ({ id }) => targets.get(id)?.id)
  const all = rows.filter((row) => targets.get(row.id) === row).map((row) => withSpellings(row, spellings.get(row.id)))
  const last = new Map(all.map((row) => [row.id, row]))
  const byId = new Map(rows.map(({ id }) => [id, last.get(targets.get(id)?.id ?? id) as Row]))
  return { all, byId, bySlug: new Map(rows.map(({ id, slug }) => [slug, byId.get(id) as Row])) }
}

/** Adds the names of merged rows to the spellings of their target. */
function withSpellings<Row extends CarMaker | CarModel>(row: Row, merged: readonly Row[] = []): Row {
  if (!merged.length) return row
  const names = merged.flatMap(({ name_en, name_ar, aliases }) => [name_en, name_ar, ...aliases])
  return { ...row, aliases: [...new Set([...row.aliases, ...names])] }
}
