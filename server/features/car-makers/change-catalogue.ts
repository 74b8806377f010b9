import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { MakerFields, ModelFields } from '#contract/car-makers.ts'
import { makeSlug } from '#domain/cars/make-slug.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent, type ContentStore } from '#server/features/content-versions/public.ts'
import { nextId } from '#server/platform/db/next-id.ts'
import { car_makers, car_models } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { makerContent, modelContent, type CatalogueTable } from './catalogue-content.ts'

export async function addMaker(context: CallContext, fields: MakerFields): Promise<{ id: number }> {
  const slug = await freeSlug(context, car_makers, makeSlug(fields.name_en))
  return add(context, makerContent, car_makers, { ...fields, slug })
}

export async function addModel(context: CallContext, makeId: number, model: ModelFields): Promise<{ id: number }> {
  const [maker] = await context.db.select().from(car_makers).where(eq(car_makers.id, makeId))
  if (!maker) throw fail('NOT_FOUND')
  const slug = await freeSlug(context, car_models, `${maker.slug}-${makeSlug(model.name_en)}`)
  return add(context, modelContent, car_models, { ...model, make_id: makeId, slug })
}

interface Change {
  id: number
  wanted: Values
  seen: Values
}

/**
 * Marks the row as edited, so that reference data does not overwrite it.
 * @throws INVALID_INPUT if another maker, or another model of the maker, has the new English name
 */
export async function changeCatalogue(
  context: CallContext,
  store: ContentStore,
  { id, wanted, seen }: Change,
): Promise<{ changed: string[] }> {
  if (typeof wanted.name_en === 'string' && (await isTaken(context, store, id, wanted.name_en)))
    throw invalid('name_en', 'name_exists')
  const editedAt = context.clock().toISOString()
  const changed = await changeContent(context, store, {
    content_id: String(id),
    wanted: Object.keys(wanted).length ? { ...wanted, edited_at: editedAt } : {},
    seen,
    mustExist: true,
  })
  return { changed: changed.filter((field) => field !== 'edited_at') }
}

/** Whether another maker, or another model of the same maker, has the name. Merged ones do not count. */
async function isTaken({ db }: CallContext, store: ContentStore, id: number, nameEn: string): Promise<boolean> {
  const rows =
    store === makerContent
      ? await db.select().from(car_makers).where(isNull(car_makers.merged_into))
      : await db
          .select()
          .from(car_models)
          .where(
            and(
              isNull(car_models.merged_into),
              inArray(
                car_models.make_id,
                db.select({ make_id: car_models.make_id }).from(car_models).where(eq(car_models.id, id)),
              ),
            ),
          )
  return rows.some((row) => row.id !== id && makeSlug(row.name_en) === makeSlug(nameEn))
}

async function add(
  context: CallContext,
  store: ContentStore,
  table: CatalogueTable,
  values: Values,
): Promise<{ id: number }> {
  const id = await nextId(context.db, table)
  const editedAt = context.clock().toISOString()
  await changeContent(context, store, { content_id: String(id), wanted: { ...values, edited_at: editedAt }, seen: {} })
  return { id }
}

/** Finds a unique slug, since slugs are used in URLs. */
async function freeSlug({ db }: CallContext, table: CatalogueTable, slug: string): Promise<string> {
  const [other] = await db.select({ id: table.id }).from(table).where(eq(table.slug, slug))
  if (other || slug === '' || slug.endsWith('-')) throw invalid('name_en', other ? 'name_exists' : 'name_latin')
  return slug
}
